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
        return english.map { LocalizedStrings.text($0) }
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
        return english.map { LocalizedStrings.text($0) } ?? title
    }

    /// The icon. Nil for a text item.
    @MainActor
    var image: UIImage? {
        switch self {
        case .add: BarIcon.plus.image
        case .compose: BarIcon.compose.image
        case .reply: BarIcon.reply.image
        case .action: BarIcon.share.image
        case .organize: BarIcon.folder.image
        case .bookmarks: BarIcon.book.image
        case .search: BarIcon.magnifier.image
        case .refresh: BarIcon.refresh.image
        case .stop, .close: BarIcon.cross.image
        case .camera: BarIcon.camera.image
        case .trash: BarIcon.bin.image
        case .play: BarIcon.play.image
        case .pause: BarIcon.pause.image
        case .rewind: BarIcon.rewind.image
        case .fastForward: BarIcon.fastForward.image
        case .pageCurl: BarIcon.pageCurl.image
        default: nil
        }
    }
}
