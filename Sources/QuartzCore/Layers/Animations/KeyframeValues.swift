import Foundation

/// The times of the steps of a keyframe animation, with their easing curves.
struct KeyframeTimes {
    /// Ascending times from 0 to 1. There is one more time than steps.
    let times: [Double]
    let curves: [UnitBezier]?

    init(count: Int, times given: [Double]?, curves: [UnitBezier]?) {
        self.curves = curves
        if let given, given.count == count, count > 1 {
            var last = 0.0
            times = given.map { time in
                last = max(last, min(max(time, 0), 1))
                return last
            }
        } else {
            times = (0..<max(count, 1)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
    }

    /// The step at `progress`, and the progress within it.
    func step(at progress: Double) -> (index: Int, fraction: Double) {
        guard times.count > 1 else { return (0, 0) }
        if progress <= times[0] { return (0, 0) }
        // Searches for the last time that is not later than `progress`. Uses binary search, because there may be thousands of times.
        var low = 0
        var high = times.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle } else { high = middle }
        }
        let length = times[low + 1] - times[low]
        var fraction = length > 0 ? min((progress - times[low]) / length, 1) : 1
        if let curves, low < curves.count { fraction = curves[low](fraction) }
        return (low, fraction)
    }
}

/// The shape of a smooth curve at its values (Kochanek–Bartels spline).
struct SplineShape {
    var tension: [Double]?
    var continuity: [Double]?
    var bias: [Double]?
}

/// The values of a keyframe animation.
struct KeyframeValues {
    private let values: [AnimatableValue]
    private let isDiscrete: Bool
    private let timing: KeyframeTimes
    /// The outgoing and incoming slopes of a smooth curve at each value.
    private let slopesOut: [AnimatableValue]?
    private let slopesIn: [AnimatableValue]?

    init(values: [AnimatableValue], times: [Double]?, curves: [UnitBezier]?, mode: CAAnimationCalculationMode, shape: SplineShape) {
        self.values = values
        isDiscrete = mode == .discrete
        if isDiscrete {
            // Programs often omit the end time of the last value, which is 1.
            let times = times.map { $0.count == values.count ? $0 + [1] : $0 }
            timing = KeyframeTimes(count: values.count + 1, times: times, curves: nil)
        } else if mode == .paced || mode == .cubicPaced {
            timing = KeyframeTimes(count: values.count, times: KeyframeValues.paced(values), curves: nil)
        } else {
            timing = KeyframeTimes(count: values.count, times: times, curves: curves)
        }
        if mode == .cubic || mode == .cubicPaced, let slopes = KeyframeValues.slopes(values, shape) {
            (slopesOut, slopesIn) = slopes
        } else {
            (slopesOut, slopesIn) = (nil, nil)
        }
    }

    /// The progress at which the value after `progress` begins. Nil if the values are not discrete.
    func nextStep(after progress: Double) -> Double? {
        guard isDiscrete else { return nil }
        // Zero-length steps are skipped, because they end at the same progress.
        return timing.times[(timing.step(at: progress).index + 1)...].first { $0 > progress } ?? 1
    }

    func value(at progress: Double) -> AnimatableValue {
        let (index, fraction) = timing.step(at: progress)
        let first = values[min(index, values.count - 1)]
        if isDiscrete || values.count == 1 { return progress >= 1 ? values[values.count - 1] : first }
        let last = values[min(index + 1, values.count - 1)]
        guard let slopesOut, let slopesIn else { return .between(first, last, CGFloat(fraction)) }
        // Cubic Hermite interpolation from the values and slopes at both ends.
        let t = CGFloat(fraction)
        let t2 = t * t
        let t3 = t2 * t
        guard let a = first.scaled(by: 2 * t3 - 3 * t2 + 1), let b = slopesOut[index].scaled(by: t3 - 2 * t2 + t),
            let c = last.scaled(by: -2 * t3 + 3 * t2), let d = slopesIn[index + 1].scaled(by: t3 - t2)
        else { return .between(first, last, t) }
        return a.adding(b).adding(c).adding(d)
    }

    /// The start times of the steps at constant speed.
    private static func paced(_ values: [AnimatableValue]) -> [Double]? {
        var sums = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { sums.append((sums.last ?? 0) + Double(a.distance(to: b))) }
        guard let whole = sums.last, whole > 0 else { return nil }
        return sums.map { $0 / whole }
    }

