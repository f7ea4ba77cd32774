import Host

// The orientation of a pen. For fingers and pointers it is upright.
@MainActor
extension HostSample {
    /// The value of ``UITouch/altitudeAngle``.
    var altitudeAngle: CGFloat {
        let lean = self.lean
        let length = (lean.dx * lean.dx + lean.dy * lean.dy).squareRoot()
        return length == 0 ? .pi / 2 : CGFloat(atan2(1, Double(length)))
    }

    /// The value of ``UITouch/azimuthUnitVector(in:)``. `window` is the window of the touch.
    func azimuthUnitVector(in view: UIView?, window: UIWindow?) -> CGVector {
        var direction = lean
        if direction.dx == 0 && direction.dy == 0 { direction.dx = 1 }
        let start = SceneSpace.convert(position, to: view, from: window)
        let end = SceneSpace.convert(CGPoint(x: position.x + direction.dx, y: position.y + direction.dy), to: view, from: window)
        let vector = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
        return length == 0 ? CGVector(dx: 1, dy: 0) : CGVector(dx: vector.dx / length, dy: vector.dy / length)
    }

    /// The horizontal offset between the ends of a pen of height 1. The host's tilt of 1 is an angle of 90°, which a pen on the screen cannot reach.
    private var lean: CGVector {
        guard let tilt else { return .zero }
        func tangent(_ tilt: CGFloat) -> CGFloat { CGFloat(tan(min(max(Double(tilt), -0.99), 0.99) * .pi / 2)) }
        return CGVector(dx: tangent(tilt.x), dy: tangent(tilt.y))
    }
}
