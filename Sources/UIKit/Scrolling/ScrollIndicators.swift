import Host

/// The scroll indicators, visible while the content moves.
@MainActor
final class ScrollIndicators {
    private weak var scrollView: UIScrollView?
    private var bars: (vertical: UIView?, horizontal: UIView?)
    private var timer: (any HostTimer)?
    private var isShown = false

    /// A bar's thickness, minimum length, minimum length past an edge, and distance from the view's edge, in points, as on Apple's systems.
    private static let thickness: CGFloat = 3
    private static let shortest: CGFloat = 36
    private static let shortestPastEdge: CGFloat = 8
    private static let margin: CGFloat = 3

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// Shows the bars until ``hideAfterDelay()``.
    func show() {
        timer?.cancel()
        timer = nil
        guard scrollView?.window != nil else { return }
        isShown = true
        update()
        for bar in [bars.vertical, bars.horizontal].compactMap({ $0 }) {
            bar.layer.removeAllAnimations()
            UIView.performWithoutAnimation { bar.alpha = 1 }
        }
    }

    /// Fades the bars after a delay.
    func hideAfterDelay() {
        guard isShown, let platform = scrollView?.hostPlatform else { return }
        timer?.cancel()
        timer = platform.schedule(after: ScrollConstants.indicatorLinger) { [weak self] in self?.fade() }
    }

    func flash() {
        show()
        hideAfterDelay()
    }

    /// Moves visible bars with the content. A program's move of the content does not show hidden bars.
    func contentDidMove() {
        if isShown { update() }
    }

    private func fade() {
        timer = nil
        isShown = false
        UIView.animate(withDuration: ScrollConstants.indicatorFade, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.bars.vertical?.alpha = 0
            self.bars.horizontal?.alpha = 0
        }
    }

    /// Creates, removes and positions the bars.
    func update() {
        guard let scrollView, isShown else { return }
        let overflow = scrollView.overflow
        bars.vertical = bar(bars.vertical, isNeeded: overflow.y && scrollView.showsVerticalScrollIndicator)
        bars.horizontal = bar(bars.horizontal, isNeeded: overflow.x && scrollView.showsHorizontalScrollIndicator)
        let limits = scrollView.limits
        let both = bars.vertical != nil && bars.horizontal != nil
        let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
        if let bar = bars.vertical {
            let area = scrollView.bounds.inset(by: scrollView.verticalScrollIndicatorInsets).inset(by: safe)
            let track = (area.minY + Self.margin, area.maxY - Self.margin - (both ? Self.thickness + Self.margin : 0))
            let (start, length) = Self.barExtent(
                scrollView.contentOffset.y, limits.y, seen: scrollView.bounds.height, from: track.0, to: track.1)
            bar.frame = CGRect(x: area.maxX - Self.margin - Self.thickness, y: start, width: Self.thickness, height: length)
        }
        if let bar = bars.horizontal {
            let area = scrollView.bounds.inset(by: scrollView.horizontalScrollIndicatorInsets).inset(by: safe)
            let track = (area.minX + Self.margin, area.maxX - Self.margin - (both ? Self.thickness + Self.margin : 0))
            let (start, length) = Self.barExtent(
                scrollView.contentOffset.x, limits.x, seen: scrollView.bounds.width, from: track.0, to: track.1)
            bar.frame = CGRect(x: start, y: area.maxY - Self.margin - Self.thickness, width: length, height: Self.thickness)
        }
    }

    /// The start and the length of a bar. The ratio of bar to track is the ratio of view to content. Past an edge the bar is shorter.
    static func barExtent(
        _ offset: CGFloat, _ range: ClosedRange<CGFloat>, seen: CGFloat, from low: CGFloat, to high: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let track = max(high - low, 0)
        let content = range.upperBound - range.lowerBound + seen
        var length = min(max(track * seen / max(content, 1), min(shortest, track)), track)
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        length = max(length - beyond, min(shortestPastEdge, length))
        let way = max(range.upperBound - range.lowerBound, 1)
        let part = min(max((offset - range.lowerBound) / way, 0), 1)
        return (low + (track - length) * part, length)
    }

    private func bar(_ old: UIView?, isNeeded: Bool) -> UIView? {
        guard isNeeded, let scrollView else {
            old?.removeFromSuperview()
            return nil
        }
        let bar = old ?? ScrollIndicatorBar()
        bar.backgroundColor = color
        if bar.superview !== scrollView || scrollView.subviews.last !== bar, scrollView.subviews.last is ScrollIndicatorBar == false {
            UIView.performWithoutAnimation { scrollView.addSubview(bar) }
        }
        return bar
    }

    private var color: UIColor {
        switch scrollView?.indicatorStyle ?? .default {
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.35)
        case .default: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 0, alpha: 0.35) }
        }
    }
}

/// A scroll indicator. It ignores touches.
@MainActor
final class ScrollIndicatorBar: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1.5
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
