import Foundation

/// Swipe actions of a list's rows. At most one row is open.
///
/// The row keeps its frame, so that its layout is unaffected. The layer's `sublayerTransform` moves the row's content. The actions are subviews of
/// the row outside its bounds, and the same transform reveals them.
@MainActor
final class SwipeActions {
    /// A row that is displaced by a swipe.
    @MainActor
    final class PulledRow {
        let row: UIView
        let actions: SwipeActionsView
        let edge: SwipeEdge
        let clippedBefore: Bool
        /// The displacement of the row, in points.
        var shown: CGFloat = 0
        /// The travel that corresponds to the displacement at the start of the pan.
        var travelAtStart: CGFloat = 0
        /// Whether an action is being performed. The row stays open until its completion.
        var isPerforming = false
        var isClosing = false

        init(row: UIView, actions: SwipeActionsView, edge: SwipeEdge) {
            (self.row, self.actions, self.edge) = (row, actions, edge)
            clippedBefore = row.clipsToBounds
        }
    }

    private enum State {
        case idle
        /// A pan moves the row.
        case pulling(PulledRow)
        /// The row shows its actions.
        case open(PulledRow)
    }

    private weak var list: (any SwipeActionsList)?
    private var state = State.idle
    /// Rows with a running close animation.
    private var closing: [PulledRow] = []
    private let pan = SwipePanRecognizer()
    private let closer = SwipeCloseRecognizer()
    private let haptics = UIImpactFeedbackGenerator(style: .medium)

    init(list: any SwipeActionsList) {
        self.list = list
        pan.swipe = self
        closer.swipe = self
        pan.addHandler { [weak self] _ in self?.panChanged() }
        list.addGestureRecognizer(pan)
        list.addGestureRecognizer(closer)
    }

    /// Removes the recognizers from the list.
    func detach() {
        close(animated: false)
        list?.removeGestureRecognizer(pan)
        list?.removeGestureRecognizer(closer)
    }

    // MARK: State

    private var pulled: PulledRow? {
        switch state {
        case .idle: nil
        case .pulling(let row), .open(let row): row
        }
    }

    /// The displaced row. Nil if no row is displaced.
    var openRow: UIView? { pulled?.row }

    /// Whether a row is open or a pan moves it.
    var isActive: Bool { pulled != nil }

    /// Whether `recognizer` is the swipe recognizer.
    func isPan(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === pan }

    /// Opens a row without a gesture, for keys and assistive programs. Returns whether the row has actions.
    @discardableResult
    func open(_ row: UIView, at edge: SwipeEdge, animated: Bool) -> Bool {
        guard let pulled = begin(row, edge) else { return false }
        settle(pulled, .open, velocity: 0, animated: animated)
        return true
    }

    /// Closes the open row.
    func close(animated: Bool) {
        guard let pulled else { return }
        if case .pulling = state { pan.cancel() }
        close(pulled, velocity: 0, animated: animated)
    }

    /// Resets a row without animation, because the row is reused or removed.
    func forget(_ row: UIView) {
        if let pulled, pulled.row === row {
            if case .pulling = state { pan.cancel() }
            state = .idle
            finish(pulled)
        }
        for pulled in closing where pulled.row === row { finish(pulled) }
    }

    /// Updates the actions after the row's size changed.
    func rowDidResize(_ row: UIView) {
        guard let pulled, pulled.row === row else { return }
        pulled.actions.setRowWidth(row.bounds.width)
        UIView.performWithoutAnimation { show(pulled, pulled.shown) }
    }

    // MARK: Pan

    /// Whether a pan is a swipe: horizontal, on a row with actions at that edge.
    func panShouldBegin() -> Bool {
        guard let list else { return false }
        let travel = pan.translation(in: list)
        guard abs(travel.x) > abs(travel.y), travel.x != 0 else { return false }
        // The pan has moved beyond its threshold, so find the row at its start.
        let point = pan.location(in: list)
        guard let row = list.swipeRow(at: CGPoint(x: point.x - travel.x, y: point.y - travel.y)) else { return false }
        if case .open(let open) = state, open.row === row { return !open.isPerforming }
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge: SwipeEdge = (travel.x < 0) != isMirrored ? .trailing : .leading
        return begin(row, edge) != nil
    }

