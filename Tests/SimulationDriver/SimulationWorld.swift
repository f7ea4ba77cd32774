import Foundation
import UIKit
import UIKitTesting

/// A host, the objects that a script made in it, and their expected states.
@MainActor
package final class SimulationWorld {
    /// The findings. The simulation ends with the first step that has one.
    private(set) var violations: [String] = []

    let host: TestHost
    private(set) var step = SimulationStep(.advance)

    // Objects that steps refer to by number.
    var canvas: SimulationView?
    var views: [SimulationView] = []
    var recognizers: [UIGestureRecognizer] = []
    var delegate: SimulationDelegate?
    var fingers: [TestTouch] = []
    var keys: Set<String> = []
    var animators: [UIViewPropertyAnimator] = []
    var screens = ScreenFactory()
    var sceneCount = 0
    var secondWindows: [UIWindow] = []

    /// The touches that began in a view and have not ended.
    private var openTouches: Set<ObjectIdentifier> = []
    /// The last state of each recognizer with which its targets were called.
    var reportedStates: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    /// The operand of the change that the next callback makes; nil if none.
    var armedChange: Int?
    private var weakObjects: [WeakObject] = []

    init() {
        host = TestHost(size: CGSize(width: 360, height: 560), scale: 1)
        screens.world = self
    }

    /// Runs a script in a new host, and returns its findings.
    package static func run(_ script: SimulationScript) async -> [String] {
        let (found, hosted) = await runToEnd(script)
        guard found.isEmpty else { return found }
        return hosted.compactMap { item in item.object.map { _ in "\(item.name) outlived its window" } }
    }

    private static func runToEnd(_ script: SimulationScript) async -> ([String], [WeakObject]) {
        let world = SimulationWorld()
        for (index, step) in script.steps.enumerated() {
            world.step = step
            world.perform(step)
            world.checkStep(index)
            if !world.violations.isEmpty { return (world.violations.map { "step \(index) (\(step)): \($0)" }, []) }
        }
        await world.finish()
        return (world.violations.map { "at the end: \($0)" }, world.weakObjects)
    }

    func report(_ finding: String) { violations.append(finding) }

    /// Expects that `object` is deallocated with the window.
    func track(_ object: AnyObject) { weakObjects.append(WeakObject(object)) }

    // MARK: Numbers

    /// The element of `list` at an operand's remainder; nil if the list is empty.
    func element<Element>(_ list: [Element], _ operand: Int) -> Element? { list.isEmpty ? nil : list[operand % list.count] }

    /// A point of the window, from two operands.
    func point(_ a: Int, _ b: Int) -> CGPoint {
        let size = host.window.bounds.size
        return CGPoint(x: CGFloat(a % 1000) / 1000 * size.width, y: CGFloat(b % 1000) / 1000 * size.height)
    }

    /// The view controllers in the window, presented ones last.
    var controllers: [UIViewController] {
        var found: [UIViewController] = []
        func visit(_ controller: UIViewController) {
            found.append(controller)
            for child in controller.children { visit(child) }
            if let presented = controller.presentedViewController, presented.presentingViewController === controller { visit(presented) }
        }
        if let root = host.window.rootViewController { visit(root) }
        return found
    }

    /// The presented controller that covers all others, or the root.
    var topController: UIViewController? {
        var top = host.window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    /// All views of the window in front of `view`'s descendants, in depth-first order.
    func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }

    // MARK: Callbacks

    /// Called in callbacks of UIKit: performs the armed change.
    func callback() {
        guard let operand = armedChange else { return }
        armedChange = nil
        let view = element(views, operand)
        switch operand % 7 {
        case 0: view?.removeFromSuperview()
        case 1: if let recognizer = element(recognizers, operand) { recognizer.view?.removeGestureRecognizer(recognizer) }
        case 2: element(recognizers, operand)?.isEnabled.toggle()
        case 3: delegate = nil
        case 4: topController?.dismiss(animated: operand % 2 == 0)
        case 5: canvas?.superview?.subviews.last?.removeFromSuperview()
        default: view?.isHidden.toggle()
        }
    }

    func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, in view: SimulationView) {
        if touches.isEmpty { report("a view got no touches") }
        // The touches of other views come along the responder chain, which may end earlier.
        for touch in touches where touch.view === view {
            let id = ObjectIdentifier(touch)
            if touch.phase != phase { report("a touch with the phase \(touch.phase) was delivered as \(phase)") }
            switch phase {
            case .began:
                if !openTouches.insert(id).inserted { report("a touch began twice") }
            case .ended, .cancelled:
                if openTouches.remove(id) == nil { report("a touch \(phase) that had not begun") }
            default:
                if !openTouches.contains(id) { report("a touch moved that had not begun") }
            }
        }
        callback()
    }

    func note(_ recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        let before = reportedStates[id] ?? .possible
        let isActive = before == .began || before == .changed
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        let isLegal =
            switch recognizer.state {
            case .began: !isActive && !isDiscrete
            case .changed, .cancelled: isActive
            case .ended: isActive || isDiscrete
            default: false
            }
        if !isLegal { report("\(type(of: recognizer)) went from \(before) to \(recognizer.state)") }
        reportedStates[id] = recognizer.state
        callback()
    }

    // MARK: The end

    /// Releases all input, waits until nothing moves, and checks that nothing is left.
    private func finish() async {
        armedChange = nil
        releaseInput()
        for animator in animators where animator.state == .active { animator.stopAnimation(true) }
        animators = []
        removeAnimations(host.window.layer)
        for case let screen as any ActingScreen in controllers { screen.rest() }
        await host.settle(timeout: 30)
        if !host.isSettled { report("the host is not idle") }
        if host.isSettled { checkFrame() }
        await host.settle(timeout: 10)
        if !host.isSettled { report("the host is not idle after a check") }
        if !openTouches.isEmpty { report("\(openTouches.count) touches of views did not end") }
        for recognizer in recognizers where recognizer.state != .possible { report("\(type(of: recognizer)) stayed \(recognizer.state)") }
        if let scene = host.window.windowScene { violations += scene.eventSource.environment.gesturesInProgress() }
        closeScenes()
        host.window.rootViewController?.dismiss(animated: false)
        host.window.rootViewController = nil
        for view in host.window.subviews { view.removeFromSuperview() }
        host.window.gestureRecognizers?.forEach { host.window.removeGestureRecognizer($0) }
        screens = ScreenFactory()
        canvas = nil
        (views, recognizers, delegate) = ([], [], nil)
        await host.settle(timeout: 10)
    }

    private func removeAnimations(_ layer: CALayer) {
        layer.removeAllAnimations()
        for sublayer in layer.sublayers ?? [] { removeAnimations(sublayer) }
    }
}
