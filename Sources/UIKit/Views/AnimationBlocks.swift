import Foundation
import Host
import QuartzCore

/// An animation block, as views use it.
@MainActor
protocol AnimationBlock: AnyObject {
    /// The animation of a change of a layer property; nil if the change is not animated.
    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)?
    /// Called before a view's background colour changes.
    func backgroundWillChange(of view: UIView)
}

/// The open animation blocks of a platform, and the switch that enables animations.
///
/// When a layer property changes, the layer requests an action from its view, and the view requests it from the innermost of these blocks.
/// Blocks run synchronously on the main actor. The list is therefore empty between blocks, except for blocks that `beginAnimations` opened.
@MainActor
final class AnimationBlocks {
    /// The blocks of the current platform. Nil without a platform: then nothing is animated.
    static var current: AnimationBlocks? { Platform.current.map { of($0) } }

    /// The blocks of a platform.
    static func of(_ platform: any HostPlatform) -> AnimationBlocks {
        platform.singletons.value(of: AnimationBlocks.self) { AnimationBlocks() }
    }

    /// The number of open blocks of all platforms. While it is zero, a property change skips the lookup of its platform.
    private static var openBlocks = 0

    /// The innermost block of the current platform; nil if animations are disabled.
    static var active: (any AnimationBlock)? {
        guard openBlocks > 0, let current, current.isEnabled else { return nil }
        return current.innermost
    }

    /// Runs `body` with animations disabled.
    static func withoutAnimations(_ body: () -> Void) {
        guard let current else { return body() }
        current.withAnimations(enabled: false, body)
    }

    /// Whether animations are enabled.
    var isEnabled = true
    private var blocks: [any AnimationBlock] = []

    /// The innermost block.
    var innermost: (any AnimationBlock)? { blocks.last }

    /// Makes a block the innermost one until ``pop()``.
    func push(_ block: any AnimationBlock) {
        blocks.append(block)
        Self.openBlocks += 1
    }

    /// Closes the innermost block. There must be one.
    func pop() {
        blocks.removeLast()
        Self.openBlocks -= 1
    }

    /// Runs `body` with animations enabled or disabled, then restores the previous setting.
    func withAnimations(enabled: Bool, _ body: () -> Void) {
        let outer = isEnabled
        isEnabled = enabled
        body()
        isEnabled = outer
    }

    isolated deinit {
        Self.openBlocks -= blocks.count
    }
}

extension UIView {
    /// The action for a change of the layer property `event`: an animation within an animation block, otherwise a null action.
    func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let block = AnimationBlocks.active, layer === self.layer else { return NoAction.shared }
        return block.action(for: self, layer: layer, key: event) ?? NoAction.shared
    }
}

/// The null action, which applies a change without an animation.
@MainActor
private enum NoAction {
    static let shared = NSNull()
}
