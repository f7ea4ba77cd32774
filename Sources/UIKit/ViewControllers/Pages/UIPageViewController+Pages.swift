import Foundation

extension UIPageViewController {
    private var isHorizontal: Bool { navigationOrientation == .horizontal }
    private var isMirrored: Bool { isHorizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var length: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

    // MARK: Adjacent pages

    /// Discards the adjacent pages, so that the layout requests them from the data source again.
    func neighboursDidChange() {
        hasNeighbours = false
        viewIfLoaded?.setNeedsLayout()
    }

    private func askForNeighbours() {
        guard !hasNeighbours, pending == nil, let current = shown.first else { return }
        hasNeighbours = true
        neighbours = (
            dataSource?.pageViewController(self, viewControllerBefore: current),
            dataSource?.pageViewController(self, viewControllerAfter: current)
        )
    }

    // MARK: Changes without a transition

    /// Replaces the pages without scrolling or curling.
    func exchange(for new: [UIViewController], animated: Bool) {
        let old = shown
        for controller in new where controller.container !== self { addChild(controller) }
        shown = new
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.beginTransition(isAppearing: false, animated: animated)
        }
        if isViewLoaded {
            for controller in new where !old.contains(where: { $0 === controller }) {
                if appearance.isOrWillBeShown { controller.beginTransition(isAppearing: true, animated: animated) }
                if appearance != .disappeared { install(controller) }
            }
        }
        settle(gone: gone, come: new.filter { controller in !old.contains { $0 === controller } })
        hasNeighbours = false
        showDot(dataSource?.presentationIndex(for: self) ?? 0)
        viewIfLoaded?.setNeedsLayout()
    }

    private func settle(gone: [UIViewController], come: [UIViewController]) {
        for controller in gone {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endTransition()
            controller.removeFromParent()
        }
        for controller in come {
            if appearance == .appeared { controller.endTransition() }
            controller.didMove(toParent: self)
        }
    }

    func install(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        guard let page = controller.viewIfLoaded else { return }
        let container = transitionStyle == .scroll ? scroll : book
        if page.superview !== container { container.addSubview(page) }
    }

    // MARK: Layout

