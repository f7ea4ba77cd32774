import CoreGraphics
import Foundation

/// Where the platters of a flock lie: the first one straight under the finger where it was taken, the others turned a little below it.
struct FlockLayout {
    /// Where a platter lies.
    struct Place: Equatable {
        /// From the finger to the platter's middle, in points.
        var offset: CGPoint
        /// In radians.
        var turn: CGFloat
        var scale: CGFloat
        /// Whether it is among those that are seen.
        var isSeen: Bool
    }

    /// Whether platters keep their size.
    var isFullSize: Bool
    /// From the finger to the middle of the first platter as it was lifted, in points.
    var grip: CGPoint

    /// Where a platter lies.
    ///
    /// - Parameters:
    ///   - index: Which one of the flock; 0 is on top.
    ///   - box: What is seen of it about its middle.
    ///   - first: What is seen of the first one.
    func place(of index: Int, box: CGRect, first: CGRect) -> Place {
        let lead = leadOffset(first)
        guard index > 0 else { return Place(offset: lead, turn: 0, scale: scale(of: box), isSeen: true) }
        let depth = min(index, PreviewConstants.flockDepth)
        // Steps of the golden section never repeat and never cluster; every other platter is turned the other way.
        let fraction = (CGFloat(depth) * 0.618_034).truncatingRemainder(dividingBy: 1)
        let turn = (depth % 2 == 0 ? 1 : -1) * PreviewConstants.flockTurn * (0.35 + 0.65 * fraction)
        let angle = CGFloat(depth) * 2.399_963
        let spread = PreviewConstants.flockSpread * (0.4 + 0.6 * fraction)
        let scale = scale(of: box)
        // Middle over middle of what is seen, whatever part of its view that is.
        let firstScale = self.scale(of: first)
        let middle = CGPoint(x: lead.x + first.midX * firstScale, y: lead.y + first.midY * firstScale)
        return Place(
            offset: CGPoint(
                x: middle.x + cos(angle) * spread - box.midX * scale, y: middle.y + sin(angle) * spread - box.midY * scale),
            turn: turn, scale: scale, isSeen: index < PreviewConstants.flockDepth)
    }

    private func scale(of box: CGRect) -> CGFloat {
        let side = max(box.width, box.height)
        return isFullSize || side <= PreviewConstants.carriedSide ? 1 : PreviewConstants.carriedSide / side
    }

    /// The finger stays at the part of the first platter that it took, and on it when that has become smaller.
    private func leadOffset(_ box: CGRect) -> CGPoint {
        let scale = scale(of: box)
        func held(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(offset * scale, -high * scale), -low * scale)
        }
        return CGPoint(x: held(grip.x, box.minX, box.maxX), y: held(grip.y, box.minY, box.maxY))
    }
}
