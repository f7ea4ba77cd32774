/// Provides and performs the commands of the older edit menu for an object that is not a responder, such as a list's item.
@MainActor
protocol MenuCommands: AnyObject {
    /// Whether a command is available.
    func offers(_ action: Selector, sender: Any?) -> Bool
    /// The user chose a command.
    func perform(_ action: Selector, sender: Any?)
    /// The menu is about to be dismissed.
    func menuWillHide()
}
