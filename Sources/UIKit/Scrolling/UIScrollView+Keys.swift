import Foundation
import Host

// Keys move the content: of the scroll view that the first responder is in, or else of the one that a person used last.
extension UIScrollView {
    /// Moves the content as a key says, and answers whether it did.
    func scrolls(for press: UIPress) -> Bool {
        // A scroll view that is at its edge leaves the key to one around it.
        guard let key = press.key, let target = keyTarget(key), target != keyStart else { return false }
        // Space is for what has the focus.
        if key.keyCode == .keyboardSpacebar, let focused = window?.focusedResponder, !(focused is UIScrollView) { return false }
        press.scroller = self
        let isToTop = key.asksForTop && scrollsToTop
        if isToTop, keptScrollViewDelegate?.scrollViewShouldScrollToTop(self) == false { return true }
        move(to: target, isToTop ? .toTop : .animation)
        return true
    }

    /// Moves the content on, as the key is held down.
    func scrollAgain(for press: UIPress) {
        guard window != nil, let key = press.key, let target = keyTarget(key), target != keyStart else { return }
        move(to: target)
    }

    /// Where the content goes for a key; nil where the key, as the view is now, does not scroll it. It is the same as ``keyStart`` at an edge.
    func keyTarget(_ key: UIKey) -> CGPoint? {
        guard isScrollEnabled, allowsKeyboardScrolling, !isDragging, let step = KeyStep(key) else { return nil }
        let overflow = overflow
        let isSideways: Bool
        switch step {
        case .line(_, let sideways): isSideways = sideways
        // Content that scrolls across alone is read across.
        case .page, .end: isSideways = !overflow.y
        }
        guard isSideways ? overflow.x : overflow.y else { return nil }
        let limits = limits
        let (range, length) = isSideways ? (limits.x, bounds.width) : (limits.y, bounds.height)
        let page = isPagingEnabled ? length : length * (1 - ScrollConstants.pageOverlap)
        var target = keyStart
        let place = isSideways ? target.x : target.y
        let goal: CGFloat =
            switch step {
            case .line(let sign, _): place + sign * (isPagingEnabled ? length : arrowKeyStep)
            case .page(let sign): place + sign * page
            case .end(let sign): sign < 0 ? range.lowerBound : range.upperBound
            }
        if isSideways { target.x = goal } else { target.y = goal }
        return snapped(clamped(target))
    }

    /// Where the content is, or is going.
    private var keyStart: CGPoint { isMovedByKeys ? motion?.end ?? contentOffset : contentOffset }

    private var isMovedByKeys: Bool { motion?.kind == .animation || motion?.kind == .toTop }

    /// Moves the content on a spring that goes on with what moves it already, so that a held key scrolls evenly.
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

    /// A person touches or scrolls the view, at a time of the platform's clock. Of several that lie within each other the innermost counts.
    func noteUse(at time: TimeInterval) {
        guard let window else { return }
        if let used = window.usedScrollView, window.scrollViewUse == time, used.isDescendant(of: self) { return }
        window.usedScrollView = self
        window.scrollViewUse = time
    }

    /// Whether keys could move anything.
    fileprivate var scrollsByKeys: Bool { isScrollEnabled && allowsKeyboardScrolling && (overflow.x || overflow.y) }
}

/// What a key means to content that scrolls. Signs are negative towards the beginning.
private enum KeyStep {
    case line(CGFloat, sideways: Bool)
    case page(CGFloat)
    case end(CGFloat)

    /// What `key` means; nil for one that does not scroll. Besides the keys of that name it is what Apple's keyboards have, which lack
    /// them (Command and arrows go to the ends, Option and arrows by pages), and Control with Home and End.
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
    /// Whether the key is the gesture for the content's beginning.
    fileprivate var asksForTop: Bool {
        if case .end(let sign) = KeyStep(self) { sign < 0 } else { false }
    }
}

extension UIWindow {
    /// Scrolls for a key that no responder took: the scroll view that was used last, or else the one in front of which most can be seen.
    /// Answers whether anything moved.
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

    /// The view that a person works with: that of the controller in front, or else the window.
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

    /// How much of a view can be seen at most, in square points: what its ancestors cut off is left out, what lies in front is not.
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
