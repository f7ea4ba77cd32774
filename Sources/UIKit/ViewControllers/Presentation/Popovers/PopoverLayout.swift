import Foundation

/// The frame and arrow position of a popover: pure geometry without views.
struct PopoverLayout: Equatable {
    /// The direction in which the arrow points; empty without an arrow.
    var direction: UIPopoverArrowDirection
    /// The frame of the popover with its arrow, in the container's coordinates.
    var frame: CGRect
    /// The arrow's position along its edge, in the frame's coordinates.
    var arrow: CGFloat

    /// Lays out a popover of `size` that points to `source`, within the rectangle `area`. Tries the permitted sides in the order below, above,
    /// right, left. If the popover fits on no side, shrinks it on the side that hides the least of it.
    init(size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool) {
        let arrowHeight = PresentationConstants.arrowSize.height
        func space(_ direction: UIPopoverArrowDirection) -> CGSize {
            switch direction {
            case .up: CGSize(width: area.width, height: area.maxY - source.maxY - arrowHeight)
            case .down: CGSize(width: area.width, height: source.minY - area.minY - arrowHeight)
            case .left: CGSize(width: area.maxX - source.maxX - arrowHeight, height: area.height)
            default: CGSize(width: source.minX - area.minX - arrowHeight, height: area.height)
            }
        }
        let candidates = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
        guard !candidates.isEmpty else {
            direction = []
            let fit = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            frame = CGRect(
                x: Self.placed(source.midX - fit.width / 2, length: fit.width, in: area.minX...max(area.minX, area.maxX)),
                y: Self.placed(source.midY - fit.height / 2, length: fit.height, in: area.minY...max(area.minY, area.maxY)),
                width: fit.width, height: fit.height)
            arrow = 0
            return
        }
        func hidden(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let space = space(direction)
            return max(size.width - space.width, 0) + max(size.height - space.height, 0)
        }
        let chosen = candidates.first { hidden($0) == 0 } ?? candidates.min { hidden($0) < hidden($1) } ?? .up
        direction = chosen
        let available = space(chosen)
        let isVertical = chosen == .up || chosen == .down
        var fit = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
        // A popover that may overlap its source does not have to shrink to nothing.
        if mayOverlap {
            fit = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            if isVertical {
                fit.height = min(fit.height, area.height - arrowHeight)
            } else {
                fit.width = min(fit.width, area.width - arrowHeight)
            }
        }
        fit.width = max(fit.width, 0)
        fit.height = max(fit.height, 0)
        let whole =
            isVertical
            ? CGSize(width: fit.width, height: fit.height + arrowHeight) : CGSize(width: fit.width + arrowHeight, height: fit.height)
        var origin: CGPoint
        switch chosen {
        case .up: origin = CGPoint(x: source.midX - whole.width / 2, y: source.maxY)
        case .down: origin = CGPoint(x: source.midX - whole.width / 2, y: source.minY - whole.height)
        case .left: origin = CGPoint(x: source.maxX, y: source.midY - whole.height / 2)
        default: origin = CGPoint(x: source.minX - whole.width, y: source.midY - whole.height / 2)
        }
        origin.x = Self.placed(origin.x, length: whole.width, in: area.minX...max(area.minX, area.maxX))
        origin.y = Self.placed(origin.y, length: whole.height, in: area.minY...max(area.minY, area.maxY))
        frame = CGRect(origin: origin, size: whole)
        let tip = isVertical ? source.midX - frame.minX : source.midY - frame.minY
        let length = isVertical ? frame.width : frame.height
        let margin = PresentationConstants.popoverCornerRadius + PresentationConstants.arrowSize.width / 2
        arrow = length > 2 * margin ? min(max(tip, margin), length - margin) : length / 2
    }

    /// The clamped origin of an interval of the given length, so that it is within `range`.
    private static func placed(_ begin: CGFloat, length: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        max(range.lowerBound, min(begin, range.upperBound - length))
    }

    /// The frame of the popover without its arrow, in its own coordinates.
    var contentFrame: CGRect {
        let arrowHeight = PresentationConstants.arrowSize.height
        let bounds = CGRect(origin: .zero, size: frame.size)
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: arrowHeight, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrowHeight, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrowHeight, bottom: 0, right: 0))
        case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowHeight))
        default: bounds
        }
    }
}
