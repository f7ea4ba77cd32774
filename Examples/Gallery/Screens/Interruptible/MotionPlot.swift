import UIKit

/// A sample of a motion.
struct MotionSample: Equatable {
    var time: TimeInterval
    /// The progress from 0 to 1.
    var progress: CGFloat
    /// The presented position from 0 to 1.
    var position: CGFloat
    /// The presented velocity, in points of the field per second.
    var velocity: CGFloat
}

/// Plots a motion's progress, position and velocity over the last seconds.
final class MotionPlot: UIView {
    /// The seconds from the left to the right edge.
    static let span: TimeInterval = 3
    /// The velocity at the upper edge, in points per second.
    static let fastest: CGFloat = 1500

    private(set) var samples: [MotionSample] = []
    private let area = CAShapeLayer()
    private let positionLine = CAShapeLayer()
    private let velocityLine = CAShapeLayer()
    private let grid = CAShapeLayer()
    private let canvas = UIView()
    private let legend = [
        LegendEntry("Progress", .systemBlue), LegendEntry("Presented position", .systemRed), LegendEntry("Velocity", .systemGreen),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 16
        canvas.clipsToBounds = true
        addSubview(canvas)
        for line in [grid, area, velocityLine, positionLine] {
            line.fillColor = nil
            line.lineWidth = 2
            line.lineJoin = .round
            // The lines are drawn anew in each frame, without implicit animations.
            line.actions = ["path": NSNull(), "bounds": NSNull(), "position": NSNull()]
            canvas.layer.addSublayer(line)
        }
        grid.lineWidth = 1
        area.lineWidth = 0
        for entry in legend { addSubview(entry) }
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a sample and draws.
    func add(_ sample: MotionSample) {
        samples.append(sample)
        let oldest = sample.time - Self.span
        // One sample before the left edge is kept, so that the lines reach it.
        while samples.count > 2, samples[1].time < oldest { samples.removeFirst() }
        drawLines()
    }

    /// Removes all samples.
    func clear() {
        samples = []
        drawLines()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isNarrow = bounds.width < 250
        var x: CGFloat = isNarrow ? 10 : 14
        legend[1].text = local(bounds.width < 330 ? "Position" : "Presented position")
        let gap: CGFloat = isNarrow ? 6 : 14
        // The largest font size that fits on one line.
        var fontSize = grown(isNarrow ? 11 : 13, upTo: 18)
        while true {
            for entry in legend { entry.fontSize = fontSize }
            if fontSize <= 8 || legend.reduce(2 * x + 2 * gap, { $0 + $1.width }) <= bounds.width { break }
            fontSize -= 1
        }
        for entry in legend {
            entry.frame = directed(CGRect(x: x, y: 6, width: entry.width, height: 24))
            x += entry.width + gap
        }
        canvas.frame = CGRect(x: 14, y: 34, width: max(bounds.width - 28, 0), height: max(bounds.height - 46, 0))
        for line in [grid, area, velocityLine, positionLine] { line.frame = canvas.bounds }
        let path = UIBezierPath()
        for part in [0, 0.5, 1] as [CGFloat] {
            let y = (canvas.bounds.height * part).rounded()
            path.move(to: CGPoint(x: 0, y: min(max(y, 0.5), canvas.bounds.height - 0.5)))
            path.addLine(to: CGPoint(x: canvas.bounds.width, y: min(max(y, 0.5), canvas.bounds.height - 0.5)))
        }
        grid.path = path.cgPath
        drawLines()
    }

    private func drawLines() {
        guard let last = samples.last, samples.count > 1 else {
            for line in [area, positionLine, velocityLine] { line.path = nil }
            return
        }
        let size = canvas.bounds.insetBy(dx: 0, dy: 2).size
        func points(_ value: (MotionSample) -> CGFloat) -> [CGPoint] {
            samples.map { sample in
                let x = size.width * (1 - CGFloat((last.time - sample.time) / Self.span))
                return CGPoint(x: x, y: 2 + size.height * (1 - value(sample)))
            }
        }
        let progress = points(\.progress)
        let filled = CGMutablePath()
        filled.addLines(between: progress)
        filled.addLine(to: CGPoint(x: progress[progress.count - 1].x, y: 2 + size.height))
        filled.addLine(to: CGPoint(x: progress[0].x, y: 2 + size.height))
        filled.closeSubpath()
        area.path = filled
        let position = CGMutablePath()
        position.addLines(between: points(\.position))
        positionLine.path = position
        let velocity = CGMutablePath()
        velocity.addLines(between: points { 0.5 + min(max($0.velocity / Self.fastest, -1), 1) / 2 })
        velocityLine.path = velocity
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showColors() {
        func color(_ color: UIColor, alpha: CGFloat = 1) -> CGColor {
            color.resolvedColor(with: traitCollection).withAlphaComponent(alpha).cgColor
        }
        grid.strokeColor = color(.separator, alpha: 0.16)
        area.fillColor = color(.systemBlue, alpha: 0.22)
        positionLine.strokeColor = color(.systemRed)
        velocityLine.strokeColor = color(.systemGreen)
    }
}

/// A dot and its meaning.
private final class LegendEntry: UIView {
    private let dot = UIView()
    private let label = UILabel()

    init(_ text: String, _ color: UIColor) {
        super.init(frame: .zero)
        dot.backgroundColor = color
        dot.layer.cornerRadius = 4
        label.text = local(text)
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .note
        addSubview(dot)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The text beside the dot.
    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    var fontSize: CGFloat = 13 {
        didSet { if fontSize != oldValue { label.font = .systemFont(ofSize: fontSize, weight: .medium) } }
    }

    var width: CGFloat { 14 + ceil(label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 20)).width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = directed(CGRect(x: 0, y: bounds.midY - 4, width: 8, height: 8))
        label.frame = directed(CGRect(x: 14, y: 0, width: bounds.width - 14, height: bounds.height))
    }
}
