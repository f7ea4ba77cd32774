import Foundation
import Host

// Keyboard scrolling. Keys scroll the scroll view that contains the first responder, or else the scroll view that was last used.
extension UIScrollView: KeyRepeating {
    /// Scrolls for a key press; returns whether it did.
    func scrolls(for press: UIPress) -> Bool {
        // A scroll view at its edge does not handle the key, so that an outer scroll view can.
        guard let key = press.key, let target = keyTarget(key), target != keyStart else { return false }
        // A focused view handles Space itself, so the scroll view does not page.
        if key.keyCode == .keyboardSpacebar, let focused = window?.focusedResponder, !(focused is UIScrollView) { return false }
        press.scroller = self
        let isToTop = key.asksForTop && scrollsToTop
        if isToTop, keptScrollViewDelegate?.scrollViewShouldScrollToTop(self) == false { return true }
        move(to: target, isToTop ? .toTop : .animation)
        return true
    }

    /// Scrolls further while the key is held.
    func keyDidRepeat(_ press: UIPress) {
        guard window != nil, let key = press.key, let target = keyTarget(key), target != keyStart else { return }
        move(to: target)
    }

    /// The target offset for a key; nil if the key does not scroll the view in its current state. At an edge it equals ``keyStart``.
    func keyTarget(_ key: UIKey) -> CGPoint? {
        guard isScrollEnabled, allowsKeyboardScrolling, !isDragging, let step = KeyStep(key) else { return nil }
        let overflow = overflow
        let isSideways: Bool
        switch step {
        case .line(_, let sideways): isSideways = sideways
        // Content that only scrolls horizontally is paged horizontally.
        case .page, .end: isSideways = !overflow.y
        }
        guard isSideways ? overflow.x : overflow.y else { return nil }
        let limits = limits
        let (range, length) = isSideways ? (limits.x, bounds.width) : (limits.y, bounds.height)
        let page = isPagingEnabled ? length : length * (1 - ScrollConstants.pageOverlap)
        var target = keyStart
        let coordinate = isSideways ? target.x : target.y
        let goal: CGFloat =
            switch step {
            case .line(let sign, _): coordinate + sign * (isPagingEnabled ? length : arrowKeyStep)
            case .page(let sign): coordinate + sign * page
            case .end(let sign): sign < 0 ? range.lowerBound : range.upperBound
            }
        if isSideways { target.x = goal } else { target.y = goal }
        return snapped(clamped(target))
    }

    /// The content offset, or the end of a running motion for keys.
    private var keyStart: CGPoint { isMovedByKeys ? motion?.end ?? contentOffset : contentOffset }

    private var isMovedByKeys: Bool { motion?.kind == .animation || motion?.kind == .toTop }

    /// Scrolls with a spring that starts with the current velocity, so that a held key scrolls evenly.
    private func move(to target: CGPoint, _ kind: ScrollMotion.Kind = .animation) {
        guard UIView.areAnimationsEnabled, hostPlatform?.appearance.reducesMotion != true else {
            setContentOffset(target, animated: false)
            if kind == .toTop { keptScrollViewDelegate?.scrollViewDidScrollToTop(self) }
            return
        }
        let now = CACurrentMediaTime()
        let velocity = motion?.velocity(at: now) ?? .zero
        let position = contentOffset
        if !isMovedByKeys { stopMotion() }
        let frequency = ScrollConstants.keyFrequency
        start(
            ScrollMotion(
                kind, beginning: now, x: .spring(from: position.x, velocity: velocity.dx, to: target.x, frequency: frequency),
                y: .spring(from: position.y, velocity: velocity.dy, to: target.y, frequency: frequency)))
    }

    /// Records that the user touched or scrolled the view, at a time of the platform's clock. If scroll views are nested, only the
    /// innermost is recorded.
    func noteUse(at time: TimeInterval) {
        guard let window else { return }
        if let used = window.usedScrollView, window.scrollViewUse == time, used.isDescendant(of: self) { return }
        window.usedScrollView = self
        window.scrollViewUse = time
    }

