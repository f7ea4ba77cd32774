import Host

/// A view in which another program renders content with an accessibility tree of its own, such as a web page.
@MainActor
package protocol AccessibilityPlugging: UIView {
    /// The address of the other program's tree; nil while it is unknown. Read for each query of the view.
    var accessibilityPlug: HostAccessiblePlug? { get }
    /// The view's name if the app has set none.
    var accessibilityPlugName: String { get }
}

extension AccessibilityPlugging {
    /// Reports a new ``accessibilityPlug`` with the next comparison.
    package func accessibilityPlugMayHaveChanged() { AccessibilityBridge.current?.treeMayHaveChanged() }
}