    /// Lays out the pages.
    ///
    /// - Parameter isAtRest: Whether the current page moves to its position even if a finger is on the scroll view.
    func layOut(isAtRest: Bool = false) {
        guard let view = viewIfLoaded, !isPlacing else { return }
        layOutDots()
        let bounds = view.bounds
        guard transitionStyle == .scroll else { return layOutBook() }
        askForNeighbours()
        isPlacing = true
        // Half of the spacing between two pages belongs to each of them.
        let frame = isHorizontal ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
        let share = length > 0 ? position / length : 0
        let hadSize = scroll.frame.size == frame.size
        scroll.frame = frame
        // The content has three page lengths, as in UIKit, where apps measure the offset from the middle page. Insets make a missing page's area
        // unreachable.
        let whole = length * 3
        let start = before == nil ? -length : 0
        let end = after == nil ? -length : 0
        let low = isMirrored ? end : start
        let high = isMirrored ? start : end
        scroll.contentInset =
            isHorizontal ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high) : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
        scroll.contentSize = isHorizontal ? CGSize(width: whole, height: frame.height) : CGSize(width: frame.width, height: whole)
        if pending == nil, isAtRest || !(scroll.isTracking || scroll.isDragging || scroll.isDecelerating) {
            position = currentPosition
        } else if !hadSize {
            position = share * length
        }
        positionPages()
        isPlacing = false
    }

    private func layOutDots() {
        // The dots are shown only if the data source implements both methods.
        let methods = ImplementedRequirements(of: dataSource)
        let hasDots = methods.contains(.presentationCountFor) && methods.contains(.presentationIndexFor)
        let count = transitionStyle == .scroll && hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count == 0 || !isHorizontal
        if dots.numberOfPages != count {
            dots.numberOfPages = count
            dots.currentPage = shownDot
        }
        guard let view = viewIfLoaded else { return }
        let height = UIPageViewController.dotsHeight
        dots.frame = CGRect(
            x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
    }

    private func showDot(_ index: Int) {
        shownDot = index
        dots.currentPage = index
    }

    /// Goes one page towards the tapped dot. The dots show the new page after the transition.
    func dotsDidChange() {
        let old = shownDot
        let isForward = dots.currentPage > old
        guard dots.currentPage != old else { return }
        dots.currentPage = old
        step(forward: isForward)
    }

    private var before: UIViewController? { pending.map { $0.isAfter ? neighbours.before : $0.controller } ?? neighbours.before }
    private var after: UIViewController? { pending.map { $0.isAfter ? $0.controller : neighbours.after } ?? neighbours.after }

    /// The content offset along the axis, in reading order.
    private var position: CGFloat {
        get {
            let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
            return isMirrored ? scroll.contentSize.width - length - offset : offset
        }
        set {
            let offset = isMirrored ? scroll.contentSize.width - length - newValue : newValue
            scroll.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        }
    }

    /// The position of the current page: the middle of the content.
    private var currentPosition: CGFloat { length }

    private func positionPages() {
        func position(_ controller: UIViewController?, at start: CGFloat) {
            guard let page = controller?.viewIfLoaded, page.superview === scroll else { return }
            let low = isMirrored ? scroll.contentSize.width - length - start : start
            let frame =
                isHorizontal
                ? CGRect(x: low + spacing / 2, y: 0, width: max(length - spacing, 0), height: scroll.bounds.height)
                : CGRect(x: 0, y: low + spacing / 2, width: scroll.bounds.width, height: max(length - spacing, 0))
            page.setUntransformedFrame(frame)
        }
        position(shown.first, at: currentPosition)
        if let pending { position(pending.controller, at: currentPosition + (pending.isAfter ? length : -length)) }
    }

    // MARK: Scrolling

    /// Starts or cancels the appearance of an adjacent page after the content moved.
    func pagesDidMove() {
        guard !isPlacing, length > 0, !shown.isEmpty else { return }
        let travel = position - currentPosition
        let isByPerson = waitingCompletion == nil
        if let pending {
            if isByPerson, travel != 0, (travel > 0) != pending.isAfter { endPending(completed: false) }
        }
        if pending == nil, abs(travel) > 0.5, let coming = travel > 0 ? neighbours.after : neighbours.before {
            begin(coming, isAfter: travel > 0, isByPerson: isByPerson)
            positionPages()
        }
    }

    private func begin(_ controller: UIViewController, isAfter: Bool, isByPerson: Bool) {
        pending = (controller, isAfter, isByPerson)
        if controller.container !== self { addChild(controller) }
        if isByPerson { delegate?.pageViewController(self, willTransitionTo: [controller]) }
        shown.first?.beginTransition(isAppearing: false, animated: true)
        controller.beginTransition(isAppearing: true, animated: true)
        install(controller)
    }

    /// Ends the transition after the content came to rest.
    func pagesDidRest() {
        guard !isPlacing else { return }
        // Without a transition, the next layout decides, because a page that a finger has stopped must not move.
        guard let pending else { return viewIfLoaded?.setNeedsLayout() ?? () }
        let travel = position - currentPosition
        endPending(completed: abs(travel) > length / 2 && (travel > 0) == pending.isAfter)
        layOut(isAtRest: true)
    }

    private func endPending(completed: Bool) {
        guard let (controller, isAfter, isByPerson) = pending, let old = shown.first else { return }
        pending = nil
        let gone = completed ? old : controller
        if completed {
            shown = [controller]
            neighbours = isAfter ? (old, nil) : (nil, old)
            hasNeighbours = false
            showDot(min(max(shownDot + (isAfter ? 1 : -1), 0), max(dots.numberOfPages - 1, 0)))
        } else {
            controller.beginTransition(isAppearing: false, animated: true)
            old.beginTransition(isAppearing: true, animated: true)
        }
        gone.willMove(toParent: nil)
        gone.viewIfLoaded?.removeFromSuperview()
        gone.endTransition()
        gone.removeFromParent()
        (completed ? controller : old).endTransition()
        if completed { controller.didMove(toParent: self) }
        let completion = waitingCompletion
        waitingCompletion = nil
        if isByPerson {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
        } else if completed {
            showDot(dataSource?.presentationIndex(for: self) ?? 0)
        }
        completion?(completed)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Scrolls by one page in `direction` to `new`, even if the data source has another page there.
    func scroll(to new: UIViewController, direction: NavigationDirection, completion: ((Bool) -> Void)?) {
        view.layoutIfNeeded()
        let isAfter = direction == .forward
        neighbours = isAfter ? (neighbours.before, new) : (new, neighbours.after)
        hasNeighbours = true
        layOut()
        waitingCompletion = completion ?? { _ in }
        begin(new, isAfter: isAfter, isByPerson: false)
        layOut()
        let goal = currentPosition + (isAfter ? length : -length)
        let offset = isMirrored ? scroll.contentSize.width - length - goal : goal
        scroll.setContentOffset(isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), animated: true)
    }

    /// Ends a running transition immediately.
    func finish() {
        guard let pending else { return }
        isPlacing = true
        scroll.setContentOffset(scroll.contentOffset, animated: false)
        isPlacing = false
        endPending(completed: !pending.isByPerson)
        layOut()
    }

    // MARK: Page curl

    /// Whether every second page of the data source is the back of a page, which is not displayed. True for a double-sided book with the spine at an edge.
    var hasBacks: Bool { transitionStyle == .pageCurl && isDoubleSided && spineLocation != .mid }

    private func layOutBook() {
        let bounds = book.bounds
        guard spineLocation == .mid, shown.count == 2 else {
            shown.first?.viewIfLoaded?.frame = bounds
            return
        }
        let order = isMirrored ? [shown[1], shown[0]] : shown
        for (index, controller) in order.enumerated() {
            let half = CGSize(
                width: isHorizontal ? bounds.width / 2 : bounds.width, height: isHorizontal ? bounds.height : bounds.height / 2)
            controller.viewIfLoaded?.frame = CGRect(
                x: isHorizontal ? half.width * CGFloat(index) : 0, y: isHorizontal ? 0 : half.height * CGFloat(index), width: half.width,
                height: half.height)
        }
    }

    /// Curls from the current pages to new ones.
    func curl(to new: [UIViewController], direction: NavigationDirection, isByPerson: Bool, completion: ((Bool) -> Void)?) {
        let old = shown
        let come = new.filter { controller in !old.contains { $0 === controller } }
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        for controller in come { addChild(controller) }
        if isByPerson { delegate?.pageViewController(self, willTransitionTo: new) }
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.beginTransition(isAppearing: false, animated: true)
        }
        for controller in come { controller.beginTransition(isAppearing: true, animated: true) }
        shown = new
        hasNeighbours = false
        let option: UIView.AnimationOptions = direction == .forward ? .transitionCurlUp : .transitionCurlDown
        UIView.transition(with: book, duration: 0.5, options: [option, .allowUserInteraction]) {
            for controller in new { self.install(controller) }
            for controller in gone { controller.viewIfLoaded?.alpha = 0 }
            self.layOutBook()
        } completion: { [weak self] finished in
            guard let self else { return }
            for controller in gone { controller.viewIfLoaded?.alpha = 1 }
            settle(
                gone: gone.filter { controller in !self.shown.contains { $0 === controller } },
                come: come.filter { $0.container === self })
            if isByPerson {
                delegate?.pageViewController(self, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: true)
            }
            completion?(finished)
        }
    }

    /// Turns a page for the user, after a swipe, a tap at the edge or a key press. Returns whether a next page exists.
    @discardableResult
    func step(forward: Bool) -> Bool {
        guard pending == nil, let edge = forward ? shown.last : shown.first else { return false }
        func neighbour(of controller: UIViewController) -> UIViewController? {
            forward
                ? dataSource?.pageViewController(self, viewControllerAfter: controller)
                : dataSource?.pageViewController(self, viewControllerBefore: controller)
        }
        guard transitionStyle == .pageCurl else {
            askForNeighbours()
            guard let new = forward ? neighbours.after : neighbours.before, length > 0 else { return false }
            let goal = currentPosition + (forward ? length : -length)
            let offset = isMirrored ? scroll.contentSize.width - length - goal : goal
            begin(new, isAfter: forward, isByPerson: true)
            positionPages()
            scroll.setContentOffset(isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), animated: true)
            return true
        }
        guard let first = neighbour(of: edge) else { return false }
        var new = [first]
        if spineLocation == .mid || hasBacks {
            guard let second = neighbour(of: first) else { return false }
            // With the spine at an edge the first page is the back of the turned one.
            new = hasBacks ? [second] : forward ? [first, second] : [second, first]
        }
        curl(to: new, direction: forward ? .forward : .reverse, isByPerson: true, completion: nil)
        return true
    }

    func turns(for press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.intersection([.shift, .control, .alternate, .command]).isEmpty else { return false }
        let next: UIKeyboardHIDUsage = isHorizontal ? (isMirrored ? .keyboardLeftArrow : .keyboardRightArrow) : .keyboardDownArrow
        let previous: UIKeyboardHIDUsage = isHorizontal ? (isMirrored ? .keyboardRightArrow : .keyboardLeftArrow) : .keyboardUpArrow
        switch key.keyCode {
        case next, .keyboardPageDown: return step(forward: true)
        case previous, .keyboardPageUp: return step(forward: false)
        default: return false
        }
    }
}

