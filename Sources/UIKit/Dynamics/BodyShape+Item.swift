import Foundation
import RigidBodies

extension BodyShape {
    @MainActor
    init(of item: any UIDynamicItem) {
        let size = item.bounds.size
        // NaN and infinite sizes become zero.
        let half = SIMD2(size.width.isFinite ? abs(size.width) / 2 : 0, size.height.isFinite ? abs(size.height) / 2 : 0)
        switch item.collisionBoundsType {
        case .rectangle: self = Self.rectangle(half)
        case .ellipse: self = Self.ellipse(half)
        case .path:
            let hull = Self.hull(of: item.collisionBoundingPath.cgPath.corners(tolerance: 0.5).flatMap(\.points))
            self = hull.count > 2 ? .polygon(hull) : Self.rectangle(half)
        }
    }
}
