import CoreGraphics

/// An invisible rectangle that redirects the focus.
///
/// An arrow key that reaches the guide moves the focus to the first of its preferred environments that can be focused.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects the focus. The default is true.
    open var isEnabled = true
    /// The destinations, the preferred first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
