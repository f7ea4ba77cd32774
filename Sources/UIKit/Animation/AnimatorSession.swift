import Foundation
import Host
import QuartzCore

/// What a property animator animates from the moment at which it becomes active until it is inactive again: its timeline, and every
/// change that its blocks made.
///
/// Layers hold the session through their animations, which ask it how far they are; the session never holds its animator.
@MainActor
final class AnimatorSession {
    private(set) var timeline: AnimatorTimeline
    /// Another number after each change of the timeline, so that groups know when what they found out is out of date.
    private(set) var version = 0
    /// Seconds that are shown alike; 0 shows every moment.
    var frameInterval: TimeInterval = 0
    /// Keeps animations at their end instead of letting them leave their layers.
    var holdsAtEnd = false
    /// Called when the last animation has left its layer.
    var onAnimationsEnded: (() -> Void)?
    /// How many animations are on layers.
    private(set) var liveAnimations = 0
    private var changes: [AnimatorChange] = []
    /// No block has run.
    private(set) var isEmpty = true
    /// Whether the app leaves it to the animator to find the views that it moves where they are seen.
    var hitTestsWhatIsShown = false
    /// The background colour that a view is about to have no longer.
    private var replacedBackground: (view: ObjectIdentifier, color: UIColor?)?

    /// The platform of the code that started the animator, whose time it runs in.
    private let platform: PlatformReference

    init(timeline: AnimatorTimeline) {
        self.timeline = timeline
        platform = PlatformReference(Platform.current)
    }

    /// The moment that the code that runs belongs to: that of its frame, or now.
    static var now: TimeInterval { FrameLoop.current?.frameTime?.timestamp ?? CACurrentMediaTime() }

    /// Calls `body` at a moment of that platform's clock.
    func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> (any HostTimer)? {
        guard let platform = platform.platform else { return nil }
        return platform.schedule(after: max(time - platform.clock.now(), 0), body)
    }

    /// Changes the timeline, and lets the next frame show it.
    func change(_ body: (inout AnimatorTimeline) -> Void) {
        body(&timeline)
        version += 1
        FrameLoop.current?.setNeedsSample()
    }

    /// A group for animations that take all of the time.
    func makeMainGroup() -> AnimatorGroup {
        isEmpty = false
        return AnimatorGroup(session: self, track: 0, from: 0, remaining: timeline.duration)
    }

    /// A group for animations that begin and end after parts of what is left.
    func makeGroup(from: Double, to: Double, curve: AnimatorCurve? = nil) -> AnimatorGroup {
        isEmpty = false
        let remaining = timeline.remaining(at: Self.now)
        var track = 0
        change { track = $0.addTrack(from: from, to: to, curve: curve, at: Self.now) }
        return AnimatorGroup(session: self, track: track, from: from, remaining: remaining)
    }

    // MARK: Changes

    /// `view` is about to get another background colour.
    func noteReplacedBackground(of view: UIView) {
        replacedBackground = (ObjectIdentifier(view), view.backgroundColor)
    }

    /// A block of `group` changed `property` of a layer, whose value was `old`; answers the change's number.
    func record(_ group: AnimatorGroup, layer: CALayer, view: UIView?, property: LayerProperty, animationKey: String, old: AnimatableValue?)
        -> Int
    {
        var change = AnimatorChange(
            layer: layer, view: view, property: property, animationKey: animationKey, track: group.track, old: old,
            new: layer.animatableValue(property, presented: false))
        if property.key == "backgroundColor", let view, let replaced = replacedBackground, replaced.view == ObjectIdentifier(view) {
            change.colors = (replaced.color, view.backgroundColor)
            replacedBackground = nil
        }
        changes.append(change)
        liveAnimations += 1
        return changes.count - 1
    }

    /// The animation of a change left its layer: `finished` tells whether it came to its end.
    func animationEnded(_ index: Int, finished: Bool) {
        liveAnimations -= 1
        // At once, not when all have ended: layers' times may differ, and a layer without its animation shows the model.
        if finished, timeline.isReversed, changes.indices.contains(index) {
            if changes[index].isInCharge {
                UIView.performWithoutAnimation { changes[index].setStart() }
            } else if changes.last(where: { $0.place == changes[index].place })?.isInCharge == false {
                changes[index].fade(from: DrivenProgress(x: 0, y: 0), seconds: timeline.duration)
            }
        }
        if liveAnimations == 0 { onAnimationsEnded?() }
    }

    // MARK: Ends

