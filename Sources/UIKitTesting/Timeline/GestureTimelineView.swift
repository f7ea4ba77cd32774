import UIKit

/// Shows the last seconds of a ``GestureTimeline`` while they happen: put it over an app's own views to see why a gesture does not fire.
///
/// It lets touches through. It draws again after each entry, and frame by frame as long as something that it shows still moves to the left.
public final class GestureTimelineView: UIView {
    /// How much time it shows, in seconds.
    public let span: TimeInterval

    private let timeline: GestureTimeline
    private let began = CACurrentMediaTime()
    private var link: CADisplayLink?

    /// Shows `timeline`'s last `span` seconds.
    public init(_ timeline: GestureTimeline, span: TimeInterval = 4) {
        self.timeline = timeline
        self.span = span
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 0.97) : UIColor(white: 1, alpha: 0.97) }
        layer.cornerRadius = 14
        contentMode = .redraw
        timeline.onChange = { [weak self] in self?.run() }
    }

    public required init?(coder: NSCoder) { nil }

    /// Runs while something is to be seen.
    private func run() {
        setNeedsDisplay()
        guard link == nil, window != nil else { return }
        let link = CADisplayLink { [weak self] link in self?.step(link) }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step(_ link: CADisplayLink) {
        setNeedsDisplay()
        let last = timeline.entries.last?.time ?? -.infinity
        guard window == nil || timeline.duration - last > span else { return }
        link.invalidate()
        self.link = nil
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        link?.invalidate()
        link = nil
    }

    public override func draw(_ rect: CGRect) {
        guard bounds.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let now = timeline.duration
        var frame = TimelineFrame(times: now - span...now)
        frame.labelWidth = min(210, bounds.width * 0.36)
        frame.margin = 14
        frame.reasonWidth = bounds.width > 500 ? bounds.width * 0.26 : 0
        frame.chartWidth = bounds.width - frame.labelWidth - frame.reasonWidth - frame.margin
        let drawing = timeline.drawing(frame).showing(rows: Int((bounds.height - frame.top - 2 * frame.margin) / frame.laneHeight))
        for shape in drawing.shapes { shape.draw(in: context) }
    }
}

extension TimelineDrawing {
    /// With no more than `rows` lanes: those on which something happened in its time, the newest ones when they are too many.
    fileprivate func showing(rows: Int) -> TimelineDrawing {
        var last: [Int: TimeInterval] = [:]
        for entry in entries where entry.event != "does not see" { last[entry.lane] = entry.time }
        // An input that is down, and a recognizer that is under way, is shown however long ago it last moved.
        let live = lanes.indices.filter { lane in
            guard let time = last[lane] else { return false }
            if time >= frame.times.lowerBound { return true }
            let event = entries.last { $0.lane == lane }?.event
            return event == "began" || event == "moved" || event == "changed" || event == "stationary"
        }
        let shown = live.sorted { (last[$0] ?? 0, $0) > (last[$1] ?? 0, $1) }.prefix(max(rows, 0)).sorted()
        let places = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
        return TimelineDrawing(
            lanes: shown.map { lanes[$0] },
            entries: entries.compactMap { entry in
                places[entry.lane].map { GestureTimeline.Entry(time: entry.time, lane: $0, event: entry.event, reason: entry.reason) }
            }, frame: frame)
    }
}

extension TimelineShape {
    @MainActor fileprivate func draw(in context: CGContext) {
        switch self {
        case .line(let from, let to, let color, let width):
            context.setStrokeColor(color.uiColor.cgColor)
            context.setLineWidth(width)
            context.setLineCap(.round)
            context.move(to: from)
            context.addLine(to: to)
            context.strokePath()
        case .dot(let center, let radius, let color, _):
            context.setFillColor(color.uiColor.cgColor)
            context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .cross(let center, let color, _):
            context.setStrokeColor(color.uiColor.cgColor)
            context.setLineWidth(2.5)
            context.move(to: CGPoint(x: center.x - 5, y: center.y - 5))
            context.addLine(to: CGPoint(x: center.x + 5, y: center.y + 5))
            context.move(to: CGPoint(x: center.x + 5, y: center.y - 5))
            context.addLine(to: CGPoint(x: center.x - 5, y: center.y + 5))
            context.strokePath()
        case .text(let text, let place, let color, let anchor, let size):
            let font = UIFont.systemFont(ofSize: size)
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color.uiColor]
            let width = (text as NSString).size(withAttributes: attributes).width
            let x =
                switch anchor {
                case .start: place.x
                case .middle: place.x - width / 2
                case .end: place.x - width
                }
            (text as NSString).draw(at: CGPoint(x: x, y: place.y - font.ascender), withAttributes: attributes)
        }
    }
}

extension TimelineColor {
    @MainActor fileprivate var uiColor: UIColor {
        switch self {
        case .ground, .hole: .systemBackground
        case .ink: .label
        case .quiet: .secondaryLabel
        case .grid: .separator
        case .input: .systemGray
        case .possible: .systemGray4
        case .waiting: .systemOrange
        case .underWay: .systemGreen
        case .failed: .systemRed
        }
    }
}
