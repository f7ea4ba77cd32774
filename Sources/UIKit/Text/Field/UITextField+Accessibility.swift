import Host

extension UITextField: AccessibilityTextEditing {
    var accessibilityStates: HostAccessibleStates { .editable }
    var allowsAccessibilityEditing: Bool { isEnabled }
    var accessibilityPlaceholder: String? { placeholder }
}
