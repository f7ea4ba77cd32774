import Foundation

extension SIMD2<Double> {
    package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    package var squaredLength: Double { dot(self) }
    package var length: Double { squaredLength.squareRoot() }
    /// The vector rotated by 90° clockwise on the screen.
    package var perpendicular: Self { Self(-y, x) }
    /// The normalized vector; zero for a zero vector.
    package var unit: Self {
        let length = length
        return length > 1e-12 ? self / length : .zero
    }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    package func turned(by angle: Double) -> Self {
        guard angle != 0 else { return self }
        let (s, c) = (sin(angle), cos(angle))
        return Self(x * c - y * s, x * s + y * c)
    }
}
