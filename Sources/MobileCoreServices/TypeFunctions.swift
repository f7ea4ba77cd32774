import Foundation
import UniformTypeIdentifiers

/// The class of filename extensions, for ``UTTypeCreatePreferredIdentifierForTag(_:_:_:)`` and others.
public let kUTTagClassFilenameExtension = UTTagClass.filenameExtension.rawValue

/// The class of MIME types, for ``UTTypeCreatePreferredIdentifierForTag(_:_:_:)`` and others.
public let kUTTagClassMIMEType = UTTagClass.mimeType.rawValue

/// Whether the first type is the second or conforms to it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    UTType.conforms(inUTI, to: inConformsToUTI)
}

/// Whether the identifiers denote the same type, ignoring case.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

/// Whether the type is declared.
public func UTTypeIsDeclared(_ inUTI: String) -> Bool {
    UTType(inUTI)?.isDeclared ?? false
}

/// Whether the identifier is dynamic, generated from tags.
public func UTTypeIsDynamic(_ inUTI: String) -> Bool {
    UTType(inUTI)?.isDynamic ?? false
}

/// The type for a tag, or a dynamic type if none is declared; nil for an empty tag. The caller owns the result (`takeRetainedValue()`).
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
    let type = UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.map { UTType($0) ?? UTType(importedAs: $0) }
    )
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// All types for a tag; nil for an empty tag. The caller owns the result (`takeRetainedValue()`).
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSArray>? {
    let types = UTType.types(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.map { UTType($0) ?? UTType(importedAs: $0) }
    )
    return types.isEmpty ? nil : .passRetained(NSArray(array: types.map { NSString(string: $0.identifier) }))
}

/// The preferred tag of a class for a type; nil if the type has no such tag. The caller owns the result (`takeRetainedValue()`).
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<NSString>? {
    (UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first).map { .passRetained(NSString(string: $0)) }
}

/// The localized description of the type; nil if it is unknown. The caller owns the result (`takeRetainedValue()`).
public func UTTypeCopyDescription(_ inUTI: String) -> Unmanaged<NSString>? {
    (UTType(inUTI)?.localizedDescription).map { .passRetained(NSString(string: $0)) }
}
