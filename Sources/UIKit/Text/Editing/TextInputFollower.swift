/// Follows the text input of a scene: the presenter of the first responder's input views.
@MainActor
protocol TextInputFollower: AnyObject {
    /// The objects that are notified of changes of the text and of the selection.
    var textInputDelegates: [any UITextInputDelegate] { get }
    /// Called after the caret moved or the traits of the text input changed.
    func textInputDidChange(_ input: any UITextInput)
}
