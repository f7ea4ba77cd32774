import Foundation

// Titles, accessibility labels and icons of the system items.
extension UIBarButtonItem.SystemItem {
    /// The localized title of a text item. Nil for an item with an icon.
    var title: String? {
        let english: String? =
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        return english.map { LibraryWords.text($0) }
    }

    /// The localized accessibility label.
    var spokenName: String? {
        let english: String? =
            switch self {
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast forward"
            case .pageCurl: "Page curl"
            case .close: "Close"
            default: nil
            }
        return english.map { LibraryWords.text($0) } ?? title
    }

    /// The icon. Nil for a text item.
    @MainActor
    var image: UIImage? {
        switch self {
        case .add: BarSign.plus.image
        case .compose: BarSign.compose.image
        case .reply: BarSign.reply.image
        case .action: BarSign.share.image
        case .organize: BarSign.folder.image
        case .bookmarks: BarSign.book.image
        case .search: BarSign.magnifier.image
        case .refresh: BarSign.refresh.image
        case .stop, .close: BarSign.cross.image
        case .camera: BarSign.camera.image
        case .trash: BarSign.bin.image
        case .play: BarSign.play.image
        case .pause: BarSign.pause.image
        case .rewind: BarSign.rewind.image
        case .fastForward: BarSign.fastForward.image
        case .pageCurl: BarSign.pageCurl.image
        default: nil
        }
    }
}
