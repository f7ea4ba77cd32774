import CoreGraphics
import InterfaceReading
import QuartzCore
import UIKit

/// The durations of the last frames as bars, with a part for each pass. A line is at the time for which the display shows a frame.
@MainActor
final class FrameChart: UIView {
    private static let barWidth: CGFloat = 5
    private static let colors: [UIColor] = [.systemPurple, .systemTeal, .systemBlue, .systemGreen, .systemIndigo, .systemGray]
    private static let names = ["input", "display links", "animations", "layout", "commit", "end"]

    /// The frames, oldest first.
    var frames: [FrameTimes.Frame] = [] {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Frame times"
    }

    required init?(coder: NSCoder) { nil }

    /// The number of frames that fit.
    var capacity: Int { max(1, Int((bounds.width - 24) / Self.barWidth)) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 40, bounds.height > 60 else { return }
        let area = CGRect(x: 12, y: 12, width: bounds.width - 24, height: bounds.height - 44)
        let shown = frames.suffix(capacity)
        let interval = shown.last.map(\.interval).flatMap { $0 > 0 ? $0 : nil } ?? 1 / 60
        let top = max(interval * 2, min(shown.map(\.duration).max() ?? 0, interval * 6))
        func height(_ seconds: Double) -> CGFloat { area.height * CGFloat(min(seconds / top, 1)) }
        for (index, frame) in shown.enumerated() {
            let x = area.minX + CGFloat(index) * Self.barWidth
            var y = area.maxY
            for (pass, seconds) in frame.passes.enumerated() where seconds > 0 && pass < Self.colors.count {
                let length = height(seconds)
                context.setFillColor(Self.colors[pass].cgColor)
                context.fill(CGRect(x: x, y: y - length, width: Self.barWidth - 1, height: length))
                y -= length
            }
            guard frame.isLate else { continue }
            context.setFillColor(UIColor.systemRed.cgColor)
            context.fill(CGRect(x: x, y: area.minY, width: Self.barWidth - 1, height: 4))
        }
        let limit = area.maxY - height(interval)
        context.setStrokeColor(UIColor.systemRed.cgColor)
        context.setLineWidth(1)
        context.move(to: CGPoint(x: area.minX, y: limit))
        context.addLine(to: CGPoint(x: area.maxX, y: limit))
        context.strokePath()
        let font = UIFont.systemFont(ofSize: 10)
        let quiet: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.secondaryLabel]
        (InspectorFormat.milliseconds(interval) as NSString).draw(at: CGPoint(x: area.minX, y: limit - 14), withAttributes: quiet)
        drawLegend(context, quiet)
    }

    private func drawLegend(_ context: CGContext, _ attributes: [NSAttributedString.Key: Any]) {
        var x: CGFloat = 12
        let y = bounds.height - 22
        for (index, name) in Self.names.enumerated() {
            let width = (name as NSString).size(withAttributes: attributes).width
            guard x + width + 12 <= bounds.width - 8 else { return }
            context.setFillColor(Self.colors[index].cgColor)
            context.fillEllipse(in: CGRect(x: x, y: y + 3, width: 7, height: 7))
            (name as NSString).draw(at: CGPoint(x: x + 10, y: y), withAttributes: attributes)
            x += width + 20
        }
    }
}
