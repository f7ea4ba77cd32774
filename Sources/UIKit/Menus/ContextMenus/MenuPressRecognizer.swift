import Host

/// Recognizes the gestures that open a context menu: a long press, a secondary click, and any touch on a control whose menu is its primary
/// action. The recognizer is continuous: after the menu opened, the same touch can select an element.
@MainActor
final class MenuPressRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?
    private weak var touch: UITouch?
    private var timers: [any HostTimer] = []
    private var isSecondary = false

    init(interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
        addHandler { [weak self] _ in self?.stateChanged() }
    }

    private var isByPointer: Bool { touch?.type == .indirectPointer }
    private var location: CGPoint { touch?.location(in: view) ?? .zero }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for new in touches {
            guard touch == nil else {
                // A second finger before the menu opens fails the recognizer.
                if state == .possible { return state = .failed }
                ignore(new, for: event)
                continue
            }
            touch = new
            begin(new, event)
        }
    }

    private func begin(_ new: UITouch, _ event: UIEvent) {
        isSecondary = new.type == .indirectPointer && event.buttonMask.contains(.secondary)
        if isSecondary { return state = .began }
        if interaction?.opensAtOnce == true {
            if new.type == .indirectPointer || !isInScrollView { return state = .began }
            wait(MenuConstants.buttonDelay, from: event) { $0.state = .began }
            return
        }
        wait(MenuConstants.highlightDelay, from: event) { $0.highlight() }
        wait(MenuConstants.pressDuration, from: event) { $0.state = .began }
    }

    private var isInScrollView: Bool {
        sequence(first: view?.superview, next: { $0?.superview }).contains { $0 is UIScrollView }
    }

    private func wait(_ duration: TimeInterval, from event: UIEvent, _ step: @escaping @MainActor (MenuPressRecognizer) -> Void) {
        let timer = environment.schedule(after: event.timestamp + duration - environment.now) { [weak self] in
            if let self { step(self) }
        }
        if let timer { timers.append(timer) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch, touches.contains(touch) else { return }
        if state != .possible {
            state = .changed
        } else if touch.distance(from: touch.beginning.position) > MenuConstants.pressSlop {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return state = .ended }
        // A tap fails the press, except on a button that opens its menu on a tap.
        guard interaction?.opensAtOnce == true else { return state = .failed }
        state = .began
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        for timer in timers { timer.cancel() }
        timers = []
        touch = nil
        interaction?.session?.cancelHighlight()
    }

    // MARK: Menu

    private func highlight() {
        guard let interaction, touch != nil, state == .possible else { return }
        if interaction.begin(at: location, byPointer: false) { interaction.session?.highlight() } else { state = .failed }
    }

    /// Requests the menu. The recognizer fails if the delegate provides no menu.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, touch != nil else { return false }
        return interaction.begin(at: location, byPointer: isByPointer && (isSecondary || interaction.opensAtOnce))
    }

    private func stateChanged() {
        guard let session = interaction?.session else { return }
        switch state {
        case .began:
            if interaction?.opensAtOnce == true { (view as? any MenuAnchor)?.menuActionWasTriggered() }
            session.open()
            session.follow(to: location)
        case .changed: session.follow(to: location)
        case .ended: session.followEnded(at: location)
        case .cancelled:
            // A drag took over the touch, which closes the menu.
            if touch?.isCarried == true { session.close(animated: true) }
        case .possible, .failed: break
        }
    }

    // MARK: Other recognizers

    /// A drag of the lifted view may begin while the menu is open.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer is DragLiftRecognizer == false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is DragLiftRecognizer == false
    }

    override var understandsPresses: Bool { false }
}
