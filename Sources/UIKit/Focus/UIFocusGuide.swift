import CoreGraphics

/// A rectangle that leads the focus to where the arrows would not.
///
/// An arrow that comes to the guide goes on to the first of its preferred environments that can be focused.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads anywhere. True unless set.
    open var isEnabled = true
    /// Where the guide leads, the best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
