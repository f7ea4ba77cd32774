import Foundation
import Host
import QuartzCore

/// The state of a property animator while it is active: its timeline and the changes that its blocks made.
///
/// The animations on layers retain the session and request their progress from it. The session never retains its animator.
@MainActor
final class AnimatorSession {
    private(set) var timeline: AnimatorTimeline
    /// A number that increases with every change of the timeline. Groups use it to invalidate cached progress.
    private(set) var version = 0
    /// The duration of a frame in seconds, if the frame rate is limited; otherwise 0.
    var frameInterval: TimeInterval = 0
    /// Whether animations remain on their layers after the animator has reached its end.
    var holdsAtEnd = false
    /// Called after the last animation was removed from its layer.
    var onAnimationsEnded: (() -> Void)?
    /// The number of this session's animations that are still on layers. At zero, `onAnimationsEnded` is called.
    private(set) var liveAnimations = 0
    private var changes: [AnimatorChange] = []
    /// Whether no block has run yet.
    private(set) var isEmpty = true
    /// Whether hit-testing uses the presented frames of the views that the animator changes.
    var hitTestsWhatIsShown = false
    /// The background colour of a view before the change in progress. Nil if the background of a view is not being changed.
    private var replacedBackground: (view: ObjectIdentifier, color: UIColor?)?

    /// The platform on which the animator was started. It provides the clock.
    private let platform: PlatformReference

    init(timeline: AnimatorTimeline) {
        self.timeline = timeline
        platform = PlatformReference(Platform.current)
    }

    /// The time of the current frame, or the current time outside a frame.
    static var now: TimeInterval { FrameLoop.current?.frameTime?.timestamp ?? CACurrentMediaTime() }

    /// Calls `body` at a time of the platform's clock.
    func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> (any HostTimer)? {
        guard let platform = platform.platform else { return nil }
        return platform.schedule(after: max(time - platform.clock.now(), 0), body)
    }

    /// Changes the timeline and requests a frame.
    func change(_ body: (inout AnimatorTimeline) -> Void) {
        body(&timeline)
        version += 1
        FrameLoop.current?.setNeedsSample()
    }

    /// Creates a group for animations that last for the animator's whole duration.
    func makeMainGroup() -> AnimatorGroup {
        isEmpty = false
        return AnimatorGroup(session: self, track: 0, from: 0, remaining: timeline.duration)
    }

    /// Creates a group for animations that begin and end at fractions of the remaining time.
    func makeGroup(from: Double, to: Double, curve: AnimatorCurve? = nil) -> AnimatorGroup {
        isEmpty = false
        let remaining = timeline.remaining(at: Self.now)
        var track = 0
        change { track = $0.addTrack(from: from, to: to, curve: curve, at: Self.now) }
        return AnimatorGroup(session: self, track: track, from: from, remaining: remaining)
    }

    // MARK: Changes

    /// Stores the background colour of `view` before it is replaced.
    func recordReplacedBackground(of view: UIView) {
        replacedBackground = (ObjectIdentifier(view), view.backgroundColor)
    }

    /// Records a change of `property` that a block of `group` made. `old` is the previous value. Returns the index of the change.
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

    /// Called when the animation of a change is removed from its layer. `finished` is true if it ran to its end.
    func animationEnded(_ index: Int, finished: Bool) {
        liveAnimations -= 1
        // Restores the start value immediately instead of after the last animation. Layers may have different time scales, so their animations end at
        // different times, and a layer without its animation displays the model value.
        if finished, timeline.isReversed, changes.indices.contains(index) {
            if changes[index].isInCharge {
                UIView.performWithoutAnimation { changes[index].setStart() }
            } else if changes.last(where: { $0.propertyID == changes[index].propertyID })?.isInCharge == false {
                changes[index].fade(from: DrivenProgress(x: 0, y: 0), seconds: timeline.duration)
            }
        }
        if liveAnimations == 0 { onAnimationsEnded?() }
    }

    // MARK: Ends

    /// Removes all animations from their layers and sets the views to the presented values. Skips values that other code has changed since.
    func stop() {
        onAnimationsEnded = nil
        let now = Self.now
        let remaining = timeline.remaining(at: now)
        let properties = changedProperties()
        stopped = properties.filter { changes[$0.last].isInCharge }
        let own = Set(stopped.map { changes[$0.last].propertyID })
        for change in changes where change.isAnimated {
            change.removeAnimation()
            // Other code changed the value, which has its own animation. The difference from the removed animation fades out to avoid a jump.
            if !own.contains(change.propertyID) { change.fade(from: timeline.position(of: change.track, at: now), seconds: remaining) }
        }
        UIView.performWithoutAnimation {
            for property in stopped { changes[property.last].show(property.shown) }
        }
    }

