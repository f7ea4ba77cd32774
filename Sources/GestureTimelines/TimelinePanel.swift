import CoreGraphics
import Foundation

/// The layout of a gesture in a view: its time across the whole width, and texts on lines of their own.
@MainActor
struct TimelinePanel {
    /// The shapes from back to front.
    private(set) var shapes: [TimelineShape] = []

    private let size: CGSize
    /// Measures the width of a text at a font size, in points.
    private let measure: (String, CGFloat) -> CGFloat
    private let margin: CGFloat = 14
    private let titleSize: CGFloat = 12
    private let noteSize: CGFloat = 11
    private var availableWidth: CGFloat { max(size.width - 2 * margin, 1) }

    /// The wrapped texts of a lane.
    private struct Words {
        let lane: Int
        let title: [String]
        let reasons: [String]
    }

    init(
        _ timeline: GestureTimeline, gesture: TimelineGesture, size: CGSize, measure: @escaping (String, CGFloat) -> CGFloat
    ) {
        self.size = size
        self.measure = measure
        guard let times = gesture.times else {
            let lines = wrap("Touch something: what recognizers make of it is shown here.", noteSize)
            for (index, line) in lines.enumerated() {
                write(line, margin + CGFloat(index + 1) * lineHeight(noteSize), .quiet, noteSize)
            }
            return
        }
        let legend = legendRows()
        let axisHeight: CGFloat = 20
        let bottom = size.height - margin - CGFloat(legend.count) * 16
        let all = words(timeline, times)
        let shown = fitting(all, timeline, in: bottom - margin - axisHeight)
        var middles = [CGFloat](repeating: 0, count: timeline.lanes.count)
        var y = margin + axisHeight
        for words in shown {
            for line in words.title {
                y += lineHeight(titleSize)
                write(line, y - 4, .ink, titleSize)
            }
            middles[words.lane] = y + barHeight / 2
            y += barHeight
            for line in words.reasons {
                y += lineHeight(noteSize)
                write(line, y - 4, .quiet, noteSize)
            }
            y += gap
        }
        var frame = TimelineFrame(times: times)
        frame.labelWidth = margin + markRadius
        frame.chartWidth = max(availableWidth - 2 * markRadius, 1)
        frame.reasonWidth = 0
        frame.middles = middles
        drawAxis(frame, to: y - gap)
        let drawing = TimelineDrawing(lanes: timeline.lanes, entries: timeline.entries.filter { $0.time >= times.lowerBound }, frame: frame)
        for words in shown { shapes += drawing.marks(ofLane: words.lane) }
        if shown.count < all.count {
            write("and \(all.count - shown.count) more", min(y + lineHeight(noteSize), bottom) - 4, .quiet, noteSize)
        }
        for (index, row) in legend.enumerated() {
            let base = size.height - margin - CGFloat(legend.count - 1 - index) * 16
            for entry in row {
                shapes.append(.dot(CGPoint(x: entry.x + 4, y: base - 4), radius: 4, entry.color))
                shapes.append(.text(entry.text, at: CGPoint(x: entry.x + 13, y: base), .quiet, .start, size: noteSize))
            }
        }
    }

    // MARK: Words

    private let barHeight: CGFloat = 14
    private let gap: CGFloat = 6
    private let markRadius: CGFloat = 6

    private func lineHeight(_ size: CGFloat) -> CGFloat { (size * 1.3).rounded() }

    private mutating func write(_ text: String, _ baseline: CGFloat, _ color: TimelineColor, _ size: CGFloat) {
        shapes.append(.text(text, at: CGPoint(x: margin, y: baseline), color, .start, size: size))
    }

