import Foundation

/// How a view that is configured is at the moment: a header, a footer, or the part that cells share.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits.
    public var traitCollection: UITraitCollection
    /// The view takes no touches.
    public var isDisabled = false
    /// A finger is on the view.
    public var isHighlighted = false
    /// The view is chosen.
    public var isSelected = false
    /// Keys go to the view.
    public var isFocused = false
    /// The view stays at the edge while its section scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with traits, in which nothing else is so.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the program notes in the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
