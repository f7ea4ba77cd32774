/// A modal view that is not a container in the accessibility tree. Its children take its position.
@MainActor
protocol AccessibilityPassThrough: UIView {}
