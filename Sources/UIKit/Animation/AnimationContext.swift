import Foundation

/// The timing function of an animation: a curve or a spring.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)
}

/// An animation block. It determines how changes of view properties are animated.
@MainActor
final class AnimationContext: AnimationBlock {
    /// The duration of each animation, in seconds.
    var duration: TimeInterval
    /// The delay before the animations begin, in seconds.
    var delay: TimeInterval
    var pace: AnimationPace
    var options: UIView.AnimationOptions
    var repeatCount: Float
    var autoreverses: Bool
    /// Calls the completion when the block's animations have ended.
    let tracker: AnimationTracker
    /// Collects the changes of a keyframe block; nil for other blocks.
    var keyframes: KeyframeCollector?
    /// The group that drives the animations of a property animator; nil if the animations are driven by time alone.
    let animator: AnimatorGroup?
    /// Whether changes directly in the block apply immediately, without an animation. ``animator`` still drives the animations of nested blocks, which
    /// have their own times and curves. An interactive transition runs its animator's code in such a block.
    let onlyTracks: Bool

    /// Whether changes of borders and shadows are animated as well. The default is false.
    var animatesEverything = false

    private var viewsToLayOut: [UIView] = []

    /// Creates the context of an animation block. `outer` is the context of the enclosing block, or nil. The new context inherits its duration, its curve and
    /// some options, unless `options` overrides them.
    init(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions, tracker: AnimationTracker,
        inside outer: AnimationContext?
    ) {
        let animatesOuter = outer?.onlyTracks == false
        let takesDuration = animatesOuter && !options.contains(.overrideInheritedDuration)
        let takesCurve = animatesOuter && !options.contains(.overrideInheritedCurve)
        var options = options
        if let outer, animatesOuter, !options.contains(.overrideInheritedOptions) {
            options.formUnion(outer.options.intersection(Self.inheritedOptions))
        }
        self.options = options
        self.duration = takesDuration ? outer?.duration ?? duration : duration
        self.delay = delay + (takesDuration ? outer?.delay ?? 0 : 0)
        if takesCurve, case .curve = pace, let outer { self.pace = outer.pace } else { self.pace = pace }
        let inheritsRepeats = animatesOuter && !options.contains(.overrideInheritedOptions)
        repeatCount = options.contains(.repeat) ? .infinity : inheritsRepeats ? outer?.repeatCount ?? 0 : 0
        autoreverses = options.contains(.autoreverse) || (inheritsRepeats && outer?.autoreverses == true)
        animator = outer?.animator.map { group in
            var isOwn = false
            if case .spring = pace { isOwn = true }
            let curve = takesCurve && !isOwn ? nil : AnimatorCurve(pace, duration: takesDuration ? group.duration : duration)
            if takesDuration, curve == nil, delay == 0 { return group }
            return group.makeInner(delay: delay, duration: takesDuration ? nil : duration, curve: curve)
        }
        self.tracker = tracker
        onlyTracks = false
    }

    /// Creates the context of an animation block of a property animator.
    init(animator: AnimatorGroup, options: UIView.AnimationOptions, tracker: AnimationTracker, onlyTracks: Bool = false) {
        duration = animator.duration
        delay = 0
        pace = .curve(CAMediaTimingFunction(name: .linear))
        self.options = options
        repeatCount = 0
        autoreverses = false
        self.animator = animator
        self.tracker = tracker
        self.onlyTracks = onlyTracks
    }

    private static let inheritedOptions: UIView.AnimationOptions = [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, UIView.AnimationOptions(rawValue: 0xf << 24),
    ]

    /// Whether changes are animated. If false, they apply immediately.
    var animates: Bool { !onlyTracks && (duration > 0 || animator != nil) }

    /// The action for a change of the property `key` of the layer of `view`. Called before the change. Nil if the change is not animated.
    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard let property = layer.property(named: key), property.isContinuous else { return nil }
        let motion = ViewPropertyMotion.of(property)
        guard animates else {
            // A block without a duration changes the value immediately. A running animation would hide the new value, so it is removed.
            if !onlyTracks, motion == .replacing { layer.removeViewAnimations(of: key) }
            return nil
        }
        guard motion != nil || animator != nil || animatesEverything else { return nil }
        if options.contains(.layoutSubviews), viewsToLayOut.last !== view { viewsToLayOut.append(view) }
        let action = ViewPropertyAction(context: self, view: view, layer: layer, property: property)
        return motion == .replacing ? action.makeAnimation(of: property, on: layer) : action
    }

    /// Whether an animation of `property` is additive. An animator animates every value additively if possible, because it may be reversed.
    func addsUp(_ property: LayerProperty) -> Bool { animator != nil || ViewPropertyMotion.of(property) != .replacing }

    /// Called before `view` gets another background colour. Records the dynamic colour, because the layer stores only the colour for current traits.
    func backgroundWillChange(of view: UIView) { animator?.session.recordReplacedBackground(of: view) }

    /// Lays out `view` at the end of the block, so that its subviews are animated, too.
    func layOutAtEnd(_ view: UIView) {
        if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
    }

    /// Lays out the animated views, so that their subviews are animated, too.
    func layOutAnimatedViews() {
        let views = viewsToLayOut
        viewsToLayOut = []
        for view in views { view.layoutIfNeeded() }
    }
}
