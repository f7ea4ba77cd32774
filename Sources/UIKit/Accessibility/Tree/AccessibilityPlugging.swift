import Host

/// A view in which another program shows something that assistive programs ask that program about, such as a page of the web.
@MainActor
package protocol AccessibilityPlugging: UIView {
    /// Where the other program tells of it; nil while that is not known. Asked each time that an assistive program asks for the view.
    var accessibilityPlug: HostAccessiblePlug? { get }
    /// What the view is called where the app did not name it.
    var accessibilityPlugName: String { get }
}

extension AccessibilityPlugging {
    /// Tells assistive programs in a moment of ``accessibilityPlug``, where it is another one.
    package func accessibilityPlugMayHaveChanged() { AccessibilityBridge.current?.treeMayHaveChanged() }
}
