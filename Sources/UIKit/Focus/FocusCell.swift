/// A cell of a ``FocusList``.
@MainActor
protocol FocusCell: UIView {
    /// Whether an interactive cell is a focus stop without `canBecomeFocused`, if its list cannot be focused.
    var isFocusStop: Bool { get }
    /// Whether the focus ring is inside of the cell. Neighbouring rows and the edges of the list would cover an outer ring.
    var showsFocusRingInside: Bool { get }
}

extension FocusCell {
    /// Whether the cell's list can be focused. Its own arrow keys then move between the cells.
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
