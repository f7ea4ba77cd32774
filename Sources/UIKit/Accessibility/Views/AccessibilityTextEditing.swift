/// A text input of the library, which decides whether assistive technologies may change its text. For text inputs of apps they always may.
@MainActor
protocol AccessibilityTextEditing: AccessibilityStateProviding {
    /// Whether assistive technologies may change the text.
    var allowsAccessibilityEditing: Bool { get }
    /// The placeholder, which names a text input without a label. Nil if the text input has no placeholder.
    var accessibilityPlaceholder: String? { get }
}
