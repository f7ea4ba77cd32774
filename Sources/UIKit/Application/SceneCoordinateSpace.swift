/// The coordinate space of a scene's content. Its origin is the top left corner.
@MainActor
final class SceneCoordinateSpace: MainActorObject, UICoordinateSpace {
    private let layer: CALayer

    /// Creates the coordinate space of the layer that contains the scene's windows.
    init(layer: CALayer) {
        self.layer = layer
        super.init(onMainActor: ())
    }

    var bounds: CGRect { layer.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: Self.layer(of: coordinateSpace))
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: Self.layer(of: coordinateSpace))
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: Self.layer(of: coordinateSpace))
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: Self.layer(of: coordinateSpace))
    }

    /// The layer that defines a coordinate space. Nil for spaces of other types, which are treated as the scene's space.
    static func layer(of coordinateSpace: any UICoordinateSpace) -> CALayer? {
        (coordinateSpace as? UIView)?.layer ?? (coordinateSpace as? SceneCoordinateSpace)?.layer
    }
}
