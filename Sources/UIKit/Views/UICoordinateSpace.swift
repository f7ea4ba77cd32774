/// A frame of reference: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// A point of this space in the coordinates of another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in the coordinates of another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's own rectangle, in its coordinates.
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
