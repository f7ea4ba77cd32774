import Testing
import UIKit
import UIKitTesting

// A drawer with property animators, which a finger pulls up and down and can catch at any time. The code is an iOS project's and must compile unchanged.

/// A pan that begins at touch down, so that a touch catches the moving drawer.
private final class InstantPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began { return }
        super.touchesBegan(touches, with: event)
        state = .began
    }
}

private final class DrawerViewController: UIViewController {
    private enum State {
        case closed, open

        var opposite: State { self == .open ? .closed : .open }
    }

    let drawer = UIView()
    let overlay = UIView()
    let titleLabel = UILabel()
    private let offset: CGFloat = 440
    private var currentState: State = .closed
    private var runningAnimators = [UIViewPropertyAnimator]()
    private var animationProgress = [CGFloat]()
    private(set) var finishedPositions = [UIViewAnimatingPosition]()
    var isOpen: Bool { currentState == .open }
    var isAnimating: Bool { !runningAnimators.isEmpty }

    private lazy var panRecognizer: InstantPanGestureRecognizer = {
        let recognizer = InstantPanGestureRecognizer()
        recognizer.addTarget(self, action: Selector(DrawerViewController.popupViewPanned(recognizer:)))
        return recognizer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        overlay.backgroundColor = .black
        overlay.alpha = 0
        overlay.isUserInteractionEnabled = false
        drawer.backgroundColor = .systemBackground
        drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        drawer.addGestureRecognizer(panRecognizer)
        drawer.addSubview(titleLabel)
        view.addSubview(overlay)
        view.addSubview(drawer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard runningAnimators.isEmpty else { return }
        overlay.frame = view.bounds
        drawer.frame = frame(for: currentState)
        titleLabel.frame = CGRect(x: 0, y: 10, width: drawer.bounds.width, height: 30)
    }

    private func frame(for state: State) -> CGRect {
        let visible: CGFloat = state == .open ? 500 : 60
        return CGRect(x: 0, y: view.bounds.height - visible, width: view.bounds.width, height: 500)
    }

    private func animateTransitionIfNeeded(to state: State, duration: TimeInterval) {
        guard runningAnimators.isEmpty else { return }
        let transitionAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
            self.drawer.frame = self.frame(for: state)
            switch state {
            case .open:
                self.drawer.layer.cornerRadius = 20
                self.overlay.alpha = 0.5
                self.titleLabel.transform = CGAffineTransform(scaleX: 1.6, y: 1.6).concatenating(CGAffineTransform(translationX: 0, y: 15))
            case .closed:
                self.drawer.layer.cornerRadius = 0
                self.overlay.alpha = 0
                self.titleLabel.transform = .identity
            }
            self.view.layoutIfNeeded()
        }
        transitionAnimator.addCompletion { position in
            switch position {
            case .start: self.currentState = state.opposite
            case .end: self.currentState = state
            case .current: ()
            @unknown default: ()
            }
            self.finishedPositions.append(position)
            self.runningAnimators.removeAll()
        }
        let inTitleAnimator = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
            self.titleLabel.alpha = state == .open ? 1 : 0.4
        }
        inTitleAnimator.scrubsLinearly = false
        transitionAnimator.startAnimation()
        inTitleAnimator.startAnimation()
        runningAnimators.append(transitionAnimator)
        runningAnimators.append(inTitleAnimator)
    }

    func popupViewPanned(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
            runningAnimators.forEach { $0.pauseAnimation() }
            animationProgress = runningAnimators.map { $0.fractionComplete }
        case .changed:
            let translation = recognizer.translation(in: drawer.superview)
            var fraction = -translation.y / offset
            if currentState == .open { fraction *= -1 }
            if runningAnimators[0].isReversed { fraction *= -1 }
            for (index, animator) in runningAnimators.enumerated() {
                animator.fractionComplete = fraction + animationProgress[index]
            }
        case .ended, .cancelled:
            let yVelocity = recognizer.velocity(in: drawer.superview).y
            let shouldClose = yVelocity > 0
            if yVelocity == 0 {
                runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
                break
            }
            switch currentState {
            case .open:
                if !shouldClose && !runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
                if shouldClose && runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
            case .closed:
                if shouldClose && !runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
                if !shouldClose && runningAnimators[0].isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
            }
            runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        default: ()
        }
    }
}