/// Gestures that turn the pages of a book.
@MainActor
final class BookGestures {
    private let swipes: [UISwipeGestureRecognizer]
    private let tap = UITapGestureRecognizer()
    private weak var controller: UIPageViewController?

    /// Width of the area at each edge in which a tap turns the page, as a fraction of the view.
    private static let edge: CGFloat = 0.2

    init(_ controller: UIPageViewController) {
        self.controller = controller
        let isHorizontal = controller.navigationOrientation == .horizontal
        let directions: [UISwipeGestureRecognizer.Direction] = isHorizontal ? [.left, .right] : [.up, .down]
        swipes = directions.map { direction in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            return swipe
        }
        for swipe in swipes {
            swipe.addHandler { [weak self, weak swipe] _ in
                guard let self, let swipe else { return }
                turn(swipe.direction == .left || swipe.direction == .up)
            }
        }
        tap.addHandler { [weak self] _ in self?.tapped() }
        tap.cancelsTouchesInView = false
    }

    var all: [UIGestureRecognizer] { swipes + [tap] }

    private func turn(_ isTowardsStart: Bool) {
        guard let controller else { return }
        let isMirrored =
            controller.navigationOrientation == .horizontal && controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        controller.step(forward: isTowardsStart != isMirrored)
    }

    private func tapped() {
        guard tap.state == .ended, let view = controller?.view, let controller else { return }
        let point = tap.location(in: view)
        let isHorizontal = controller.navigationOrientation == .horizontal
        let share = isHorizontal ? point.x / max(view.bounds.width, 1) : point.y / max(view.bounds.height, 1)
        if share > 1 - Self.edge { turn(true) } else if share < Self.edge { turn(false) }
    }
}
