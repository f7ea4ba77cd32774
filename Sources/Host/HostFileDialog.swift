import Foundation

/// A request for the desktop's file dialog.
public struct HostFileRequest: Sendable, Equatable {
    /// The kind of dialog.
    public enum Kind: String, Sendable {
        /// Open one existing file.
        case open
        /// Open one or several existing files.
        case openSeveral
        /// Choose an existing folder.
        case folder
        /// Choose a destination for a file.
        case save
    }

    /// The kind.
    public var kind: Kind
    /// The dialog's title.
    public var title: String
    /// The suggested name of a file to save.
    public var name: String?
    /// The initial folder; nil for the desktop's default.
    public var folder: URL?
    /// Glob patterns for the names of the shown files, such as `*.png`. If empty, all files are shown.
    public var patterns: [String]

    public init(kind: Kind, title: String, name: String? = nil, folder: URL? = nil, patterns: [String] = []) {
        (self.kind, self.title, self.name, self.folder, self.patterns) = (kind, title, name, folder, patterns)
    }
}

/// An open dialog.
@MainActor
public protocol HostDialog: AnyObject {
    /// Closes the dialog as if the user had cancelled it. Does nothing if the dialog was already answered.
    func close()
}
