import Foundation

/// How a cell is at the moment.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag does with a cell that it began in.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted, or put back.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }

    /// What a drag over the collection does with a cell.
    public enum DropState: Int, Sendable {
        /// The cell is none of the drag's business.
        case none = 0
        /// A drop into another cell is possible; this one is not its target.
        case notTargeted = 1
        /// A drop now would go into this cell.
        case targeted = 2
    }

    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// The cell takes no touches.
    public var isDisabled = false
    /// A finger is on the cell.
    public var isHighlighted = false
    /// The cell is chosen.
    public var isSelected = false
    /// Keys go to the cell.
    public var isFocused = false
    /// The cell stays at the edge while its section scrolls.
    public var isPinned = false
    /// The collection is being edited.
    public var isEditing = false
    /// The items below this one are shown.
    public var isExpanded = false
    /// The cell was pulled aside to show its actions.
    public var isSwiped = false
    /// The cell is being moved to another place.
    public var isReordering = false
    /// What a drag does with the cell that it began in.
    public var cellDragState = DragState.none
    /// What a drag over the collection does with the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with traits, in which nothing else is so.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the program notes in the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
