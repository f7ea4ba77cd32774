import Foundation

/// Who may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same maker. No program on Linux can prove who made it, so such data stays in the process.
    case team = 1
    /// Programs of one group. Membership cannot be proven either, so such data stays in the process.
    case group = 2
    /// This process alone.
    case ownProcess = 3

    /// Whether other programs may have the data.
    package var leavesProcess: Bool { self == .all }
}

/// How a file representation may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int
    /// Options of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file may be read and written where it lies, instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// How an item is best shown where it is put.
public enum UIPreferredPresentationStyle: Int, Sendable {
    /// It is not said.
    case unspecified = 0
    /// Within the text or picture that it is put into.
    case inline = 1
    /// As a file that hangs on.
    case attachment = 2
}

/// An object that can give itself away as data of one or several types.
///
/// An `NSSecureCoding` class needs to name its types alone: its archive is the data where it does not write
/// ``loadData(withTypeIdentifier:forItemProviderCompletionHandler:)`` itself.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects of the class can be written as, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see the data of a type. The narrower of this and of the visibility given at registration counts.
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility

    /// The types that this very object can be written as; the class's unless implemented.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see this very object's data of a type; the class's answer unless implemented.
    func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility

    /// Makes the data of a type, at once or later, and calls the handler with it, or with an error. Called on a queue of the item provider's,
    /// at most once for each load.
    ///
    /// - Returns: How far it is; cancelling it calls the work off. Nil where there is nothing to tell.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Every program, unless the class says otherwise.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// What the class writes, unless the object says otherwise.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// What the class answers, unless the object says otherwise.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// A class whose objects can be made from data of one or several types.
///
/// An `NSSecureCoding` class needs to name its types alone: its archive is read where it does not write
/// ``object(withItemProviderData:typeIdentifier:)`` itself.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that objects of the class can be read from, the preferred first. Data of types that conform to these are read too.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// An object from data of that type, or of one that conforms to one of the class's. Throws where the data are not what they should be; they may
    /// come from another program.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderWriting where Self: NSObject & NSSecureCoding {
    /// The object's archive, whatever the type.
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
    /// The object in an archive that ``NSItemProviderWriting`` wrote. Only objects that the class's own `init(coder:)` asks for are made.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try SecureArchive.object(of: Self.self, in: data)
    }
}
