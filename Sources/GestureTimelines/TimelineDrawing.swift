import CoreGraphics
import Foundation

/// The layout of a ``GestureTimeline``: time along x, a lane for each touch and recognizer.
struct TimelineDrawing {
    let lanes: [GestureTimeline.Lane]
    let entries: [GestureTimeline.Entry]
    let frame: TimelineFrame
    /// The row of each lane: inputs first, then recognizers.
    private let rows: [Int]

    init(lanes: [GestureTimeline.Lane], entries: [GestureTimeline.Entry], frame: TimelineFrame) {
        self.lanes = lanes
        self.entries = entries
        self.frame = frame
        let inputs = lanes.count { $0.kind == .input }
        var (input, recognizer) = (0, inputs)
        rows = lanes.map { lane in
            defer { if lane.kind == .input { input += 1 } else { recognizer += 1 } }
            return lane.kind == .input ? input : recognizer
        }
    }

    var size: CGSize {
        CGSize(
            width: frame.labelWidth + frame.chartWidth + frame.reasonWidth + frame.margin,
            height: frame.top + CGFloat(lanes.count) * frame.laneHeight + 2 * frame.margin)
    }

    /// The shapes from back to front.
    var shapes: [TimelineShape] {
        var shapes = grid()
        for lane in lanes.indices {
            let isInput = lanes[lane].kind == .input
            shapes.append(.text(lanes[lane].title, at: CGPoint(x: frame.labelWidth - 12, y: y(lane) + 4), .ink, .end, size: 12))
            shapes += isInput ? inputMarks(lane) : recognizerMarks(lane)
        }
        return shapes + legend()
    }

    /// The bars and marks of a lane, without texts.
    func marks(ofLane lane: Int) -> [TimelineShape] { lanes[lane].kind == .input ? inputMarks(lane) : recognizerMarks(lane) }

    private func x(_ time: TimeInterval) -> CGFloat { frame.x(time) }

    private func y(_ lane: Int) -> CGFloat { frame.middles?[lane] ?? frame.top + (CGFloat(rows[lane]) + 0.5) * frame.laneHeight }

    /// Grid lines at round times.
    private func grid() -> [TimelineShape] {
        let duration = frame.times.upperBound - frame.times.lowerBound
        guard duration > 0 else { return [] }
        let step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60].first { duration / $0 <= 10 } ?? duration
        let first = Int((max(frame.times.lowerBound, 0) / step - 1e-9).rounded(.up))
        let last = Int((frame.times.upperBound / step + 1e-9).rounded(.down))
        guard first <= last else { return [] }
        return (first...last).flatMap { index -> [TimelineShape] in
            let x = x(Double(index) * step)
            return [
                .line(from: CGPoint(x: x, y: frame.top - 6), to: CGPoint(x: x, y: size.height - 2 * frame.margin), .grid, width: 1),
                .text("\(String(format: "%g", Double(index) * step)) s", at: CGPoint(x: x, y: frame.top - 14), .quiet, .middle, size: 12),
            ]
        }
    }

    /// The legend of the colours.
    private func legend() -> [TimelineShape] {
        // The legend is below the chart, further left if the chart is too narrow.
        var x = max(min(frame.labelWidth, size.width - 4 * 130), frame.margin)
        let y = size.height - frame.margin
        let meanings: [(TimelineColor, String)] = [
            (.possible, "possible"), (.waiting, "waits"), (.underWay, "recognized"), (.failed, "failed or cancelled"),
        ]
        return meanings.flatMap { color, meaning -> [TimelineShape] in
            defer { x += 130 }
            return [
                .dot(CGPoint(x: x, y: y), radius: 4, color), .text(meaning, at: CGPoint(x: x + 10, y: y + 4), .quiet, .start, size: 12),
            ]
        }
    }

    /// The bar of a touch while it is down, with a dot for each event.
    private func inputMarks(_ lane: Int) -> [TimelineShape] {
        let own = entries.filter { $0.lane == lane }
        guard let first = own.first, let last = own.last else { return [] }
        let isOver = last.event == "ended" || last.event == "cancelled"
        guard !isOver || last.time >= frame.times.lowerBound else { return [] }
        var shapes = [bar(lane, first.time, isOver ? last.time : frame.times.upperBound, .input)]
        for entry in own where entry.event == "moved" && frame.times.contains(entry.time) {
            shapes.append(.dot(CGPoint(x: x(entry.time), y: y(lane)), radius: 1.5, .hole))
        }
        if frame.times.contains(first.time) { shapes.append(.dot(CGPoint(x: x(first.time), y: y(lane)), radius: 5, .input)) }
        if isOver { shapes.append(cap(last, lane, .input)) }
        return shapes
    }

    /// The bar of a recognizer in the colours of its states, with a mark for its end and the reason.
    private func recognizerMarks(_ lane: Int) -> [TimelineShape] {
        var shapes: [TimelineShape] = []
        var labels: [TimelineShape] = []
        var current: (start: TimeInterval, color: TimelineColor)?
        var labelEnd = -CGFloat.infinity
        func close(at time: TimeInterval) {
            if let current, time >= frame.times.lowerBound { shapes.append(bar(lane, current.start, time, current.color)) }
            current = nil
        }
        for entry in entries where entry.lane == lane {
            let isShown = frame.times.contains(entry.time)
            let point = CGPoint(x: x(entry.time), y: y(lane))
            switch entry.event {
            case "sees" where current == nil: current = (entry.time, .possible)
            case "waits":
                close(at: entry.time)
                current = (entry.time, .waiting)
            case "began":
                close(at: entry.time)
                current = (entry.time, .underWay)
                if isShown { shapes.append(.dot(point, radius: 5, .underWay)) }
            case "changed": if isShown { shapes.append(.dot(point, radius: 1.5, .hole)) }
            case "ended":
                close(at: entry.time)
                if isShown { shapes.append(.dot(point, radius: 6, .underWay)) }
            case "failed", "cancelled":
                close(at: entry.time)
                if isShown { shapes.append(cap(entry, lane, .failed)) }
            default: continue
            }
            guard isShown, frame.middles == nil, !entry.reason.isEmpty, !["sees", "began", "ended"].contains(entry.event) else { continue }
            // Labels that would overlap are shown as tooltips only.
            guard point.x + 10 > labelEnd else { continue }
            let label = "\(entry.event): \(entry.reason)"
            labels.append(.text(label, at: CGPoint(x: point.x + 10, y: point.y - 7), .quiet, .start, size: 10))
            labelEnd = point.x + 10 + CGFloat(label.count) * 5.2
        }
        close(at: frame.times.upperBound)
        return shapes.filter(\.isLine) + shapes.filter { !$0.isLine } + labels
    }

    private func bar(_ lane: Int, _ start: TimeInterval, _ end: TimeInterval, _ color: TimelineColor) -> TimelineShape {
        .line(from: CGPoint(x: x(start), y: y(lane)), to: CGPoint(x: x(end), y: y(lane)), color, width: 6)
    }

    /// The mark of an end, with its reason as a tooltip; a cross for a failure.
    private func cap(_ entry: GestureTimeline.Entry, _ lane: Int, _ color: TimelineColor) -> TimelineShape {
        let point = CGPoint(x: x(entry.time), y: y(lane))
        let tip = entry.reason.isEmpty ? entry.event : "\(entry.event): \(entry.reason)"
        return entry.event == "ended" ? .dot(point, radius: 5, color, tip: tip) : .cross(point, color, tip: tip)
    }
}
