import Foundation

/// Draws a ``GestureTimeline`` as an SVG.
struct TimelineDrawing {
    let lanes: [GestureTimeline.Lane]
    let entries: [GestureTimeline.Entry]
    let duration: TimeInterval

    private static let labelWidth = 190.0
    private static let laneHeight = 30.0
    private static let top = 34.0
    private static let margin = 20.0
    /// Room for the reasons that stand to the right of the last marks.
    private static let reasonWidth = 300.0
    private static let chartWidth = 620.0

    /// What lies between two marks of a recognizer's lane.
    private enum Colour: String {
        case input = "#8e8e93"
        case possible = "#d1d1d6"
        case waiting = "#ff9f0a"
        case underWay = "#30b158"
        case failed = "#ff453a"
    }

    /// The row of each lane: first what comes in, then who looks at it.
    private let rows: [Int]

    init(lanes: [GestureTimeline.Lane], entries: [GestureTimeline.Entry], duration: TimeInterval) {
        self.lanes = lanes
        self.entries = entries
        self.duration = duration
        let inputs = lanes.count { $0.kind == .input }
        var (input, recognizer) = (0, inputs)
        rows = lanes.map { lane in
            defer { if lane.kind == .input { input += 1 } else { recognizer += 1 } }
            return lane.kind == .input ? input : recognizer
        }
    }

    private var width: Double { Self.labelWidth + Self.chartWidth + Self.reasonWidth + Self.margin }
    private var height: Double { Self.top + Double(lanes.count) * Self.laneHeight + 2 * Self.margin }

    private func x(_ time: TimeInterval) -> Double {
        Self.labelWidth + (duration > 0 ? time / duration : 0) * Self.chartWidth
    }

    private func y(_ lane: Int) -> Double { Self.top + (Double(rows[lane]) + 0.5) * Self.laneHeight }

    var svg: String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(height))\" "
                + "viewBox=\"0 0 \(number(width)) \(number(height))\" font-family=\"sans-serif\" font-size=\"12\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        ]
        lines += grid()
        for lane in lanes.indices {
            lines.append(text(lanes[lane].title, Self.labelWidth - 12, y(lane) + 4, "#1c1c1e", anchor: "end"))
            lines += lanes[lane].kind == .input ? inputMarks(lane) : recognizerMarks(lane)
        }
        lines += legend()
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Lines at round times.
    private func grid() -> [String] {
        guard duration > 0 else { return [] }
        let step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60].first { duration / $0 <= 10 } ?? duration
        var lines: [String] = []
        for index in 0...Int(duration / step + 1e-9) {
            let time = Double(index) * step
            lines.append(line(x(time), Self.top - 6, x(time), height - 2 * Self.margin, "#e5e5ea", 1))
            lines.append(text("\(String(format: "%g", time)) s", x(time), Self.top - 14, "#8e8e93", anchor: "middle"))
        }
        return lines
    }

    /// What the colours mean.
    private func legend() -> [String] {
        var x = Self.labelWidth
        let y = height - Self.margin
        return [(Colour.possible, "possible"), (.waiting, "waits"), (.underWay, "recognized"), (.failed, "failed or cancelled")].flatMap {
            defer { x += 130 }
            return [dot(x, y, 4, $0.0.rawValue), text($0.1, x + 10, y + 4, "#8e8e93", anchor: "start")]
        }
    }

    /// A touch: a bar while it is down, a dot for each event.
    private func inputMarks(_ lane: Int) -> [String] {
        let own = entries.filter { $0.lane == lane }
        guard let first = own.first, let last = own.last else { return [] }
        let isOver = last.event == "ended" || last.event == "cancelled"
        var lines = [line(x(first.time), y(lane), x(isOver ? last.time : duration), y(lane), Colour.input.rawValue, 6)]
        for entry in own where entry.event == "moved" { lines.append(dot(x(entry.time), y(lane), 1.5, "#ffffff")) }
        lines.append(dot(x(first.time), y(lane), 5, Colour.input.rawValue))
        if isOver { lines.append(cap(last, lane, Colour.input.rawValue)) }
        return lines
    }

    /// A recognizer: a bar in the colour of where it is, a mark for what it became, and why.
    private func recognizerMarks(_ lane: Int) -> [String] {
        var lines: [String] = []
        var labels: [String] = []
        var current: (start: TimeInterval, colour: Colour)?
        var labelEnd = -Double.infinity
        func close(at time: TimeInterval) {
            if let current { lines.append(line(x(current.start), y(lane), x(time), y(lane), current.colour.rawValue, 6)) }
            current = nil
        }
        for entry in entries where entry.lane == lane {
            switch entry.event {
            case "sees" where current == nil: current = (entry.time, .possible)
            case "waits":
                close(at: entry.time)
                current = (entry.time, .waiting)
            case "began":
                close(at: entry.time)
                current = (entry.time, .underWay)
                lines.append(dot(x(entry.time), y(lane), 5, Colour.underWay.rawValue))
            case "changed": lines.append(dot(x(entry.time), y(lane), 1.5, "#ffffff"))
            case "ended":
                close(at: entry.time)
                lines.append(dot(x(entry.time), y(lane), 6, Colour.underWay.rawValue))
            case "failed", "cancelled":
                close(at: entry.time)
                lines.append(cap(entry, lane, Colour.failed.rawValue))
            default: continue
            }
            guard !entry.reason.isEmpty, entry.event != "sees", entry.event != "began", entry.event != "ended" else { continue }
            // Reasons that would lie on each other are told by the marks' tips alone.
            let start = x(entry.time) + 10
            guard start > labelEnd else { continue }
            let label = "\(entry.event): \(entry.reason)"
            labels.append(text(label, start, y(lane) - 7, "#636366", anchor: "start", size: 10))
            labelEnd = start + Double(label.count) * 5.2
        }
        close(at: duration)
        // Over all the bars.
        return lines.filter { $0.hasPrefix("<line") } + lines.filter { !$0.hasPrefix("<line") } + labels
    }

    // MARK: Pieces

    /// A mark for an end, with its reason as a tip; a cross where it is not the end that was hoped for.
    private func cap(_ entry: GestureTimeline.Entry, _ lane: Int, _ colour: String) -> String {
        let (x, y) = (x(entry.time), y(lane))
        let tip = "<title>\(escaped(entry.reason.isEmpty ? entry.event : "\(entry.event): \(entry.reason)"))</title>"
        if entry.event == "ended" {
            return "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"5\" fill=\"\(colour)\">\(tip)</circle>"
        }
        return "<path d=\"M\(number(x - 5)) \(number(y - 5))l10 10m0 -10l-10 10\" stroke=\"\(colour)\" stroke-width=\"2.5\" fill=\"none\">"
            + "\(tip)</path>"
    }

    private func dot(_ x: Double, _ y: Double, _ radius: Double, _ colour: String) -> String {
        "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" fill=\"\(colour)\"/>"
    }

    private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String, _ width: Double) -> String {
        "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" stroke=\"\(colour)\" "
            + "stroke-width=\"\(number(width))\" stroke-linecap=\"round\"/>"
    }

    private func text(_ text: String, _ x: Double, _ y: Double, _ colour: String, anchor: String, size: Double = 12) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" fill=\"\(colour)\" text-anchor=\"\(anchor)\" font-size=\"\(number(size))\">"
            + "\(escaped(text))</text>"
    }

    private func number(_ value: Double) -> String { String(format: "%g", (value * 10).rounded() / 10) }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
