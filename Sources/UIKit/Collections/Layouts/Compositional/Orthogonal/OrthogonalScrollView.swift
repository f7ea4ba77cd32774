import Foundation

/// The scroll view of an orthogonally scrolling section.
@MainActor
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    /// The superview of the section's views. With its bounds origin, its coordinates equal those of the collection view before orthogonal scrolling.
    let content = UIView()
    private weak var scroller: OrthogonalScroller?
    /// Whether the layout is updating the view. Offset changes during an update are not user scrolling.
    var isUpdating = false

    init(_ scroller: OrthogonalScroller) {
        self.scroller = scroller
        super.init(frame: .zero)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        keptScrollViewDelegate = self
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Applies the deceleration and bounce properties of the section.
    func follow(_ section: NSCollectionLayoutSection) {
        let properties = section.orthogonalScrollingProperties
        let pages: Bool
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: pages = false
        case .paging, .groupPaging, .groupPagingCentered: pages = true
        }
        let automatic: DecelerationRate = pages ? .fast : .normal
        decelerationRate =
            properties.decelerationRate == .automatic ? automatic : DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        bounces = properties.bounce != .never
        let isSideways = contentSize.width > bounds.width || contentSize.height <= bounds.height
        alwaysBounceHorizontal = properties.bounce == .always && isSideways
        alwaysBounceVertical = properties.bounce == .always && !isSideways
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scroller?.didScroll(self)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let scroller, let section = scroller.section else { return }
        let axis = section.groupAxis
        let isTurned = scroller.alongView(1) < scroller.alongView(0)
        let start = scroller.alongView(axis.value(contentOffset))
        let target = scroller.alongView(axis.value(targetContentOffset.pointee))
        let speed = axis.value(velocity) * (isTurned ? -1 : 1)
        let rest = scroller.restingOffset(from: start, velocity: speed, target: target)
        if rest != target { targetContentOffset.pointee = axis.point(scroller.alongView(rest), across: 0) }
    }
}
