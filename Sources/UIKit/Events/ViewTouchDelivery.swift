/// The delivery state of a touch to its view.
enum ViewTouchProgress {
    /// The touch was not delivered yet.
    case unknown
    /// The view gets the touch after the recognizers that delay it have failed.
    case withheld
    /// The view received `touchesBegan`.
    case told
    /// The view got the end or a cancellation, or never gets the touch.
    case finished
}

/// Delivers touches to views, after the recognizers.
///
/// A recognizer may delay a touch's beginning (`delaysTouchesBegan`) or its end (`delaysTouchesEnded`), or cancel it
/// (`cancelsTouchesInView`). In each case a view that got a beginning gets exactly one end or cancellation.
@MainActor
final class ViewTouchDelivery {
    /// The last delivered event, which delayed deliveries also pass.
    weak var event: UIEvent?

    /// The last passed set, reused for the same touch.
    private var lastSet: Set<UITouch> = []

    private enum Step { case began, moved, ended, cancelled }

    /// Decides whether a new touch's view gets it: a view without multiple touch gets only one, and an exclusive view shares its window
    /// with no other.
    func admit(_ touch: UITouch, among touches: [UITouch]) {
        touch.viewProgress = .withheld
        guard let view = touch.view else { return touch.viewProgress = .finished }
        for other in touches where other !== touch && other.viewProgress != .finished && !other.isOver {
            guard other.window === touch.window, let otherView = other.view else { continue }
            if otherView === view ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch {
                return touch.viewProgress = .finished
            }
        }
    }

    /// Delivers everything that is due to the views of `touches`.
    func deliver(_ touches: [UITouch]) {
        for touch in touches {
            while let step = due(touch) {
                perform(step, touch, touches)
            }
        }
    }

    /// The next delivery of a touch.
    private func due(_ touch: UITouch) -> Step? {
        switch touch.viewProgress {
        case .unknown, .finished:
            return nil
        case .withheld:
            if isTaken(touch) || touch.currentPhase == .cancelled {
                touch.viewProgress = .finished
                return nil
            }
            for recognizer in touch.recognizers where recognizer.internalState.isUndecided && recognizer.delaysTouchesBegan { return nil }
            return .began
        case .told:
            if isTaken(touch) || touch.currentPhase == .cancelled { return .cancelled }
            if touch.currentPhase == .ended {
                for recognizer in touch.recognizers where recognizer.internalState.isUndecided && recognizer.delaysTouchesEnded {
                    return nil
                }
                return .ended
            }
            return touch.hasUnseenMove ? .moved : nil
        }
    }

    /// Whether a recognizer has taken the touch from its view, when it recognized or later as an additional touch of its gesture.
    private func isTaken(_ touch: UITouch) -> Bool {
        if touch.isClaimed { return true }
        for recognizer in touch.recognizers where recognizer.internalState.isUnderWay && recognizer.cancelsTouchesInView { return true }
        return false
    }

    /// Delivers a step to the touch's view, together with all of its touches for which the same step is due.
    private func perform(_ step: Step, _ touch: UITouch, _ touches: [UITouch]) {
        guard let view = touch.view else { return touch.viewProgress = .finished }
        var isAlone = true
        for other in touches where other !== touch && other.view === view && due(other) == step {
            if isAlone { lastSet = [touch] }
            isAlone = false
            lastSet.insert(other)
        }
        if isAlone, lastSet.count != 1 || lastSet.first !== touch { lastSet = [touch] }
        let set = lastSet
        for touch in set {
            switch step {
            case .began: touch.viewProgress = .told
            case .moved: touch.hasUnseenMove = false
            case .ended, .cancelled: touch.viewProgress = .finished
            }
        }
        switch step {
        case .began: presentBeginnings(of: set) { view.touchesBegan(set, with: event) }
        case .moved: present(.moved, set) { view.touchesMoved(set, with: event) }
        case .ended: view.touchesEnded(set, with: event)
        case .cancelled: present(.cancelled, set) { view.touchesCancelled(set, with: event) }
        }
        if step == .ended || step == .cancelled { lastSet = [] }
    }

    private func presentBeginnings(of touches: Set<UITouch>, _ body: () -> Void) {
        let first = touches.first { !($0.isChanged && $0.currentPhase == .began) }
        guard let first else { return body() }
        first.presentBeginning { presentBeginnings(of: touches.subtracting([first]), body) }
    }

    private func present(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ body: () -> Void) {
        let first = touches.first { $0.phase != phase }
        guard let first else { return body() }
        first.present(phase) { present(phase, touches, body) }
    }
}
