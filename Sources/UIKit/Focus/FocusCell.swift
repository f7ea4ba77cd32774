/// A cell of a ``FocusList``.
@MainActor
protocol FocusCell: UIView {
    /// Whether an interactive cell can have the focus although its `canBecomeFocused` is false.
    var isFocusStop: Bool { get }
    /// Whether the focus ring is drawn inside the cell. A ring around the cell would be covered by neighbouring rows and by the edges of the list.
    var showsFocusRingInside: Bool { get }
}

extension FocusCell {
    /// Whether the cell's list can be focused. If it can, the list's own arrow keys move the focus between its cells.
    var isInFocusableList: Bool {
        var nearest: (any FocusList)?
        for outer in sequence(first: superview, next: { $0?.superview }) {
            guard let outer else { break }
            guard let list = outer as? any FocusList else { continue }
            if list.focusIncludesNestedLists { return list.canBecomeFocused }
            if nearest == nil { nearest = list }
        }
        return nearest?.canBecomeFocused ?? false
    }
}