    /// Wraps a text to the available width. Words that are too wide are broken.
    private func wrap(_ text: String, _ size: CGFloat) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ").map(String.init) {
            let longer = line.isEmpty ? word : line + " " + word
            if measure(longer, size) <= availableWidth {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for letter in word {
                if !line.isEmpty, measure(line + String(letter), size) > availableWidth {
                    lines.append(line)
                    line = ""
                }
                line.append(letter)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The lanes with entries in `times`, inputs first, each with its reasons.
    private func words(_ timeline: GestureTimeline, _ times: ClosedRange<TimeInterval>) -> [Words] {
        var reasons: [Int: [String]] = [:]
        for entry in timeline.entries where times.contains(entry.time) && entry.event != "does not see" {
            var own = reasons[entry.lane] ?? []
            let isPlain = entry.reason.isEmpty || ["sees", "began", "ended"].contains(entry.event)
            let text = "\(entry.event): \(entry.reason)"
            if !isPlain, own.last != text { own.append(text) }
            reasons[entry.lane] = own
        }
        let lanes = reasons.keys.sorted {
            let isInput = (timeline.lanes[$0].kind == .input, timeline.lanes[$1].kind == .input)
            return isInput.0 != isInput.1 ? isInput.0 : $0 < $1
        }
        return lanes.map { lane in
            Words(
                lane: lane, title: wrap(timeline.lanes[lane].title, titleSize),
                reasons: (reasons[lane] ?? []).flatMap { wrap($0, noteSize) })
        }
    }

    private func height(of words: Words) -> CGFloat {
        CGFloat(words.title.count) * lineHeight(titleSize) + barHeight + CGFloat(words.reasons.count) * lineHeight(noteSize) + gap
    }

    /// The lanes that fit: those with the latest entries, in their order.
    private func fitting(_ all: [Words], _ timeline: GestureTimeline, in availableHeight: CGFloat) -> [Words] {
        guard all.reduce(0, { $0 + height(of: $1) }) - gap > availableHeight else { return all }
        var last: [Int: TimeInterval] = [:]
        for entry in timeline.entries where entry.event != "does not see" { last[entry.lane] = entry.time }
        var left = availableHeight - lineHeight(noteSize)
        var chosen: Set<Int> = []
        for words in all.sorted(by: { (last[$0.lane] ?? 0, $0.lane) > (last[$1.lane] ?? 0, $1.lane) }) {
            guard height(of: words) <= left else { continue }
            left -= height(of: words)
            chosen.insert(words.lane)
        }
        return all.filter { chosen.contains($0.lane) }
    }

    // MARK: Time

    /// Draws grid lines at round times since the start of the gesture, with labels that do not overlap.
    private mutating func drawAxis(_ frame: TimelineFrame, to bottom: CGFloat) {
        let (begin, length) = (frame.times.lowerBound, frame.times.upperBound - frame.times.lowerBound)
        let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
        let step = steps.first { CGFloat($0 / length) * frame.chartWidth >= 56 } ?? length
        var index = 0
        while Double(index) * step <= length + 1e-9 {
            let x = frame.x(begin + Double(index) * step)
            shapes.append(.line(from: CGPoint(x: x, y: margin + 14), to: CGPoint(x: x, y: max(bottom, margin + 14)), .grid, width: 1))
            let text = "\(String(format: "%g", Double(index) * step)) s"
            let width = measure(text, noteSize)
            let left = min(max(x - width / 2, margin), size.width - margin - width)
            shapes.append(.text(text, at: CGPoint(x: left, y: margin + 8), .quiet, .start, size: noteSize))
            index += 1
        }
    }

    // MARK: What the colours mean

    private struct LegendEntry {
        let color: TimelineColor
        let text: String
        let x: CGFloat
    }

    /// The legend in as many rows as it needs.
    private func legendRows() -> [[LegendEntry]] {
        let meanings: [(TimelineColor, String)] = [
            (.possible, "possible"), (.waiting, "waits"), (.underWay, "recognized"), (.failed, "failed or cancelled"),
        ]
        var rows: [[LegendEntry]] = [[]]
        var x = margin
        for (color, text) in meanings {
            let width = 13 + measure(text, noteSize)
            if x > margin, x + width > size.width - margin {
                rows.append([])
                x = margin
            }
            rows[rows.count - 1].append(LegendEntry(color: color, text: text, x: x))
            x += width + 16
        }
        return rows
    }
}
