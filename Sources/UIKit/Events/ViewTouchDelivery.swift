/// What a touch's view was told of it.
enum ViewTouchProgress {
    /// The touch was not delivered yet.
    case unknown
    /// The view is to be told, when the recognizers that delay touches have failed.
    case withheld
    /// The view was told that it began.
    case told
    /// The view was told that it ended or was cancelled, or is never told.
    case finished
}

/// Tells views of their touches: after the recognizers, and only of what those leave them.
///
/// A recognizer may delay a touch's beginning (`delaysTouchesBegan`), delay its end (`delaysTouchesEnded`), and take it away
/// (`cancelsTouchesInView`). Whatever happens, a view that was told of a beginning is told of exactly one end or cancellation.
@MainActor
final class ViewTouchDelivery {
    /// The event that was last delivered; views that are told late are given it too.
    weak var event: UIEvent?

    /// The set that a view was last given, used again while it is the same touch's.
    private var lastSet: Set<UITouch> = []

    private enum Step { case began, moved, ended, cancelled }

    /// Decides whether a new touch's view is ever told: a view that takes one touch at a time is not told of a second, and an
    /// exclusive view shares its window with no other.
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

    /// Tells the views of `touches` everything that they may know by now.
    func deliver(_ touches: [UITouch]) {
        for touch in touches {
            while let step = due(touch) {
                perform(step, touch, touches)
            }
        }
    }

    /// What the touch's view is to be told next.
    private func due(_ touch: UITouch) -> Step? {
        switch touch.viewProgress {
        case .unknown, .finished:
            return nil
        case .withheld:
            if isTaken(touch) || touch.currentPhase == .cancelled {
                touch.viewProgress = .finished
                return nil
            }
            for recognizer in touch.recognizers where recognizer.life.isUndecided && recognizer.delaysTouchesBegan { return nil }
            return .began
        case .told:
            if isTaken(touch) || touch.currentPhase == .cancelled { return .cancelled }
            if touch.currentPhase == .ended {
                for recognizer in touch.recognizers where recognizer.life.isUndecided && recognizer.delaysTouchesEnded { return nil }
                return .ended
            }
            return touch.hasUnseenMove ? .moved : nil
        }
    }

    /// Whether a recognizer has taken the touch from its view: when it recognized, or since, as a further finger of its gesture.
    private func isTaken(_ touch: UITouch) -> Bool {
        if touch.isClaimed { return true }
        for recognizer in touch.recognizers where recognizer.life.isUnderWay && recognizer.cancelsTouchesInView { return true }
        return false
    }

    /// Tells the touch's view, about all of its touches at once for which the same is due.
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
