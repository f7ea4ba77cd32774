import Host

// The orientation of a pen. Fingers and pointers are upright.
@MainActor
extension HostSample {
    /// See ``UITouch/altitudeAngle``.
    var altitudeAngle: CGFloat {
        let lean = self.lean
        let length = (lean.dx * lean.dx + lean.dy * lean.dy).squareRoot()
        return length == 0 ? .pi / 2 : CGFloat(atan2(1, Double(length)))
    }

    /// See ``UITouch/azimuthUnitVector(in:)``; `window` is the pen's window.
    func azimuthUnitVector(in view: UIView?, window: UIWindow?) -> CGVector {
        var direction = lean
        if direction.dx == 0 && direction.dy == 0 { direction.dx = 1 }
        let start = SceneSpace.convert(position, to: view, from: window)
        let end = SceneSpace.convert(CGPoint(x: position.x + direction.dx, y: position.y + direction.dy), to: view, from: window)
        let vector = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
        return length == 0 ? CGVector(dx: 1, dy: 0) : CGVector(dx: vector.dx / length, dy: vector.dy / length)
    }

    /// The tilt of a pen of height 1 along x and y. The host's tilt of 1 is a quarter turn, which no pen reaches.
    private var lean: CGVector {
        guard let tilt else { return .zero }
        func tangent(_ tilt: CGFloat) -> CGFloat { CGFloat(tan(min(max(Double(tilt), -0.99), 0.99) * .pi / 2)) }
        return CGVector(dx: tangent(tilt.x), dy: tangent(tilt.y))
    }
}
