import CoreGraphics
import UIKit

/// The curve of an animation, with its current time.
@MainActor
final class CurveView: UIView {
    /// Values at equal distances of time.
    var values: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }
    /// The current time, from 0 to 1.
    var time: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
        let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
        let area = bounds.insetBy(dx: 3, dy: 3)
        func point(_ index: Int) -> CGPoint {
            CGPoint(
                x: area.minX + area.width * CGFloat(index) / CGFloat(values.count - 1),
                y: area.maxY - area.height * (values[index] - low) / (high - low))
        }
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1)
        context.stroke(area)
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.setLineWidth(2)
        context.move(to: point(0))
        for index in values.indices.dropFirst() { context.addLine(to: point(index)) }
        context.strokePath()
        let current = point(min(max(Int((time * CGFloat(values.count - 1)).rounded()), 0), values.count - 1))
        context.setFillColor(UIColor.systemOrange.cgColor)
        context.fillEllipse(in: CGRect(x: current.x - 3, y: current.y - 3, width: 6, height: 6))
    }
}
