import Host

/// A view in which another program renders content, such as a web page. That program provides its own accessibility tree.
@MainActor
package protocol AccessibilityPlugging: UIView {
    /// The address of the other program's accessibility tree; nil while it is unknown. Every query of the view reads it.
    var accessibilityPlug: HostAccessiblePlug? { get }
    /// The view's name if the app has set none.
    var accessibilityPlugName: String { get }
}

extension AccessibilityPlugging {
    /// Schedules a comparison that reports a changed ``accessibilityPlug``.
    package func accessibilityPlugMayHaveChanged() { AccessibilityBridge.current?.treeMayHaveChanged() }
}
