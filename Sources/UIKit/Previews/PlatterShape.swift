import CoreGraphics
import Foundation

/// The visible shape of a preview: a rectangle with or without round corners, or any path.
///
/// Most paths are rectangles. They are recognized because clipping to a rectangle has no extra cost.
enum PlatterShape: Equatable {
    case rounded(CGRect, radius: CGFloat, corners: CACornerMask)
    case path(CGPath)

    static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// Creates the shape of a path in a view's coordinates.
    init(_ path: CGPath) {
        let box = path.boundingBoxOfPath
        self = Self.radius(of: path, in: box).map { .rounded(box, radius: $0, corners: Self.allCorners) } ?? .path(path)
    }

    /// The bounding box of the shape.
    var bounds: CGRect {
        switch self {
        case .rounded(let rect, _, _): rect
        case .path(let path): path.boundingBoxOfPath
        }
    }

    /// The outline.
    var path: CGPath {
        switch self {
        case .path(let path): return path
        case .rounded(let rect, let radius, let corners):
            let reach = min(radius, rect.width / 2, rect.height / 2)
            if corners == Self.allCorners || reach <= 0 {
                return CGPath(roundedRect: rect, cornerWidth: max(reach, 0), cornerHeight: max(reach, 0), transform: nil)
            }
            var rounded: UIRectCorner = []
            if corners.contains(.layerMinXMinYCorner) { rounded.insert(.topLeft) }
            if corners.contains(.layerMaxXMinYCorner) { rounded.insert(.topRight) }
            if corners.contains(.layerMinXMaxYCorner) { rounded.insert(.bottomLeft) }
            if corners.contains(.layerMaxXMaxYCorner) { rounded.insert(.bottomRight) }
            return UIBezierPath(roundedRect: rect, byRoundingCorners: rounded, cornerRadii: CGSize(width: reach, height: reach)).cgPath
        }
    }

    /// The corner radius if `path` is a rounded rectangle or a circle, as `UIBezierPath` makes them.
    private static func radius(of path: CGPath, in box: CGRect) -> CGFloat? {
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        if path == CGPath(rect: box, transform: nil) { return 0 }
        if abs(box.width - box.height) < 0.001, path == CGPath(ellipseIn: box, transform: nil) { return box.width / 2 }
        // The path begins in the middle of the right side and goes down to the corner.
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            if ends.count < 2, element.pointee.type != .closeSubpath { ends.append(element.pointee.points[0]) }
        }
        guard ends.count == 2 else { return nil }
        let radius = box.maxY - ends[1].y
        guard radius > 0, radius <= min(box.width, box.height) / 2 + 0.001 else { return nil }
        return path.isAlmost(CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)) ? radius : nil
    }
}

extension CGPath {
    /// Whether another path has the same elements at the same points, apart from rounding errors.
    fileprivate func isAlmost(_ other: CGPath) -> Bool {
        func points(_ path: CGPath) -> [CGPoint] {
            var points: [CGPoint] = []
            path.applyWithBlock { element in
                let count =
                    switch element.pointee.type {
                    case .moveToPoint, .addLineToPoint: 1
                    case .addQuadCurveToPoint: 2
                    case .addCurveToPoint: 3
                    default: 0
                    }
                for index in 0..<count { points.append(element.pointee.points[index]) }
            }
            return points
        }
        let (mine, others) = (points(self), points(other))
        return mine.count == others.count && zip(mine, others).allSatisfy { abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001 }
    }
}
