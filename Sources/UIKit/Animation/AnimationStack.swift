import Foundation
import Host
import Logging

let animationLog = Logger(label: "lodestone.animation")

/// The stack of active animation blocks of a platform, and the switch that enables animations.
///
/// When a layer property changes, the layer requests an action from its view, and the view requests it from the innermost block of this stack.
/// Blocks run synchronously on the main actor. The stack is therefore empty between blocks, except for blocks that `beginAnimations` opened.
@MainActor
final class AnimationStack {
    /// The stack of the current platform. Nil without a platform: then nothing is animated.
    static var current: AnimationStack? {
        Platform.current?.singletons.value(of: AnimationStack.self) { AnimationStack() }
    }

    /// Calls `body` after `delay` seconds in a later iteration of the current platform's main loop. Without a platform, calls `body` immediately.
    static func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard let platform = Platform.current else { return body() }
        _ = platform.schedule(after: max(delay, 0), body)
    }

    /// The number of open blocks of all platforms. While it is zero, a property change skips the lookup of its platform.
    private static var openBlocks = 0

    /// The innermost block of the current platform; nil if animations are disabled.
    static var activeContext: AnimationContext? {
        guard openBlocks > 0, let stack = current, stack.isEnabled else { return nil }
        return stack.contexts.last
    }

    /// Whether animations are enabled.
    var isEnabled = true
    private var contexts: [AnimationContext] = []
    /// The blocks that `beginAnimations` opened and `commitAnimations` has not closed yet.
    var legacyBlocks: [LegacyAnimation] = []

    /// The running animators. The stack retains them, so that they continue after the app has released them.
    var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    /// The innermost block.
    var innermost: AnimationContext? { contexts.last }

    /// Makes a block the innermost one until ``pop()``.
    func push(_ context: AnimationContext) {
        contexts.append(context)
        Self.openBlocks += 1
    }

    /// Lays out the views of the innermost block and closes the block. Its tracker calls the completion after its last animation.
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

    /// Runs `body` with animations enabled or disabled, then restores the previous setting.
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