    /// Sets the values of a stopped animation. `.start` restores the values before the first block, `.end` those after the last block.
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

    /// Restores the values before the first block at the end of a reversed animation.
    func showStart() {
        UIView.performWithoutAnimation {
            for change in changes.reversed() { change.showStart() }
        }
    }

    /// Removes the remaining animations and releases all changes.
    func close() {
        onAnimationsEnded = nil
        for change in changes { change.removeAnimation() }
        changes = []
        stopped = []
    }

    /// The indices of the first and the last change of a layer property, and its presented value.
    private struct ChangedProperty {
        var first: Int
        var last: Int
        var shown: AnimatableValue?
    }

    /// The properties of a stopped animator that no other code has changed.
    private var stopped: [ChangedProperty] = []

    private func changedProperties() -> [ChangedProperty] {
        var numbers: [AnimatorChange.PropertyID: Int] = [:]
        var properties: [ChangedProperty] = []
        let now = Self.now
        for (index, change) in changes.enumerated() {
            let number = numbers[change.propertyID] ?? properties.count
            if number == properties.count {
                numbers[change.propertyID] = number
                properties.append(ChangedProperty(first: index, last: index, shown: change.old))
            }
            properties[number].last = index
            // A layer outside a window has no animation and so no presented value. Its value is computed from the changes.
            properties[number].shown =
                change.isAnimated
                ? change.layer.presentedValue(of: change.property)
                : change.value(from: properties[number].shown, at: timeline.position(of: change.track, at: now))
        }
        return properties
    }
}

/// A change of a layer property by a block of a property animator.
@MainActor
struct AnimatorChange {
    let layer: CALayer
    weak var view: UIView?
    let property: LayerProperty
    /// The key of the animation in its layer.
    let animationKey: String
    let track: Int
    let old: AnimatableValue?
    let new: AnimatableValue?
    /// The view's background colours before and after the change. They are stored because the layer only has the colours resolved for current traits.
    var colors: (old: UIColor?, new: UIColor?)?

    /// Identifies a property of a layer.
    struct PropertyID: Hashable {
        let layer: ObjectIdentifier
        let property: ObjectIdentifier
    }

    /// The changed layer and property.
    var propertyID: PropertyID { PropertyID(layer: ObjectIdentifier(layer), property: ObjectIdentifier(property)) }

    /// The interpolation between `first` and the value that the block set.
    func value(from first: AnimatableValue?, at position: DrivenProgress) -> AnimatableValue? {
        guard let first, let new else { return new }
        return .between(first, new, at: position)
    }

    /// Whether the animator's animation is still on the layer.
    var isAnimated: Bool { layer.animation(forKey: animationKey)?.driver is AnimatorGroup }

    func removeAnimation() {
        if isAnimated { layer.removeAnimation(forKey: animationKey) }
    }

    /// Fades out the difference that the animation adds at `position`. Other code has set the value since.
    func fade(from position: DrivenProgress, seconds: TimeInterval) {
        guard let old, let new, let difference = old.difference(from: new) else { return }
        layer.addFade(of: property, from: .between(difference.from, difference.zero, at: position), to: difference.zero, seconds)
    }

    /// Restores the value before the block, unless other code has changed it since.
    func showStart() {
        if isInCharge { setStart() }
    }

    /// Restores the value before the block.
    func setStart() {
        if let colors, let view { view.backgroundColor = colors.old } else { set(old) }
    }

    /// Sets the property to the value from the block.
    func setEnd() {
        if let colors, let view { view.backgroundColor = colors.new } else { set(new) }
    }

    /// Sets the interpolated value on the layer.
    func show(_ value: AnimatableValue?) {
        guard let value else { return }
        if colors != nil, let view {
            view.backgroundColor = (value.asAny as? CGColor).map { UIColor(cgColor: $0) }
        } else {
            set(value)
        }
    }

    /// Whether the property still has the value that this change set.
    var isInCharge: Bool { layer.hasValue(new, of: property) }

    private func set(_ value: AnimatableValue?) {
        guard let value else { return }
        let size = layer.bounds.size
        layer.setAnimatableValue(property, value, given: value.asAny)
        if layer.bounds.size != size { view?.setNeedsLayout() }
    }
}
