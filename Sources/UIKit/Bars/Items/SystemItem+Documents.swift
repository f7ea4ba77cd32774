import Foundation

extension UIBarButtonItem.SystemItem {
    /// The system item of a bar button in a storyboard or nib; nil for a custom item or an unknown name.
    static func decoded(by coder: NSCoder) -> Self? {
        (coder as? any InterfaceReader)?.attribute("systemItem").flatMap { documentNames[$0] }
    }

    /// The system items, keyed by their names in storyboards and nibs.
    static let documentNames: [String: Self] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace,
        "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    ]
}
