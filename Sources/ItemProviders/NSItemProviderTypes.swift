import Foundation

/// The programs that may read a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same developer. On Linux, programs cannot prove their developer, so the data is available in this process only.
    case team = 1
    /// Programs of the same group. On Linux, programs cannot prove their group, so the data is available in this process only.
    case group = 2
    /// This process only.
    case ownProcess = 3

    /// Whether other programs may read the data.
    package var leavesProcess: Bool { self == .all }
}

/// Options for file representations.
public struct NSItemProviderFileOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Receivers may read and write the file itself instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// The preferred presentation of an item at its destination.
public enum UIPreferredPresentationStyle: Int, Sendable {
    /// No preference.
    case unspecified = 0
    /// Inline in the text or image.
    case inline = 1
    /// Attached to the content.
    case attachment = 2
}

/// An object that can be written as data of one or several types.
///
/// A class that conforms to `NSSecureCoding` only needs to list its types. Its data is then an archive, unless the class implements
/// ``loadData(withTypeIdentifier:forItemProviderCompletionHandler:)``.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The writable types of the class, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The programs that may read the data of a type. Registration also sets a visibility; the more restrictive of the two applies.
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility

    /// The writable types of this object. The default is the class's.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The programs that may read this object's data of a type. The default is the class's.
    func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility

    /// Creates the data of a type, and calls the handler with it or with an error, synchronously or asynchronously. Called on a queue of the item provider,
    /// at most once for each load.
    ///
    /// - Returns: A `Progress`, or nil. Cancelling it stops the load.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The default: all programs.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// The default: the class's types.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// The default: the class's visibility.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// A class whose objects can be created from data of one or several types.
///
/// A class that conforms to `NSSecureCoding` only needs to list its types. Its data is then read as an archive, unless the class implements
/// ``object(withItemProviderData:typeIdentifier:)``.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The readable types of the class, the preferred first. Data of conforming types is accepted too.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data. `typeIdentifier` is one of the class's readable types or conforms to one of them.
    ///
    /// - Throws: An error if the data is invalid. The data may come from another program.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderWriting where Self: NSObject & NSSecureCoding {
    /// The object's archive, for every type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try SecureArchive.data(of: self), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

extension NSItemProviderReading where Self: NSObject & NSSecureCoding {
    /// Decodes an archive that ``NSItemProviderWriting`` wrote. Only objects that the class's own `init(coder:)` requests are created.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try SecureArchive.object(of: Self.self, in: data)
    }
}
