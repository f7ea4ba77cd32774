import Host

extension UITextView: AccessibilityTextEditing {
    var accessibilityStates: HostAccessibleStates { isEditable ? [.multiLine, .editable] : .multiLine }
    var allowsAccessibilityEditing: Bool { isEditable }
    var accessibilityPlaceholder: String? { nil }
}
