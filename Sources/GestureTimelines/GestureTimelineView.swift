import UIKit

/// Shows the newest gesture of a ``GestureTimeline`` live: add it beside an app's views to see why a gesture is not recognized.
///
/// The gesture takes the view's whole width, from its first touch to its last decision. Each lane has its title above its bar and its
/// reasons below. If not all lanes fit, those with the latest entries are shown. Touches pass through the view. It draws after each entry,
/// and in each frame while the gesture continues.
public final class GestureTimelineView: UIView {
    /// The maximum duration that is shown, in seconds. Only the newest part of a longer gesture is shown.
    public let span: TimeInterval

    private let timeline: GestureTimeline
    private var link: CADisplayLink?

    /// Creates a view of the newest gesture of `timeline`, or of its last `span` seconds.
    public init(_ timeline: GestureTimeline, span: TimeInterval = 4) {
        self.timeline = timeline
        self.span = span
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : .white }
        layer.cornerRadius = 14
        contentMode = .redraw
        timeline.onChange = { [weak self] in self?.run() }
    }

    public required init?(coder: NSCoder) { nil }

    /// Draws in each frame while a gesture continues.
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
        guard window == nil || !TimelineGesture(timeline, span: span).isUnderWay else { return }
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
        let panel = TimelinePanel(timeline, gesture: TimelineGesture(timeline, span: span), size: bounds.size) { text, size in
            (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
        }
        for shape in panel.shapes { shape.draw(in: context) }
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
        case .text(let text, let point, let color, let anchor, let size):
            let font = UIFont.systemFont(ofSize: size)
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color.uiColor]
            let width = (text as NSString).size(withAttributes: attributes).width
            let x =
                switch anchor {
                case .start: point.x
                case .middle: point.x - width / 2
                case .end: point.x - width
                }
            (text as NSString).draw(at: CGPoint(x: x, y: point.y - font.ascender), withAttributes: attributes)
        }
    }
}

extension TimelineColor {
    @MainActor fileprivate var uiColor: UIColor {
        switch self {
        case .ground, .hole: .systemBackground
        case .ink: .label
        case .quiet: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.76, alpha: 1) : UIColor(white: 0.33, alpha: 1) }
        case .grid: .separator
        case .input: .systemGray
        case .possible: .systemGray4
        case .waiting: .systemOrange
        case .underWay: .systemGreen
        case .failed: .systemRed
        }
    }
}
