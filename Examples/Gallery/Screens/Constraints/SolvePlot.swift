import UIKit

/// A bar chart of the layout times of recent changes.
final class SolvePlot: UIView {
    /// The number of bars.
    static let count = 60

    /// Milliseconds, the newest last.
    private(set) var times: [Double] = []
    private let bars = CAShapeLayer()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 12
        bars.actions = ["path": NSNull(), "bounds": NSNull(), "position": NSNull()]
        layer.addSublayer(bars)
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        label.followTextSize(upTo: 20)
        label.shrinks(to: 0.4)
        label.textColor = .note
        label.text = local("Time of each solve")
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
        ])
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a bar of `milliseconds`.
    func add(_ milliseconds: Double) {
        times.append(milliseconds)
        if times.count > Self.count { times.removeFirst(times.count - Self.count) }
        func written(_ time: Double) -> String { "\((time * 100).rounded() / 100)" }
        label.text = local("Last solve %1 ms, longest %2 ms", with: written(milliseconds), written(times.max() ?? 0))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(x: 12, y: 34, width: max(bounds.width - 24, 0), height: max(bounds.height - 44, 0))
        bars.frame = area
        let path = CGMutablePath()
        let width = area.width / CGFloat(Self.count)
        let longest = max(times.max() ?? 1, 1)
        for (index, time) in times.enumerated() {
            let height = max(area.height * CGFloat(time / longest), 1)
            path.addRect(CGRect(x: CGFloat(index) * width, y: area.height - height, width: max(width - 1, 0.5), height: height))
        }
        bars.path = path
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    private func showColor() { bars.fillColor = UIColor.systemIndigo.resolvedColor(with: traitCollection).cgColor }
}
