import Foundation

/// Scrolls one section orthogonally. Stores its offset, and owns a scroll view while any part of the section is visible.
@MainActor
final class OrthogonalScroller {
    private(set) weak var layout: UICollectionViewCompositionalLayout?
    /// The section index.
    var number: Int
    /// The scroll offset in points, from the leading edge of the content.
    var offset: CGFloat = 0
    private(set) var view: OrthogonalScrollView?

    init(_ layout: UICollectionViewCompositionalLayout, _ number: Int) {
        (self.layout, self.number) = (layout, number)
    }

    var section: CompositionalSection? { layout?.section(number) }
    private var collectionView: UICollectionView? { layout?.collectionView }

    /// The frame of the scrolling area, in the layout's coordinates.
    var frame: CGRect {
        guard let section else { return .zero }
        let corner = section.axis.point(section.origin, across: 0)
        return section.scrollFrame.offsetBy(dx: corner.x, dy: corner.y)
    }

    private var contentSize: CGSize {
        guard let section else { return .zero }
        return section.groupAxis.size(section.scrollLength, across: section.axis.length(frame.size))
    }

    private var isSideways: Bool { section?.groupAxis != .vertical }

    /// The maximum scroll offset, in points.
    var mostOffset: CGFloat {
        guard let section else { return 0 }
        return max(section.scrollLength - section.groupAxis.length(frame.size), 0)
    }

    // MARK: Coordinates

    /// Converts a rectangle of unscrolled content from layout to collection view coordinates, mirroring it in a right-to-left layout.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard let collectionView, collectionView.isMirrored else { return rect }
        let frame = frame
        let shown = collectionView.mirrored(frame)
        return CGRect(
            x: shown.minX + contentSize.width - (rect.maxX - frame.minX), y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The content offset of the scroll view, in its own coordinates.
    var shownOffset: CGPoint {
        guard let section else { return .zero }
        return section.groupAxis.point(alongView(offset), across: 0)
    }

    /// Converts an offset from the leading edge to an offset of the scroll view, and vice versa. In a right-to-left layout the two offsets increase
    /// in opposite directions.
    func alongView(_ offset: CGFloat) -> CGFloat {
        guard isSideways, let collectionView, collectionView.isMirrored else { return offset }
        return contentSize.width - frame.width - offset
    }

    // MARK: The scroll view

    /// The superview for the section's cells. Creates and inserts the scroll view if necessary.
    func host(in collectionView: UICollectionView) -> UIView {
        let scroll = view ?? OrthogonalScrollView(self)
        if view == nil {
            view = scroll
            update()
        }
        if scroll.superview !== collectionView {
            let zIndex = section?.baseZIndex ?? 0
            UIView.performWithoutAnimation { collectionView.stack.insert(scroll, zIndex: zIndex, into: collectionView) }
        }
        return scroll.content
    }

    /// Updates frame, content size, properties and offset of the scroll view from the layout.
    func update() {
        guard let view, let collectionView, let section else { return }
        view.isUpdating = true
        defer { view.isUpdating = false }
        let shown = collectionView.mirrored(frame)
        if view.frame != shown { view.frame = shown }
        let size = contentSize
        if !view.isDragging, !view.isDecelerating { offset = min(max(offset, 0), mostOffset) }
        if view.contentSize != size { view.contentSize = size }
        let rect = CGRect(origin: .zero, size: size)
        if view.content.frame.size != size || view.content.bounds.origin != shown.origin {
            view.content.frame = rect
            view.content.bounds.origin = shown.origin
        }
        view.follow(section.definition)
        let wanted = shownOffset
        if view.contentOffset != wanted, !view.isDragging, !view.isDecelerating { view.setOffset(wanted) }
    }

    /// Removes the scroll view. Views that are still in it move to the collection view at the same position.
    func removeView() {
        guard let view else { return }
        self.view = nil
        if let collectionView {
            for left in view.content.subviews {
                let center = view.content.convert(left.center, to: collectionView)
                collectionView.addSubview(left)
                left.center = center
            }
            collectionView.stack.remove(view)
        }
        view.removeFromSuperview()
    }

    func didScroll(_ view: OrthogonalScrollView) {
        guard !view.isUpdating, let section else { return }
        offset = alongView(section.groupAxis.value(view.contentOffset))
        collectionView?.setNeedsLayout()
    }

    /// The offset at which a drag comes to rest, according to the section's scrolling behavior. The drag was released at `start` with `velocity`, in
    /// points per millisecond. `target` is the offset at which the deceleration would end.
    func restingOffset(from start: CGFloat, velocity: CGFloat, target: CGFloat) -> CGFloat {
        guard let section, section.run.groupCount > 0 else { return target }
        let reach = min(max(start, 0), mostOffset)
        let isTurned = abs(velocity) >= ScrollConstants.pageTurnSpeed / 1000
        let rest: CGFloat
        switch section.definition.orthogonalScrollingBehavior {
        case .none, .continuous: return target
        case .continuousGroupLeadingBoundary:
            if target <= 0 || target >= mostOffset { return target }
            rest = section.restingOffset(of: section.group(restingNearest: target))
        case .paging:
            let page = max(section.groupAxis.length(frame.size), 1)
            let number = reach / page
            rest = page * (isTurned ? number.rounded(velocity > 0 ? .up : .down) : number.rounded())
        case .groupPaging, .groupPagingCentered:
            var group = section.group(restingNearest: reach)
            if isTurned {
                let near = section.restingOffset(of: group)
                if velocity > 0, near <= reach { group = min(group + 1, section.run.groupCount - 1) }
                if velocity < 0, near >= reach { group = max(group - 1, 0) }
            }
            rest = section.restingOffset(of: group)
        }
        return min(max(rest, 0), mostOffset)
    }

    /// Scrolls until `rect`, in the layout's coordinates, is visible at the given position.
    func scroll(toShow rect: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let section else { return }
        let axis = section.groupAxis
        let seen = axis.length(frame.size)
        let (low, length) = (axis.start(rect) - axis.start(frame), axis.length(rect.size))
        let isMirrored = isSideways && collectionView?.isMirrored == true
        let (first, last): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
            isSideways ? (isMirrored ? (.right, .left) : (.left, .right)) : (.top, .bottom)
        let middle: UICollectionView.ScrollPosition = isSideways ? .centeredHorizontally : .centeredVertically
        var goal = offset
        if position.contains(first) {
            goal = low
        } else if position.contains(middle) {
            goal = low + (length - seen) / 2
        } else if position.contains(last) {
            goal = low + length - seen
        } else if low < offset || length > seen {
            goal = low
        } else if low + length > offset + seen {
            goal = low + length - seen
        }
        goal = min(max(goal, 0), mostOffset)
        guard goal != offset else { return }
        if let view, animated {
            view.setContentOffset(axis.point(alongView(goal), across: 0), animated: true)
        } else {
            offset = goal
            update()
            collectionView?.setNeedsLayout()
        }
    }
}
