import Foundation
import Host
import Logging

/// What animations report.
let animationLog = Logger(label: "lodestone.animation")

/// The animation blocks that are being run on one platform, and whether views animate at all.
///
/// A change of a view's layer asks its view for an action, and the view asks the innermost block here. Blocks run at once and on the
/// main actor, so that the stack is empty between them, but for the blocks that `beginAnimations` opens.
@MainActor
final class AnimationStack {
    /// The stack of the running code's platform; nil before there is one, when nothing can be animated.
    static var current: AnimationStack? {
        Platform.current?.singletons.value(of: AnimationStack.self) { AnimationStack() }
    }

    /// Calls `body` after `delay` seconds of the running code's platform, in a later turn of its loop: at once where there is no platform.
    static func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard let platform = Platform.current else { return body() }
        _ = platform.schedule(after: max(delay, 0), body)
    }

    /// How many blocks are open, on all platforms together: as long as there are none a change needs not look for its platform.
    private static var openBlocks = 0

    /// The innermost block of the running code's platform, if changes are to be animated as it says.
    static var activeContext: AnimationContext? {
        guard openBlocks > 0, let stack = current, stack.isEnabled else { return nil }
        return stack.contexts.last
    }

    /// False while nothing is to be animated.
    var isEnabled = true
    private var contexts: [AnimationContext] = []
    /// The states that `beginAnimations` opened and `commitAnimations` has to close.
    var legacyBlocks: [LegacyAnimation] = []

    /// The animators that run: they go on when the app does not hold them.
    var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    /// The innermost block.
    var innermost: AnimationContext? { contexts.last }

    /// Opens a block until it is popped.
    func push(_ context: AnimationContext) {
        contexts.append(context)
        Self.openBlocks += 1
    }

    /// Closes the innermost block: lays out what it asked to, and lets its completion wait for what it animated.
    func pop() {
        guard let context = contexts.last else { return }
        context.layOutAnimatedViews()
        contexts.removeLast()
        Self.openBlocks -= 1
        context.tracker.close()
    }

    /// Runs `animations` in `context`.
    func run(_ context: AnimationContext, _ animations: () -> Void) {
        push(context)
        animations()
        pop()
    }

    /// Runs `body` with animations on or off.
    func withAnimations(enabled: Bool, _ body: () -> Void) {
        let outer = isEnabled
        isEnabled = enabled
        body()
        isEnabled = outer
    }

    isolated deinit {
        Self.openBlocks -= contexts.count
    }
}