    /// Whether keys can scroll the view.
    fileprivate var scrollsByKeys: Bool { isScrollEnabled && allowsKeyboardScrolling && (overflow.x || overflow.y) }
}

/// The scroll distance of a key. Signs are negative towards the start.
private enum KeyStep {
    case line(CGFloat, sideways: Bool)
    case page(CGFloat)
    case end(CGFloat)

    /// The scroll distance for `key`; nil for keys that do not scroll. Apple keyboards have no Home and Page keys: there, Command and an arrow
    /// scroll to the end, and Option and an arrow scroll by a page. Control with Home or End also scrolls.
    @MainActor
    init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        case (.keyboardUpArrow, []): self = .line(-1, sideways: false)
        case (.keyboardDownArrow, []): self = .line(1, sideways: false)
        case (.keyboardLeftArrow, []): self = .line(-1, sideways: true)
        case (.keyboardRightArrow, []): self = .line(1, sideways: true)
        case (.keyboardPageUp, []), (.keyboardSpacebar, .shift), (.keyboardUpArrow, .alternate): self = .page(-1)
        case (.keyboardPageDown, []), (.keyboardSpacebar, []), (.keyboardDownArrow, .alternate): self = .page(1)
        case (.keyboardHome, []), (.keyboardHome, .control), (.keyboardUpArrow, .command): self = .end(-1)
        case (.keyboardEnd, []), (.keyboardEnd, .control), (.keyboardDownArrow, .command): self = .end(1)
        default: return nil
        }
    }
}

extension UIKey {
    /// Whether the key scrolls to the start of the content.
    fileprivate var asksForTop: Bool {
        if case .end(let sign) = KeyStep(self) { sign < 0 } else { false }
    }
}

extension UIWindow {
    /// Scrolls for a key that no responder handled: the last used scroll view, or else the frontmost one with the largest visible area. Returns
    /// whether a scroll view moved.
    func scrollsContent(for press: UIPress) -> Bool {
        guard let front = contentInFront else { return false }
        if let used = usedScrollView, used.window === self, used.isDescendant(of: front), visibleArea(of: used) > 0 {
            var view: UIView? = used
            var isMeant = false
            while let current = view {
                if let scrollView = current as? UIScrollView, scrollView.scrollsByKeys {
                    isMeant = true
                    if scrollView.scrolls(for: press) { return true }
                }
                view = current.superview
            }
            if isMeant { return false }
        }
        let asksForTop = press.key?.asksForTop ?? false
        return largestScrollView(in: front) { !asksForTop || $0.scrollsToTop }?.scrolls(for: press) ?? false
    }

    /// The frontmost controller's view, or else the window.
    private var contentInFront: UIView? { frontController?.viewIfLoaded ?? self }

    private func largestScrollView(in view: UIView, where isMeant: (UIScrollView) -> Bool) -> UIScrollView? {
        var best: (view: UIScrollView, area: CGFloat)?
        func look(at view: UIView) {
            guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
            if let scrollView = view as? UIScrollView, scrollView.scrollsByKeys, isMeant(scrollView) {
                let area = visibleArea(of: scrollView)
                if area > best?.area ?? 0 { best = (scrollView, area) }
            }
            for subview in view.subviews { look(at: subview) }
        }
        look(at: view)
        return best?.view
    }

    /// An upper bound of a view's visible area, in square points. Respects clipping by ancestors, but not views in front.
    private func visibleArea(of view: UIView) -> CGFloat {
        var rect = view.convert(view.bounds, to: self).intersection(bounds)
        var ancestor: UIView? = view
        while let current = ancestor {
            if current.isHidden || current.alpha == 0 { return 0 }
            if current.clipsToBounds { rect = rect.intersection(current.convert(current.bounds, to: self)) }
            ancestor = current.superview
        }
        return rect.isNull ? 0 : rect.width * rect.height
    }
}
