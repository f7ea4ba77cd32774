import Foundation
import RigidBodies

/// Lines that items collide with from both sides.
@MainActor
final class CollisionBoundary {
    /// The lines of a boundary have the numbers from its own on; those of the reference's bounds are the first four.
    private static var nextNumber = 5

    /// What it was added with; nil for the bounds of the reference.
    let identifier: (any NSCopying)?
    let path: UIBezierPath
    let lines: [(SIMD2<Double>, SIMD2<Double>)]
    let number: Int

    init(_ identifier: any NSCopying, _ path: UIBezierPath) {
        self.identifier = identifier
        self.path = path
        lines = path.cgPath.corners(tolerance: 0.5).flatMap { points, isClosed -> [(SIMD2<Double>, SIMD2<Double>)] in
            let ends = isClosed && points.count > 2 ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
            return zip(points, ends).filter { $0.isFinite && $1.isFinite && ($1 - $0).length > 1e-6 }.map { ($0, $1) }
        }
        number = Self.nextNumber
        Self.nextNumber += max(lines.count, 1)
    }

    /// The bounds of the reference.
    init(_ bounds: CGRect) {
        identifier = nil
        path = UIBezierPath(rect: bounds)
        let (left, top, right, bottom) = (Double(bounds.minX), Double(bounds.minY), Double(bounds.maxX), Double(bounds.maxY))
        let corners = [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)]
        lines = zip(corners, corners.dropFirst() + corners.prefix(1)).filter { ($1 - $0).length > 1e-6 }.map { ($0, $1) }
        number = 1
    }

    func isNamed(_ other: any NSCopying) -> Bool {
        guard let identifier else { return false }
        if let name = identifier as? AnyHashable, let other = other as? AnyHashable { return name == other }
        return (identifier as AnyObject) === (other as AnyObject)
    }
}
