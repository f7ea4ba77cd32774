import Host

/// Lifts the items under a resting finger or a dragged mouse. Each recognizer tracks one touch, and an interaction has as many recognizers as
/// touches that lift at the same time. The recognizer is continuous and begins with the lift. When the drag begins, it passes
/// the touch to a ``DragFollowRecognizer``.
@MainActor
final class DragLiftRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?
    private var timer: (any HostTimer)?
    private(set) weak var touch: UITouch?
    /// The drag that this touch may begin. Nil until the delegate has provided items.
    private var drag: LocalDrag?
    /// The touch's position at the lift.
    private var liftPosition = CGPoint.zero

    init(interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
        addHandler { [weak self] _ in self?.stateChanged() }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for new in touches {
            guard touch == nil, interaction?.isFree(new) ?? false else {
                ignore(new, for: event)
                continue
            }
            guard new.type != .indirectPointer || event.buttonMask.contains(.primary) else { return state = .failed }
            touch = new
            interaction?.keepIdleLiftRecognizer()
            if new.type != .indirectPointer {
                timer = environment.schedule(after: event.timestamp + DragConstants.liftDelay - environment.now) { [weak self] in
                    self?.state = .began
                }
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch, touches.contains(touch) else { return }
        let travel = touch.distance(from: touch.beginning.position)
        if drag != nil, state != .possible {
            if isOverruled { return state = .cancelled }
            if touch.distance(from: liftPosition) >= DragConstants.beginSlop { state = .changed }
        } else if touch.type == .indirectPointer {
            if travel >= DragConstants.pointerThreshold { state = .began }
        } else if travel > DragConstants.liftSlop {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        touch = nil
        // A drag that was only prepared can be released without further calls, because no delegate was notified of it.
        drag = nil
    }

    // MARK: Lifting

    /// Prepares a drag with the items that the delegate provides. Without items, the recognizer does not begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let touch else { return false }
        // A fast mouse may already be outside the pressed view after the threshold distance, so its start position is used.
        let position = touch.type == .indirectPointer ? touch.beginning.position : touch.scenePosition
        drag = LocalDrag(of: interaction, at: DragLocation(position, in: touch.source?.scene), in: .current)
        return drag != nil
    }

    /// A mouse drag waits for swipe recognizers to fail. They fail quickly if the mouse moves slowly or in another direction.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let swipe = otherGestureRecognizer as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1 else { return false }
        return trackedTouches.contains { $0.type == .indirectPointer }
    }

    private func stateChanged() {
        guard let drag, let touch else { return }
        switch state {
        case .began:
            liftPosition = touch.scenePosition
            drag.lift()
            if touch.type == .indirectPointer, state == .began { beginDrag(drag, touch) }
        case .changed: beginDrag(drag, touch)
        case .ended: if drag.phase == .lifting { drag.setDown() }
        case .cancelled: drag.cancel()
        case .possible, .failed: break
        }
    }

    /// Passes the touch to the drag. From then on the drag does not depend on the view in which it began, so the app may remove the view.
    private func beginDrag(_ drag: LocalDrag, _ touch: UITouch) {
        guard drag.phase == .lifting, let window = touch.window else { return }
        self.drag = nil
        environment.hand(touch, from: self, to: DragFollowRecognizer(drag: drag, touch: touch, in: window))
        drag.begin()
        drag.move(to: DragLocation(touch.scenePosition, in: touch.source?.scene))
    }

    // MARK: Other gestures

    private var allowsOthers: Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }

    /// Whether another gesture with the same touch was recognized during a lift that allows simultaneous recognition.
    private var isOverruled: Bool {
        guard allowsOthers, let touch else { return false }
        return touch.recognizers.contains {
            $0 !== self && $0 is UILongPressGestureRecognizer == false && $0.internalState.isRecognized && $0.cancelsTouchesInView
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !allowsOthers && preventedGestureRecognizer is UILongPressGestureRecognizer == false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is UILongPressGestureRecognizer == false
    }

    override var understandsPresses: Bool { false }
}
