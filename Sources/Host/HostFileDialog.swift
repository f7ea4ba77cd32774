import Foundation

/// What a person is to choose in the desktop's own dialog for files.
public struct HostFileRequest: Sendable, Equatable {
    /// What is chosen.
    public enum Kind: String, Sendable {
        /// One file that is there.
        case open
        /// One file or more that are there.
        case openSeveral
        /// A folder that is there.
        case folder
        /// A place for a file.
        case save
    }

    /// What is chosen.
    public var kind: Kind
    /// What the dialog says at its top.
    public var title: String
    /// What a file that is saved is called at first.
    public var name: String?
    /// The folder that is shown at first; nil leaves it to the desktop.
    public var folder: URL?
    /// Patterns of the names that are shown, as `*.png`; none shows all.
    public var patterns: [String]

    public init(kind: Kind, title: String, name: String? = nil, folder: URL? = nil, patterns: [String] = []) {
        (self.kind, self.title, self.name, self.folder, self.patterns) = (kind, title, name, folder, patterns)
    }
}

/// A dialog that a person has not answered yet.
@MainActor
public protocol HostDialog: AnyObject {
    /// Takes it away, as if the person had chosen nothing. Does nothing after the answer.
    func close()
}
