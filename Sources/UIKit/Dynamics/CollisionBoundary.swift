import Foundation
import RigidBodies

/// A boundary that consists of lines. Items collide with both sides of a line.
@MainActor
final class CollisionBoundary {
    /// The number of the next boundary. A boundary has one number for each of its lines, starting with its own. The bounds of the animator's reference
    /// use the numbers 1 to 4.
    private static var nextNumber = 5

    /// The identifier of the boundary; nil for the reference's bounds.
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

    /// Creates the boundary of the reference's bounds.
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
