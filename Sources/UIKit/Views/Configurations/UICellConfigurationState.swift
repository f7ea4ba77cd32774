import Foundation

/// The state of a cell, from which configurations derive its appearance.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a cell that a drag started from.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// The cell is being lifted or put back.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// The relation of a cell to a drag over the collection view.
    public enum DropState: Int, Sendable {
        /// The drag does not affect the cell.
        case none = 0
        /// The drag may drop into another cell; this one is not the target.
        case notTargeted = 1
        /// A drop now would go into this cell.
        case targeted = 2
    }

    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether user interaction is disabled.
    public var isDisabled = false
    /// Whether a touch highlights the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard focus.
    public var isFocused = false
    /// Whether the cell is pinned to an edge while its section scrolls.
    public var isPinned = false
    /// Whether the collection view is in editing mode.
    public var isEditing = false
    /// Whether the item's children in an outline are shown.
    public var isExpanded = false
    /// Whether the cell is swiped aside to show its actions.
    public var isSwiped = false
    /// Whether the user is moving the cell to another index path.
    public var isReordering = false
    /// The state of a drag that started from the cell.
    public var cellDragState = DragState.none
    /// The relation of the cell to a drag over the collection view.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits. All other properties are false, `none` or empty.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state value, by its key; nil removes the value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
