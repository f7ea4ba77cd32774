import UIKit

/// A bar chart.
final class BarChart: UIView {
    var values: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let largest = values.max(), largest > 0 else { return }
        tintColor.setFill()
        let step = bounds.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let height = bounds.height * value / largest
            let bar = CGRect(x: CGFloat(index) * step + 2, y: bounds.height - height, width: step - 4, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 3).fill()
        }
    }
}
