import CoreGraphics
import Foundation

/// Corners of a rectangle, with y pointing down.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
    /// The bits, one per corner.
    public let rawValue: UInt

    /// Creates a set of corners with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner with the minimum x and the minimum y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner with the maximum x and the minimum y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner with the minimum x and the maximum y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner with the maximum x and the maximum y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGMutablePath {
    /// Adds a closed rectangle with quarter ellipses at `corners`.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect) }
        // Adds the corner at `point`. The path enters along `entry` and leaves along `exit`, both directed away from the corner.
        func corner(_ corner: UIRectCorner, _ point: CGPoint, entry: CGVector, exit: CGVector, isFirst: Bool = false) {
            let isRound = corners.contains(corner)
            func at(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: point.x + direction.dx * width * part, y: point.y + direction.dy * height * part)
            }
            let start = isRound ? at(entry, 1) : point
            if isFirst { move(to: start) } else { addLine(to: start) }
            guard isRound else { return }
            // The control points of a quarter ellipse are 1 − 4 (√2 − 1) / 3 of the radius away from the corner.
            let rest: CGFloat = 0.447_715_250_169_206_6
            addCurve(to: at(exit, 1), control1: at(entry, rest), control2: at(exit, rest))
        }
        let left = CGVector(dx: -1, dy: 0)
        let right = CGVector(dx: 1, dy: 0)
        let up = CGVector(dx: 0, dy: -1)
        let down = CGVector(dx: 0, dy: 1)
        corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), entry: down, exit: right, isFirst: true)
        corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), entry: left, exit: down)
        corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), entry: up, exit: left)
        corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), entry: right, exit: up)
        closeSubpath()
    }
}
