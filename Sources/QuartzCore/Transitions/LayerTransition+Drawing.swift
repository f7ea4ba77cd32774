internal import CGtk
import Foundation

extension LayerTransition {
    func node(to new: RenderNode?, size: CGSize, scale: CGFloat) -> RenderNode? {
        let progress = min(max(progress, 0), 1)
        switch kind {
        case .fade: return RenderNode.fade(old, new, progress)
        case .moveIn(let direction):
            return RenderNode.group([old, new?.translated(by: direction.way(size, progress - 1))].compactMap { $0 })
        case .push(let direction):
            let parts = [old?.translated(by: direction.way(size, progress)), new?.translated(by: direction.way(size, progress - 1))]
            return RenderNode.group(parts.compactMap { $0 })
        case .reveal(let direction):
            return RenderNode.group([new, old?.translated(by: direction.way(size, progress))].compactMap { $0 })
        case .flip(let direction): return flip(new, direction, progress, size, scale)
        case .curlUp: return curl(old, over: new, progress, size, scale)
        case .curlDown: return curl(new, over: old, 1 - progress, size, scale)
        }
    }

    /// Draws the flip: shows the old side until that side is seen edge-on, and the new side afterwards.
    private func flip(
        _ new: RenderNode?, _ direction: TransitionKind.Direction, _ progress: CGFloat, _ size: CGSize, _ scale: CGFloat
    ) -> RenderNode? {
        let isOld = progress < 0.5
        guard let side = isOld ? old : new else { return nil }
        let angle = .pi * (isOld ? progress : progress - 1)
        if abs(angle) < 1e-6 { return side }
        var turn = CATransform3DIdentity
        turn.m34 = -1 / (max(size.width, size.height, 1) * TransitionConstants.flipDistance)
        // A positive rotation moves one side towards the viewer: about the vertical axis the left side, about the horizontal axis the bottom.
        switch direction {
        case .right: turn = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), turn)
        case .left: turn = CATransform3DConcat(CATransform3DMakeRotation(-angle, 0, 1, 0), turn)
        case .down: turn = CATransform3DConcat(CATransform3DMakeRotation(-angle, 1, 0, 0), turn)
        case .up: turn = CATransform3DConcat(CATransform3DMakeRotation(angle, 1, 0, 0), turn)
        }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let placed = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), turn),
            CATransform3DMakeTranslation(middle.x, middle.y, 0))
        return (isOld ? oldSide : newSide).node(of: side, PlaneProjection(placed), scale: scale)
    }

    /// `page`, curled up by `progress`, on top of `below`.
    private func curl(
        _ page: RenderNode?, over below: RenderNode?, _ progress: CGFloat, _ size: CGSize, _ scale: CGFloat
    ) -> RenderNode? {
        guard let page else { return below }
        if progress <= 0 { return page }
        if progress >= 1 { return below }
        let turned = PageCurl.node(of: page, size: size, progress: progress, scale: scale)
        return RenderNode.group([below, turned].compactMap { $0 })
    }
}

extension TransitionKind.Direction {
    /// The offset by `factor` times the `size` in this direction.
    fileprivate func way(_ size: CGSize, _ factor: CGFloat) -> CGPoint {
        switch self {
        case .left: CGPoint(x: -size.width * factor, y: 0)
        case .right: CGPoint(x: size.width * factor, y: 0)
        case .up: CGPoint(x: 0, y: -size.height * factor)
        case .down: CGPoint(x: 0, y: size.height * factor)
        }
    }
}

/// The dimensions of transitions.
enum TransitionConstants {
    /// The viewer's distance from a flipping card, in multiples of its longer side. It is near enough for a visible perspective, and far enough that the front
    /// side grows by less than half.
    static let flipDistance: CGFloat = 2
    /// The radius of the curl, as a fraction of the page's longer side.
    static let curlRadius: CGFloat = 0.09
    /// The direction from which the page is lifted, with x to the right and y down: mostly from the bottom. The bottom right corner is lifted first.
    static let curlDirection = CGPoint(x: 0.35, y: 1)
}