    private static func slopes(_ values: [AnimatableValue], _ shape: SplineShape) -> (out: [AnimatableValue], into: [AnimatableValue])? {
        var out: [AnimatableValue] = []
        var into: [AnimatableValue] = []
        func parameter(_ list: [Double]?, _ index: Int) -> CGFloat {
            guard let list, list.indices.contains(index) else { return 0 }
            return CGFloat(list[index])
        }
        for index in values.indices {
            let before = values[max(index - 1, 0)]
            let after = values[min(index + 1, values.count - 1)]
            guard let arriving = values[index].subtracting(before), let leaving = after.subtracting(values[index]) else { return nil }
            let (t, c, b) = (parameter(shape.tension, index), parameter(shape.continuity, index), parameter(shape.bias, index))
            func slope(_ first: CGFloat, _ second: CGFloat) -> AnimatableValue? {
                guard let a = arriving.scaled(by: first / 2), let l = leaving.scaled(by: second / 2) else { return nil }
                return a.adding(l)
            }
            guard let outwards = slope((1 - t) * (1 + b) * (1 + c), (1 - t) * (1 - b) * (1 - c)),
                let inwards = slope((1 - t) * (1 + b) * (1 - c), (1 - t) * (1 - b) * (1 + c))
            else { return nil }
            out.append(outwards)
            into.append(inwards)
        }
        return (out, into)
    }
}

/// A path that a point follows.
struct KeyframePath {
    private struct Segment {
        var start, control1, control2, end: CGPoint
        var isLine: Bool

        func point(_ t: CGFloat) -> CGPoint {
            if isLine { return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x, y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }

        func direction(_ t: CGFloat) -> CGFloat {
            let (before, after) = (point(max(t - 1e-3, 0)), point(min(t + 1e-3, 1)))
            return atan2(after.y - before.y, after.x - before.x)
        }
    }

    private let segments: [Segment]
    private let timing: KeyframeTimes
    /// The arc length up to each sample of a segment, as a fraction of the segment's length; for constant speed.
    private let lengths: [[CGFloat]]?
    private let isDiscrete: Bool
    private let turn: CGFloat?
    private static let samples = 32

    init?(path: CGPath, times: [Double]?, curves: [UnitBezier]?, mode: CAAnimationCalculationMode, turn: CGFloat?) {
        var segments: [Segment] = []
        var pen = CGPoint.zero
        var start = CGPoint.zero
        func line(to end: CGPoint) {
            segments.append(Segment(start: pen, control1: pen, control2: end, end: end, isLine: true))
            pen = end
        }
        for element in path.elements {
            switch element {
            case .move(let point): (pen, start) = (point, point)
            case .line(let point): line(to: point)
            case .quadCurve(let control, let end):
                let control1 = CGPoint(x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
                let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                segments.append(Segment(start: pen, control1: control1, control2: control2, end: end, isLine: false))
                pen = end
            case .curve(let control1, let control2, let end):
                segments.append(Segment(start: pen, control1: control1, control2: control2, end: end, isLine: false))
                pen = end
            case .close: if pen != start { line(to: start) }
            }
        }
        if segments.isEmpty {
            guard !path.isEmpty else { return nil }
            segments = [Segment(start: pen, control1: pen, control2: pen, end: pen, isLine: true)]
        }
        self.segments = segments
        self.turn = turn
        isDiscrete = mode == .discrete
        guard mode == .paced || mode == .cubicPaced else {
            lengths = nil
            timing = KeyframeTimes(count: segments.count + 1, times: times, curves: curves)
            return
        }
        var sums: [CGFloat] = [0]
        var tables: [[CGFloat]] = []
        for segment in segments {
            var table: [CGFloat] = [0]
            var last = segment.start
            for index in 1...KeyframePath.samples {
                let point = segment.point(CGFloat(index) / CGFloat(KeyframePath.samples))
                table.append(table[index - 1] + hypot(point.x - last.x, point.y - last.y))
                last = point
            }
            let length = table[KeyframePath.samples]
            sums.append(sums[sums.count - 1] + length)
            tables.append(length > 0 ? table.map { $0 / length } : table)
        }
        let whole = sums[sums.count - 1]
        lengths = tables
        timing = KeyframeTimes(count: segments.count + 1, times: whole > 0 ? sums.map { Double($0 / whole) } : nil, curves: nil)
    }

    private func position(at progress: Double) -> (segment: Segment, t: CGFloat) {
        let (index, fraction) = timing.step(at: progress)
        if isDiscrete { return (segments[index], progress >= 1 ? 1 : 0) }
        guard let table = lengths?[index] else { return (segments[index], CGFloat(fraction)) }
        var low = 0
        var high = KeyframePath.samples
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle] <= CGFloat(fraction) { low = middle } else { high = middle }
        }
        let step = table[low + 1] - table[low]
        let within = step > 0 ? (CGFloat(fraction) - table[low]) / step : 0
        return (segments[index], (CGFloat(low) + within) / CGFloat(KeyframePath.samples))
    }

    func point(at progress: Double) -> CGPoint {
        let (segment, t) = position(at: progress)
        return segment.point(t)
    }

    /// The rotation along the path, in radians; nil if the layer does not rotate.
    func angle(at progress: Double) -> CGFloat? {
        guard let turn else { return nil }
        let (segment, t) = position(at: progress)
        return segment.direction(t) + turn
    }
}
