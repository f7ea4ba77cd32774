import CoreGraphics
import QuartzCore

extension UIView {
    /// The radii of the view's corners, used instead of its layer's `cornerRadius`. Square by default.
    ///
    /// They follow the view's size, also during an animation. Subviews are clipped to them if `clipsToBounds` is set.
    public var cornerConfiguration: UICornerConfiguration {
        get { ownLayer.corners?.description.base as? UICornerConfiguration ?? .square }
        set {
            guard newValue != cornerConfiguration else { return }
            ownLayer.corners = newValue == .square ? nil : layerCorners(newValue)
            concentricCornersDidChange()
        }
    }

    /// Returns the radius of a corner at the current size, in points; the maximum for several corners.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = cornerRadii(for: bounds.size)
        let all: [(UIRectCorner, CGFloat)] = [
            (.topLeft, radii[0]), (.topRight, radii[1]), (.bottomLeft, radii[2]), (.bottomRight, radii[3]),
        ]
        return all.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// Returns the radii of all corners for a size, from the configuration or else from the layer's `cornerRadius`.
    private func cornerRadii(for size: CGSize) -> [CGFloat] {
        guard ownLayer.corners != nil else {
            let radius = max(min(ownLayer.cornerRadius, min(size.width, size.height) / 2), 0)
            let masks: [CACornerMask] = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            return masks.map { ownLayer.maskedCorners.contains($0) ? radius : 0 }
        }
        return cornerConfiguration.resolved(for: size) { concentricRadius($0, size) }
    }

    /// Returns the radius that makes a corner concentric with the same corner of the nearest ancestor with rounded corners.
    private func concentricRadius(_ corner: UICornerConfiguration.Corner, _ size: CGSize) -> CGFloat {
        var container = superview
        while let candidate = container {
            let radius = candidate.cornerRadii(for: candidate.bounds.size)[corner.rawValue]
            if candidate.ownLayer.corners != nil || candidate.ownLayer.cornerRadius > 0 {
                let frame = convert(CGRect(origin: bounds.origin, size: size), to: candidate)
                let outer = candidate.bounds
                let (left, top) = (frame.minX - outer.minX, frame.minY - outer.minY)
                let (right, bottom) = (outer.maxX - frame.maxX, outer.maxY - frame.maxY)
                let distance =
                    switch corner {
                    case .topLeft: max(left, top)
                    case .topRight: max(right, top)
                    case .bottomLeft: max(left, bottom)
                    case .bottomRight: max(right, bottom)
                    }
                return max(radius - max(distance, 0), 0)
            }
            container = candidate.superview
        }
        return 0
    }

    /// Updates the concentric corners of all descendants.
    private func concentricCornersDidChange() {
        for subview in subviews {
            subview.ownLayer.cornersDidMove()
            subview.concentricCornersDidChange()
        }
    }

    private func layerCorners(_ configuration: UICornerConfiguration) -> LayerCorners {
        LayerCorners(configuration) { [weak self] size in
            var radii = CornerRadii()
            guard let resolved = self?.cornerRadii(for: size) else { return radii }
            (radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) = (resolved[0], resolved[1], resolved[2], resolved[3])
            return radii
        }
    }
}
