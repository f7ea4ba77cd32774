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

/// Whether two identifiers name the same type. Case is ignored.
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

/// Returns the type with a tag; a dynamic type if no declared type has the tag; nil for an empty tag. The caller releases it, with
/// `takeRetainedValue()`.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
    let type = UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.map { UTType($0) ?? UTType(importedAs: $0) }
    )
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// Returns all types with a tag; nil for an empty tag. The caller releases the array, with `takeRetainedValue()`.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSArray>? {
    let types = UTType.types(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.map { UTType($0) ?? UTType(importedAs: $0) }
    )
    return types.isEmpty ? nil : .passRetained(NSArray(array: types.map { NSString(string: $0.identifier) }))
}

/// Returns the preferred tag of a class for a type; nil if the type has no tag of the class. The caller releases it, with `takeRetainedValue()`.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<NSString>? {
    (UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first).map { .passRetained(NSString(string: $0)) }
}

/// Returns the localized description of the type; nil if it is unknown. The caller releases it, with `takeRetainedValue()`.
public func UTTypeCopyDescription(_ inUTI: String) -> Unmanaged<NSString>? {
    (UTType(inUTI)?.localizedDescription).map { .passRetained(NSString(string: $0)) }
}
