/// Says which commands are in the older edit menu, and performs them: for something that is no responder, as an item of a list.
@MainActor
protocol MenuCommands: AnyObject {
    /// Whether a command is in the menu.
    func offers(_ action: Selector, sender: Any?) -> Bool
    /// A person chose a command.
    func perform(_ action: Selector, sender: Any?)
    /// The menu is about to go.
    func menuWillHide()
}
