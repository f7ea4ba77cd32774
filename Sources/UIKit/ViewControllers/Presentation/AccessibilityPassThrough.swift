/// A modal view that is not a node of the accessibility tree. Its children replace it there.
@MainActor
protocol AccessibilityPassThrough: UIView {}
