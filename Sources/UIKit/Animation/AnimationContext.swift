import Foundation

/// How an animation's value goes from its beginning to its end.
enum AnimationPace {
    /// Along a timing curve.
    case curve(CAMediaTimingFunction)
    /// As a spring pulls it.
    case spring(SpringCurve)
}

/// One animation block: how the changes that are made in it are animated.
@MainActor
final class AnimationContext {
    /// Seconds that each animation lasts.
    var duration: TimeInterval
    /// Seconds before it begins.
    var delay: TimeInterval
    var pace: AnimationPace
    var options: UIView.AnimationOptions
    var repeatCount: Float
    var autoreverses: Bool
    /// Waits for the animations to end.
    let tracker: AnimationTracker
    /// Collects changes, where the block is made of keyframes.
    var keyframes: KeyframeCollector?
    /// Drives the animations, where time does not.
    let animator: AnimatorGroup?
    /// Whether the block itself animates nothing: changes in it are made at once, and the blocks inside of it keep their own times and curves
    /// but are driven by ``animator``. A transition that a finger holds runs its animator's code in such a block.
    let onlyTracks: Bool

    /// Whether changes of borders and shadows are animated too.
    var animatesEverything = false

    private var viewsToLayOut: [UIView] = []

    /// A block inside of the one that is open, if any: it lasts as long and takes the same options, except where its own override them.
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

    /// A block of a property animator.
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

    /// Whether changes take time at all.
    var animates: Bool { !onlyTracks && (duration > 0 || animator != nil) }

    /// What is done with a change of the property `key` of the layer of `view`, which is about to be made.
    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard let property = layer.property(named: key), property.isContinuous else { return nil }
        let motion = ViewPropertyMotion.of(property)
        guard animates else {
            // A block without a duration changes at once what an earlier animation would go on hiding.
            if !onlyTracks, motion == .replacing { layer.removeViewAnimations(of: key) }
            return nil
        }
        guard motion != nil || animator != nil || animatesEverything else { return nil }
        if options.contains(.layoutSubviews), viewsToLayOut.last !== view { viewsToLayOut.append(view) }
        let action = ViewPropertyAction(context: self, view: view, layer: layer, property: property)
        return motion == .replacing ? action.makeAnimation(of: property, on: layer) : action
    }

    /// Whether an animation of `property` is added to others. An animator adds every value that can be added, so that it can be reversed.
    func addsUp(_ property: LayerProperty) -> Bool { animator != nil || ViewPropertyMotion.of(property) != .replacing }

    /// `view` is about to get another background colour, of which its layer knows what it is for one set of traits only.
    func backgroundWillChange(of view: UIView) { animator?.session.noteReplacedBackground(of: view) }

    /// Lays out `view` at the end of the block, so that what it changed moves with it.
    func layOutAtEnd(_ view: UIView) {
        if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
    }

    /// Lays out the views that were animated, so that what is in them is animated too.
    func layOutAnimatedViews() {
        let views = viewsToLayOut
        viewsToLayOut = []
        for view in views { view.layoutIfNeeded() }
    }
}
