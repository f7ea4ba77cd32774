/// The progress of a touch's delivery to its view.
enum ViewTouchProgress {
    /// It is not decided yet whether the view receives the touch.
    case unknown
    /// The view will receive the touch after the recognizers that delay it have failed.
    case withheld
    /// The view has received `touchesBegan`.
    case told
    /// The view has received the end or a cancellation, or it never receives the touch.
    case finished
}

/// Delivers touches to views, after the recognizers.
///
/// A recognizer may delay a touch's beginning (`delaysTouchesBegan`) or its end (`delaysTouchesEnded`), or cancel the touch
/// (`cancelsTouchesInView`). In each case, a view that received the beginning receives exactly one end or cancellation.
@MainActor
final class ViewTouchDelivery {
    /// The last delivered event. It is also the event of delayed calls.
    weak var event: UIEvent?

    /// The set of touches in the last call. It is reused if the next call has the same single touch.
    private var lastSet: Set<UITouch> = []

    private enum Step { case began, moved, ended, cancelled }

    /// Decides whether a new touch's view receives it. A view without multiple touch receives only one touch. While an exclusive view has a touch, no other
    /// view of its window receives one, and the reverse.
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

    /// Makes all due calls to the views of `touches`.
    func deliver(_ touches: [UITouch]) {
        for touch in touches {
            while let step = due(touch) {
                perform(step, touch, touches)
            }
        }
    }

    /// The next call that a touch's view must receive; nil if there is nothing to deliver.
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

    /// Whether a recognizer has claimed the touch from its view. The touch may be one of those it recognized or a later touch of its gesture.
    private func isTaken(_ touch: UITouch) -> Bool {
        if touch.isClaimed { return true }
        for recognizer in touch.recognizers where recognizer.internalState.isUnderWay && recognizer.cancelsTouchesInView { return true }
        return false
    }

    /// Makes one call to the touch's view. The call includes all other touches of the view for which the same step is due.
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
