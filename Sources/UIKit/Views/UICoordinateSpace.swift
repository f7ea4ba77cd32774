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
    /// A point of this view in the coordinates of another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (coordinateSpace as? UIView)?.layer)
    }

    /// A point of another space in this view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (coordinateSpace as? UIView)?.layer)
    }

    /// A rectangle of this view in the coordinates of another space: the smallest that contains it.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (coordinateSpace as? UIView)?.layer)
    }

    /// A rectangle of another space in this view's coordinates: the smallest that contains it.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (coordinateSpace as? UIView)?.layer)
    }
}
