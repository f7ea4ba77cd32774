import Foundation

extension UIResponder {
    /// Posted before the first responder's `inputView` or accessory appears at the bottom of the window, or before the window becomes lower for the desktop's
    /// on-screen keyboard.
    ///
    /// The desktop does not report its keyboard. The library assumes one if the window's height decreases by at least 80 points, and its width does not change,
    /// while the user edits text by touch. The keyboard's frame is then below the window. Not posted for a keyboard that covers the window.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the input view, the accessory or the desktop's keyboard appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the input view, the accessory or the desktop's keyboard disappears.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the input view, the accessory or the desktop's keyboard disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the frame of the input view or accessory changes, including when it appears or disappears.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after the frame of the input view or accessory changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The initial frame in screen coordinates: a `CGRect`, or an `NSValue` with one.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The final frame in screen coordinates: a `CGRect`, or an `NSValue` with one.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the animation in seconds: a number.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve of the animation: a number with the raw value of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this program: a Boolean, always true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
