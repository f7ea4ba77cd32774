import Foundation
import Host
import Logging

let animationLog = Logger(label: "lodestone.animation")

/// The animation blocks and the running animators of a platform. The blocks are in ``AnimationBlocks``, where views look them up.
@MainActor
final class AnimationStack {
    /// The stack of the current platform. Nil without a platform: then nothing is animated.
    static var current: AnimationStack? {
        guard let platform = Platform.current else { return nil }
        return platform.singletons.value(of: AnimationStack.self) { AnimationStack(AnimationBlocks.of(platform)) }
    }

    /// Calls `body` after `delay` seconds in a later iteration of the current platform's main loop. Without a platform, calls `body` immediately.
    static func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard let platform = Platform.current else { return body() }
        _ = platform.schedule(after: max(delay, 0), body)
    }

    /// The innermost block of the current platform; nil if animations are disabled.
    static var activeContext: AnimationContext? { AnimationBlocks.active as? AnimationContext }

    private let blocks: AnimationBlocks

    private init(_ blocks: AnimationBlocks) {
        self.blocks = blocks
    }

    /// Whether animations are enabled.
    var isEnabled: Bool {
        get { blocks.isEnabled }
        set { blocks.isEnabled = newValue }
    }

    /// The blocks that `beginAnimations` opened and `commitAnimations` has not closed yet.
    var legacyBlocks: [LegacyAnimation] = []

    /// The running animators. The stack retains them, so that they continue after the app has released them.
    var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    /// The innermost block.
    var innermost: AnimationContext? { blocks.innermost as? AnimationContext }

    /// Makes a block the innermost one until ``pop()``.
    func push(_ context: AnimationContext) { blocks.push(context) }

    /// Lays out the views of the innermost block and closes the block. Its tracker calls the completion after its last animation.
    func pop() {
        guard let context = innermost else { return }
        context.layOutAnimatedViews()
        blocks.pop()
        context.tracker.close()
    }

    /// Runs `animations` in `context`.
    func run(_ context: AnimationContext, _ animations: () -> Void) {
        push(context)
        animations()
        pop()
    }
}
