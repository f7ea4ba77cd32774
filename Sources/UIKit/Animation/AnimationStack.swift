import Foundation
import Host
import Logging

let animationLog = Logger(label: "lodestone.animation")

/// The stack of active animation blocks of a platform, and the switch that enables animations.
///
/// A change of a layer property requests an action from the layer's view, which requests it from the innermost block here. Blocks run synchronously
/// on the main actor. The stack is therefore empty between them, except for blocks opened by `beginAnimations`.
@MainActor
final class AnimationStack {
    /// The stack of the current platform; nil without a platform, when nothing can be animated.
    static var current: AnimationStack? {
        Platform.current?.singletons.value(of: AnimationStack.self) { AnimationStack() }
    }

    /// Calls `body` after `delay` seconds in a later iteration of the current platform's main loop; immediately without a platform.
    static func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard let platform = Platform.current else { return body() }
        _ = platform.schedule(after: max(delay, 0), body)
    }

    /// The number of open blocks of all platforms. At zero, a change does not look up its platform.
    private static var openBlocks = 0

    /// The innermost block of the current platform; nil if animations are disabled.
    static var activeContext: AnimationContext? {
        guard openBlocks > 0, let stack = current, stack.isEnabled else { return nil }
        return stack.contexts.last
    }

    /// Whether animations are enabled.
    var isEnabled = true
    private var contexts: [AnimationContext] = []
    /// The blocks that `beginAnimations` opened and `commitAnimations` has yet to close.
    var legacyBlocks: [LegacyAnimation] = []

    /// The running animators, retained so that they continue if the app releases them.
    var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    /// The innermost block.
    var innermost: AnimationContext? { contexts.last }

    /// Opens a block until ``pop()``.
    func push(_ context: AnimationContext) {
        contexts.append(context)
        Self.openBlocks += 1
    }

    /// Lays out the innermost block's views and closes it. Its tracker then waits for its animations.
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
