/// The content of a scene as a frame of reference: points from its top left corner.
@MainActor
final class SceneCoordinateSpace: MainActorObject, UICoordinateSpace {
    private let layer: CALayer

    /// The space of the layer that a scene's windows are in.
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

    /// The layer whose coordinates a space has; nil, which means those of the scene, for a space that has none.
    static func layer(of coordinateSpace: any UICoordinateSpace) -> CALayer? {
        (coordinateSpace as? UIView)?.layer ?? (coordinateSpace as? SceneCoordinateSpace)?.layer
    }
}
