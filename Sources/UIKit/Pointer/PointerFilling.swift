/// A view that states itself whether a background fills its bounds, which determines its automatic pointer effect.
@MainActor
protocol PointerFilling: UIView {
    var fillsBounds: Bool { get }
}
