/// A view that reports whether a background fills its bounds. The answer determines the view's automatic pointer effect.
@MainActor
protocol PointerFilling: UIView {
    var fillsBounds: Bool { get }
}