    /// Takes all animations off their layers, and gives the views the values that are shown. What something else has changed since is
    /// left as it is.
    func stop() {
        onAnimationsEnded = nil
        let now = Self.now
        let remaining = timeline.remaining(at: now)
        let properties = changedProperties()
        stopped = properties.filter { changes[$0.last].isInCharge }
        let own = Set(stopped.map { changes[$0.last].place })
        for change in changes where change.isAnimated {
            change.removeAnimation()
            // What goes elsewhere by now keeps its way there, without a jump.
            if !own.contains(change.place) { change.fade(from: timeline.position(of: change.track, at: now), seconds: remaining) }
        }
        UIView.performWithoutAnimation {
            for property in stopped { changes[property.last].show(property.shown) }
        }
    }

    /// Gives the views, after a stop, the values from before the first block, or those of the last.
    func finish(at position: UIViewAnimatingPosition) {
        UIView.performWithoutAnimation {
            for property in stopped {
                switch position {
                case .start: changes[property.first].setStart()
                case .end: changes[property.last].setEnd()
                case .current: break
                }
            }
        }
        close()
    }

    /// Gives the views the values from before the first block, when all came back to its start.
    func showStart() {
        UIView.performWithoutAnimation {
            for change in changes.reversed() { change.showStart() }
        }
    }

    /// Lets go of what it changed.
    func close() {
        onAnimationsEnded = nil
        for change in changes { change.removeAnimation() }
        changes = []
        stopped = []
    }

    /// A property of a layer, by its first and last change, and what is shown of it.
    private struct ChangedProperty {
        var first: Int
        var last: Int
        var shown: AnimatableValue?
    }

    /// The properties that stopping left to the animator.
    private var stopped: [ChangedProperty] = []

    private func changedProperties() -> [ChangedProperty] {
        var numbers: [AnimatorChange.Place: Int] = [:]
        var properties: [ChangedProperty] = []
        let now = Self.now
        for (index, change) in changes.enumerated() {
            let number = numbers[change.place] ?? properties.count
            if number == properties.count {
                numbers[change.place] = number
                properties.append(ChangedProperty(first: index, last: index, shown: change.old))
            }
            properties[number].last = index
            // Not in a window nothing is shown, so the way is walked in thought.
            properties[number].shown =
                change.isAnimated
                ? change.layer.presentedValue(of: change.property)
                : change.value(from: properties[number].shown, at: timeline.position(of: change.track, at: now))
        }
        return properties
    }
}

/// One change that a block of a property animator made.
@MainActor
struct AnimatorChange {
    let layer: CALayer
    weak var view: UIView?
    let property: LayerProperty
    /// What the layer calls the animation.
    let animationKey: String
    let track: Int
    let old: AnimatableValue?
    let new: AnimatableValue?
    /// A view's background before and after, which the layer knows only for one set of traits.
    var colors: (old: UIColor?, new: UIColor?)?

    /// A property of a layer.
    struct Place: Hashable {
        let layer: ObjectIdentifier
        let property: ObjectIdentifier
    }

    /// What it changed, and of which layer.
    var place: Place { Place(layer: ObjectIdentifier(layer), property: ObjectIdentifier(property)) }

    /// What is shown on the way from `first` to the value that the block gave.
    func value(from first: AnimatableValue?, at position: DrivenProgress) -> AnimatableValue? {
        guard let first, let new else { return new }
        return .between(first, new, at: position)
    }

    /// Whether its animation is on the layer.
    var isAnimated: Bool { layer.animation(forKey: animationKey)?.driver is AnimatorGroup }

    func removeAnimation() {
        if isAnimated { layer.removeAnimation(forKey: animationKey) }
    }

    /// Lets what the animation adds to a value that something else has set since fade away, from where the animation is.
    func fade(from position: DrivenProgress, seconds: TimeInterval) {
        guard let old, let new, let difference = old.difference(from: new) else { return }
        layer.addFade(of: property, from: .between(difference.from, difference.zero, at: position), to: difference.zero, seconds)
    }

    /// Gives the property its value from before, unless something else has changed it since.
    func showStart() {
        if isInCharge { setStart() }
    }

    /// Gives the property its value from before.
    func setStart() {
        if let colors, let view { view.backgroundColor = colors.old } else { set(old) }
    }

    /// Gives the property the value that the block gave it.
    func setEnd() {
        if let colors, let view { view.backgroundColor = colors.new } else { set(new) }
    }

    /// Gives the property a value between.
    func show(_ value: AnimatableValue?) {
        guard let value else { return }
        if colors != nil, let view {
            view.backgroundColor = (value.asAny as? CGColor).map { UIColor(cgColor: $0) }
        } else {
            set(value)
        }
    }

    /// The property has the value that this change gave it.
    var isInCharge: Bool { layer.hasValue(new, of: property) }

    private func set(_ value: AnimatableValue?) {
        guard let value else { return }
        let size = layer.bounds.size
        layer.setAnimatableValue(property, value, given: value.asAny)
        if layer.bounds.size != size { view?.setNeedsLayout() }
    }
}
