/// Provides and performs the commands of the older edit menu for an object that is not a responder, such as a list's item.
@MainActor
protocol MenuCommands: AnyObject {
    /// Whether a command is available.
    func offers(_ action: Selector, sender: Any?) -> Bool
    /// Called after the user chose a command.
    func perform(_ action: Selector, sender: Any?)
    /// Called before the menu is dismissed.
    func menuWillHide()
}
