/// A cell of an ``AccessibilityList``.
@MainActor
protocol AccessibilityCell: AccessibilityPositioned {
    /// The list that contains the cell; nil outside of a list.
    var accessibilityList: (any AccessibilityList)? { get }
}

extension AccessibilityCell {
    var accessibilityPosition: (position: Int, count: Int)? { accessibilityList?.accessibilityPosition(of: self) }
}