/// A custom timing curve provider.
private final class SnapTiming: NSObject, UITimingCurveProvider {
    var timingCurveType: UITimingCurveType { .cubic }
    var cubicTimingParameters: UICubicTimingParameters? {
        UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))
    }
    var springTimingParameters: UISpringTimingParameters? { nil }

    nonisolated override init() { super.init() }
    nonisolated required init?(coder: NSCoder) { super.init() }
    nonisolated func encode(with coder: NSCoder) {}
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor
@Suite("A drawer with property animators")
struct DrawerAppTests {
    @MainActor
    private struct Screen {
        let host = TestHost()
        let controller = DrawerViewController()

        init() {
            host.window.rootViewController = controller
            host.advance(by: 0.1)
        }

        var top: CGFloat { host.presentedFrame(of: controller.drawer).minY }
    }

    @Test("Pulling the drawer up opens it, flicking it down closes it")
    func opensAndCloses() {
        let screen = Screen()
        #expect(abs(screen.top - 784) < 1e-6)
        screen.host.drag(from: CGPoint(x: 195, y: 800), to: CGPoint(x: 195, y: 600), duration: 0.2)
        screen.host.advance(by: 1.2)
        #expect(screen.controller.isOpen && abs(screen.top - 344) < 1e-6 && abs(screen.controller.overlay.alpha - 0.5) < 1e-6)
        screen.host.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), duration: 0.1)
        screen.host.advance(by: 1.2)
        #expect(!screen.controller.isOpen && abs(screen.top - 784) < 1e-6 && screen.controller.overlay.alpha == 0)
        #expect(screen.controller.titleLabel.transform.isIdentity && screen.controller.drawer.layer.cornerRadius == 0)
        #expect(screen.controller.finishedPositions == [.end, .end])
    }

    @Test("A drawer caught during its animation and flicked back returns without a jump")
    func isCaught() {
        let screen = Screen()
        var tops: [CGFloat] = []
        screen.host.onFrame = { _ in tops.append(screen.top) }
        screen.host.drag(from: CGPoint(x: 195, y: 800), to: CGPoint(x: 195, y: 700), duration: 0.2)
        screen.host.advance(by: 0.15)
        #expect(screen.controller.isAnimating && screen.top < 680)
        let caught = screen.top
        let finger = screen.host.touchDown(at: CGPoint(x: 195, y: caught + 40))
        screen.host.advance(by: 0.2)
        #expect(abs(screen.top - caught) < 1, "the touch alone holds it")
        finger.move(to: CGPoint(x: 195, y: caught + 140), duration: 0.2)
        #expect(abs(screen.top - caught - 100) < 1, "the drawer follows the finger")
        finger.lift()
        screen.host.advance(by: 1.2)
        #expect(!screen.controller.isOpen && !screen.controller.isAnimating && abs(screen.top - 784) < 1e-6)
        #expect(screen.controller.finishedPositions == [.start])
        #expect(zip(tops, tops.dropFirst()).allSatisfy { abs($1 - $0) < 60 })
    }

    @Test("A tap opens the drawer; a tap during the animation lets it continue")
    func taps() {
        let screen = Screen()
        screen.host.tap(at: CGPoint(x: 195, y: 800))
        screen.host.advance(by: 0.1)
        screen.host.tap(at: CGPoint(x: 195, y: 830))
        screen.host.advance(by: 1.2)
        #expect(screen.controller.isOpen && !screen.controller.isAnimating && abs(screen.top - 344) < 1e-6)
    }

    @Test("A custom timing curve provider is used")
    func ownTiming() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: SnapTiming())
        animator.addAnimations { view.center.x = 105 }
        animator.startAnimation()
        host.advance(by: 0.25)
        #expect(host.presentedFrame(of: view).midX > 70, "fast at first")
        host.advance(by: 1)
        #expect(animator.state == .inactive)
    }
}
