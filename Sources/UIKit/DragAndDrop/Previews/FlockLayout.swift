import CoreGraphics
import Foundation

/// The layout of a flock of platters. The first platter is upright under the finger; the others are below it and slightly rotated.
struct FlockLayout {
    /// The position of a platter.
    struct Placement: Equatable {
        /// The vector from the finger to the platter's centre, in points.
        var offset: CGPoint
        /// The rotation in radians.
        var turn: CGFloat
        var scale: CGFloat
        /// Whether the platter is visible.
        var isSeen: Bool
    }

    /// Whether the platters keep their full size instead of being scaled down.
    var isFullSize: Bool
    /// The vector from the finger to the centre of the first platter at the lift, in points.
    var grip: CGPoint

    /// Computes the position of a platter.
    ///
    /// - Parameters:
    ///   - index: The platter's index in the flock; 0 is on top.
    ///   - box: The platter's visible rectangle, relative to its centre.
    ///   - first: The visible rectangle of the first platter.
    func placement(of index: Int, box: CGRect, first: CGRect) -> Placement {
        let lead = leadOffset(first)
        guard index > 0 else { return Placement(offset: lead, turn: 0, scale: scale(of: box), isSeen: true) }
        let depth = min(index, PreviewConstants.flockDepth)
        // Multiples of the golden ratio do not repeat or cluster. Successive platters are rotated in opposite directions.
        let fraction = (CGFloat(depth) * 0.618_034).truncatingRemainder(dividingBy: 1)
        let turn = (depth % 2 == 0 ? 1 : -1) * PreviewConstants.flockRotation * (0.35 + 0.65 * fraction)
        let angle = CGFloat(depth) * 2.399_963
        let spread = PreviewConstants.flockSpread * (0.4 + 0.6 * fraction)
        let scale = scale(of: box)
        // Aligns the centres of the visible rectangles, which may be different from the centres of the platters.
        let firstScale = self.scale(of: first)
        let middle = CGPoint(x: lead.x + first.midX * firstScale, y: lead.y + first.midY * firstScale)
        return Placement(
            offset: CGPoint(
                x: middle.x + cos(angle) * spread - box.midX * scale, y: middle.y + sin(angle) * spread - box.midY * scale),
            turn: turn, scale: scale, isSeen: index < PreviewConstants.flockDepth)
    }

    private func scale(of box: CGRect) -> CGFloat {
        let side = max(box.width, box.height)
        return isFullSize || side <= PreviewConstants.carriedSide ? 1 : PreviewConstants.carriedSide / side
    }

    /// The vector from the finger to the centre of the first platter. The finger stays at the same point of the platter, even after the platter has shrunk.
    private func leadOffset(_ box: CGRect) -> CGPoint {
        let scale = scale(of: box)
        func held(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(offset * scale, -high * scale), -low * scale)
        }
        return CGPoint(x: held(grip.x, box.minX, box.maxX), y: held(grip.y, box.minY, box.maxY))
    }
}
