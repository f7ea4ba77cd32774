import Foundation

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }
    init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }

    func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    var squaredLength: Double { dot(self) }
    var length: Double { squaredLength.squareRoot() }
    /// A quarter of a turn clockwise on the screen.
    var quarterTurn: Self { Self(-y, x) }
    /// Of length 1, in the same direction; zero where there is none.
    var unit: Self {
        let length = length
        return length > 1e-12 ? self / length : .zero
    }
    var isFinite: Bool { x.isFinite && y.isFinite }

    func turned(by angle: Double) -> Self {
        guard angle != 0 else { return self }
        let (s, c) = (sin(angle), cos(angle))
        return Self(x * c - y * s, x * s + y * c)
    }
}