    /// Prepares a row for a swipe. Nil if the row has no actions at that edge.
    private func begin(_ row: UIView, _ edge: SwipeEdge) -> PulledRow? {
        guard let list else { return nil }
        close(animated: true)
        for known in closing where known.row === row { finish(known) }
        guard let configuration = list.swipeActions(of: row, at: edge), !configuration.actions.isEmpty else { return nil }
        let view = SwipeActionsView(configuration, edge: edge, rowWidth: row.bounds.width)
        let pulled = PulledRow(row: row, actions: view, edge: edge)
        UIView.performWithoutAnimation {
            row.clipsToBounds = true
            row.addSubview(view)
            view.layOut(0, isFull: false, in: row.bounds.size)
        }
        for button in view.buttons {
            button.addAction(
                UIAction { [weak self, weak pulled, weak button] _ in
                    if let pulled, let button { self?.perform(button.action, of: pulled, from: button) }
                }, for: .touchUpInside)
        }
        state = .pulling(pulled)
        list.swipeDidBegin(row)
        return pulled
    }

    private func panChanged() {
        guard let list, let pulled else { return }
        switch pan.state {
        case .began:
            pulled.travelAtStart = pulled.actions.pull.travel(shown: pulled.shown)
            state = .pulling(pulled)
            follow(pulled)
        case .changed: follow(pulled)
        case .ended:
            let velocity = pan.velocity(in: list).x * (pulled.actions.isAtRight ? -1 : 1)
            settle(pulled, pulled.actions.pull.rest(pulled.shown, velocity: velocity), velocity: velocity, animated: true)
        case .cancelled: if case .pulling = state { close(pulled, velocity: 0, animated: true) }
        case .possible, .failed: break
        }
    }

    /// Closes the row if the pan was allowed to begin but failed.
    func panWasReset() {
        if case .pulling(let pulled) = state, pulled.shown == 0 { close(pulled, velocity: 0, animated: false) }
    }

