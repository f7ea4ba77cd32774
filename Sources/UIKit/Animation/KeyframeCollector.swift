import Foundation

/// Collects the changes of a keyframe block, and creates one animation per property.
@MainActor
final class KeyframeCollector {
    /// The time range of the current keyframe, as a fraction of the whole duration.
    var span: ClosedRange<Double> = 0...1
    private let mode: CAAnimationCalculationMode
    private var entries: [Entry] = []
    private var indices: [EntryKey: Int] = [:]

    private struct EntryKey: Hashable {
        var layer: ObjectIdentifier
        var property: ObjectIdentifier
    }

    private struct Entry {
        let layer: CALayer
        weak var view: UIView?
        let property: LayerProperty
        let first: AnimatableValue?
        var changes: [Change]
    }

    private struct Change {
        var span: ClosedRange<Double>
        var value: AnimatableValue?
    }

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    /// Records a change of `property` of `layer` from `old` to `new`. The property reaches `new` at the end of ``span``.
    func record(layer: CALayer, view: UIView?, property: LayerProperty, old: AnimatableValue, new: AnimatableValue) {
        let entryKey = EntryKey(layer: ObjectIdentifier(layer), property: ObjectIdentifier(property))
        let change = Change(span: span, value: new)
        guard let index = indices[entryKey] else {
            indices[entryKey] = entries.count
            entries.append(Entry(layer: layer, view: view, property: property, first: old, changes: [change]))
            return
        }
        if entries[index].changes.last?.span == span { entries[index].changes.removeLast() }
        entries[index].changes.append(change)
    }

    func start(in context: AnimationContext) {
        for entry in entries {
            let animation = CAKeyframeAnimation(keyPath: entry.property.key)
            if context.animator == nil, case .curve(let function) = context.pace { animation.timingFunction = function }
            animation.calculationMode = mode
            let frames = frames(of: entry)
            animation.keyTimes = frames.map { NSNumber(value: $0.time) } + (mode == .discrete ? [1] : [])
            context.setTiming(of: animation, on: entry.layer)
            if context.addsUp(entry.property), let last = frames.last?.value, let differences = differences(frames, to: last) {
                animation.values = differences
                animation.isAdditive = true
            } else {
                animation.values = frames.compactMap { $0.value?.asAny }
            }
            context.start(animation, on: entry.layer, of: entry.view, property: entry.property, old: entry.first)
        }
        entries = []
        indices = [:]
    }

    private func differences(_ frames: [(time: Double, value: AnimatableValue?)], to last: AnimatableValue) -> [Any]? {
        var result: [Any] = []
        for frame in frames {
            guard let difference = frame.value?.difference(from: last)?.from.asAny else { return nil }
            result.append(difference)
        }
        return result
    }

    /// The keyframe values of a property and their times from 0 to 1. Between two changes the value is constant.
    private func frames(of entry: Entry) -> [(time: Double, value: AnimatableValue?)] {
        var frames: [(time: Double, value: AnimatableValue?)] = [(0, entry.first)]
        for change in entry.changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            guard let last = frames.last else { break }
            let begin = max(change.span.lowerBound, last.time)
            if begin > last.time, !isPaced { frames.append((begin, last.value)) }
            frames.append((max(change.span.upperBound, begin), change.value))
        }
        if let last = frames.last, last.time < 1, !isPaced { frames.append((1, last.value)) }
        return frames
    }

    /// Whether the calculation mode is paced. A paced animation skips the times during which a value is constant.
    private var isPaced: Bool { mode == .paced || mode == .cubicPaced }
}
