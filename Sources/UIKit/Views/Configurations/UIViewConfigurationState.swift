import Foundation

/// The state of a configurable view without cell-specific states, such as a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits.
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled.
    public var isDisabled = false
    /// Whether a touch highlights the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the keyboard focus.
    public var isFocused = false
    /// Whether the view is pinned to an edge while its section scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits. All other properties are false or empty.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state value, by its key; nil removes the value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
