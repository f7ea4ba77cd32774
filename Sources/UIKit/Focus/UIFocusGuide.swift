import CoreGraphics

/// An invisible rectangle that redirects the focus.
///
/// If an arrow key would move the focus to the guide, the focus moves to one of the guide's preferred environments instead: the first that can be
/// focused.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects the focus. The default is true.
    open var isEnabled = true
    /// The environments to which the guide redirects the focus, in order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