    private func follow(_ pulled: PulledRow) {
        guard case .pulling = state else { return }
        let sign: CGFloat = pulled.actions.isAtRight ? -1 : 1
        let shown = pulled.actions.pull.shown(pulled.travelAtStart + pan.translation(in: list).x * sign)
        let isFull = pulled.actions.pull.isFull(shown)
        guard isFull != pulled.actions.isFull else { return show(pulled, shown) }
        haptics.impactOccurred()
        // The first action expands or shrinks with an animation, but the row follows the finger without delay.
        move(pulled, by: shown)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            pulled.actions.layOut(shown, isFull: isFull, in: pulled.row.bounds.size)
        }
    }

    // MARK: Row position

    private func move(_ pulled: PulledRow, by shown: CGFloat) {
        pulled.shown = shown
        pulled.row.layer.sublayerTransform = CATransform3DMakeTranslation(pulled.actions.isAtRight ? -shown : shown, 0, 0)
    }

    private func show(_ pulled: PulledRow, _ shown: CGFloat, isFull: Bool? = nil) {
        move(pulled, by: shown)
        pulled.actions.layOut(shown, isFull: isFull ?? pulled.actions.pull.isFull(shown), in: pulled.row.bounds.size)
    }

    private func settle(_ pulled: PulledRow, _ rest: SwipePull.Rest, velocity: CGFloat, animated: Bool) {
        switch rest {
        case .closed: close(pulled, velocity: velocity, animated: animated)
        case .open:
            state = .open(pulled)
            animate(pulled, to: pulled.actions.pull.openPull, isFull: false, velocity: velocity, animated: animated)
        case .full:
            state = .open(pulled)
            guard let button = pulled.actions.buttons.first else { return }
            animate(pulled, to: pulled.row.bounds.width, isFull: true, velocity: velocity, animated: animated)
            perform(button.action, of: pulled, from: button)
        }
    }

    private func animate(
        _ pulled: PulledRow, to target: CGFloat, isFull: Bool, velocity: CGFloat, animated: Bool, completion: (() -> Void)? = nil
    ) {
        let way = target - pulled.shown
        guard animated, UIView.areAnimationsEnabled, pulled.row.window != nil else {
            UIView.performWithoutAnimation { show(pulled, target, isFull: isFull) }
            completion?()
            return
        }
        // Continue with the finger's velocity, limited to avoid overshoot.
        let speed = abs(way) > 1 ? min(max(velocity / way, 0), 12) : 0
        UIView.animate(
            springDuration: 0.35, bounce: 0, initialSpringVelocity: speed, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            show(pulled, target, isFull: isFull)
        } completion: { _ in
            completion?()
        }
    }

    private func close(_ pulled: PulledRow, velocity: CGFloat, animated: Bool) {
        state = .idle
        pulled.isClosing = true
        closing.append(pulled)
        animate(pulled, to: 0, isFull: false, velocity: -velocity, animated: animated) { [weak self, weak pulled] in
            if let pulled { self?.finish(pulled) }
        }
    }

    /// Restores the row's state from before the swipe.
    private func finish(_ pulled: PulledRow) {
        closing.removeAll { $0 === pulled }
        guard pulled.actions.superview != nil else { return }
        UIView.performWithoutAnimation {
            pulled.actions.removeFromSuperview()
            pulled.row.layer.sublayerTransform = CATransform3DIdentity
            pulled.row.clipsToBounds = pulled.clippedBefore
        }
        list?.swipeDidEnd(pulled.row)
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction, of pulled: PulledRow, from view: UIView) {
        guard !pulled.isPerforming, !pulled.isClosing else { return }
        pulled.isPerforming = true
        action.handler(action, view) { [weak self, weak pulled] _ in
            guard let self, let pulled, pulled.isPerforming else { return }
            pulled.isPerforming = false
            if self.pulled === pulled { self.close(pulled, velocity: 0, animated: true) }
        }
    }

    // MARK: Touches outside the actions

    /// Whether a touch closes the open row instead of its usual effect.
    fileprivate func closesInstead(of touch: UITouch) -> Bool {
        guard case .open(let pulled) = state, let view = touch.view else { return false }
        return !view.isDescendant(of: pulled.actions)
    }

    /// Whether a touch is on the open row. Such a touch may swipe the row further.
    fileprivate func isOnOpenRow(_ touch: UITouch) -> Bool {
        guard case .open(let pulled) = state else { return false }
        return touch.view?.isDescendant(of: pulled.row) ?? false
    }
}

/// The pan for swipes: with a finger, a pencil, a mouse or two fingers on a touchpad.
@MainActor
final class SwipePanRecognizer: UIPanGestureRecognizer {
    fileprivate weak var swipe: SwipeActions?

    fileprivate init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        allowedScrollTypesMask = .continuous
    }

    override func accepts(_ travel: CGVector) -> Bool { abs(travel.dx) > abs(travel.dy) }

    override func reset() {
        super.reset()
        swipe?.panWasReset()
    }

    fileprivate func cancel() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }
}

/// Recognizes touches outside the actions of the open row, which only close the row.
@MainActor
final class SwipeCloseRecognizer: UIGestureRecognizer {
    fileprivate weak var swipe: SwipeActions?

    fileprivate init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let swipe, let touch = touches.first, swipe.closesInstead(of: touch) else { return state = .failed }
        delaysTouchesBegan = true
        // A touch on the open row may swipe the row further, so the touch closes the row only when the touch ends.
        guard !swipe.isOnOpenRow(touch) else { return }
        state = .began
        swipe.close(animated: true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard numberOfTouches == 0 else { return }
        if state == .possible {
            state = .began
            swipe?.close(animated: true)
        }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        delaysTouchesBegan = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer is UIPanGestureRecognizer == false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is SwipePanRecognizer || preventingGestureRecognizer is ScrollPanRecognizer
    }
}
