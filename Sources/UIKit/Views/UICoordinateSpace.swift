/// A coordinate space: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point to another coordinate space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another coordinate space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another coordinate space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another coordinate space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The bounds of the space, in its own coordinates.
    var bounds: CGRect { get }
}

extension UIView {
    func baseConvert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (space as? UIView)?.layer)
    }

    func baseConvert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (space as? UIView)?.layer)
    }

    func baseConvert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (space as? UIView)?.layer)
    }

    func baseConvert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (space as? UIView)?.layer)
    }
}
