import Foundation

/// One or two shown numbers of a layer that are linear functions of an animation's progress. Most animations need nothing else in a frame.
///
/// A rectangle or a colour takes two tracks, a point or a number takes one.
@MainActor
struct LinearTrack {
    /// The numbers in the layer's presented values, which stay allocated while the layer is in an ``AnimationClock``.
    let target: UnsafeMutablePointer<Double>
    /// Retained by the ``AnimationClocks`` that the track belongs to.
    let layer: Unmanaged<CALayer>
    let start: SIMD2<Double>
    let change: SIMD2<Double>
    let isPair: Bool
    /// The damage of a change of the numbers.
    let damage: LayerDamage

    /// Writes the interpolated numbers for `progress` to `target`.
    @inline(__always)
    func show(_ progress: Double) {
        target[0] = start.x + change.x * progress
        if isPair { target[1] = start.y + change.y * progress }
    }
}

extension LinearTrack {
    /// The tracks of an animation on `layer`, which must be the only animation of its property. Nil if the values are not linear.
    static func tracks(of program: AnimationProgram, on layer: CALayer, showing values: UnsafeMutablePointer<LayerValues>) -> [LinearTrack]?
    {
        guard case .track(let track) = program.body, !track.isCumulative, track.function == nil, let range = numberRange(of: track.path),
            let whole = layer.animatableValue(track.path.property, presented: false),
            let base = track.path.component.map(whole.component) ?? whole, let line = track.line(base: base),
            let first = line.first.numbers, let last = line.last.numbers, first.count == range.count, last.count == range.count
        else { return nil }
        let memory = UnsafeMutableRawPointer(values) + range.offset
        return stride(from: 0, to: range.count, by: 2).map { index in
            let isPair = index + 1 < range.count
            let start = SIMD2(first[index], isPair ? first[index + 1] : 0)
            let end = SIMD2(last[index], isPair ? last[index + 1] : 0)
            return LinearTrack(
                target: (memory + index * MemoryLayout<Double>.stride).assumingMemoryBound(to: Double.self),
                layer: .passUnretained(layer), start: start, change: end - start, isPair: isPair, damage: track.damage)
        }
    }

    /// The memory range of a property's numbers. Nil if the value is not made of numbers, or if a change has other effects than damage.
    private static func numberRange(of path: AnimationKeyPath) -> LayerProperty.NumberRange? {
        typealias Part = LayerProperty.NumberRange
        guard let whole = path.property.numbers, let component = path.component else { return path.property.numbers }
        let number = MemoryLayout<Double>.stride
        return switch component {
        case .x, .width, .originX: Part(offset: whole.offset, count: 1)
        case .y, .height, .originY: Part(offset: whole.offset + number, count: 1)
        case .origin: Part(offset: whole.offset, count: 2)
        case .size: Part(offset: whole.offset + 2 * number, count: 2)
        case .sizeWidth: Part(offset: whole.offset + 2 * number, count: 1)
        case .sizeHeight: Part(offset: whole.offset + 3 * number, count: 1)
        default: nil
        }
    }
}

extension PropertyTrack {
    /// The values at progress 0 and 1, if all values between are linear; `base` is the value without the animation.
    fileprivate func line(base: AnimatableValue) -> (first: AnimatableValue, last: AnimatableValue)? {
        let ends: BasicEnds
        switch interpolation {
        case .basic(let basic), .spring(let basic, _): ends = basic
        default: return nil
        }
        guard isAdditive else { return (ends.value(at: 0, base: base), ends.value(at: 1, base: base)) }
        guard let zero = base.zero else { return nil }
        return (base.adding(ends.value(at: 0, base: zero)), base.adding(ends.value(at: 1, base: zero)))
    }
}

extension AnimatableValue {
    /// The value's numbers; nil for a value that is more than numbers.
    fileprivate var numbers: [Double]? {
        switch self {
        case .number(let value): [value]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .color(let color): [color.red, color.green, color.blue, color.alpha]
        default: nil
        }
    }
}
