import UIKit

/// The bordered floor of a room, which can be painted.
final class DropTarget: UIView {
    let name: String
    private let label = UILabel()

    /// The last dropped colour.
    private(set) var paint: DemoColor?
    /// The colours over the field; the newest is shown.
    var visitors: [DemoColor] = [] {
        didSet { showBorder() }
    }

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        layer.cornerRadius = 18
        label.text = local(name)
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.textColor = .hint
        label.textAlignment = .center
        label.followTextSize(upTo: 34)
        label.shrinks(to: 0.5)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = local(name)
        showBorder()
    }

    required init?(coder: NSCoder) { nil }

    /// `paint` left the field.
    func remove(visitor paint: DemoColor) {
        if let index = visitors.lastIndex(where: { $0.name == paint.name }) { visitors.remove(at: index) }
    }

    /// Fills the field with `paint`.
    func fill(with paint: DemoColor) {
        self.paint = paint
        accessibilityValue = local(paint.name)
        backgroundColor = paint.color
        label.textColor = paint.color.ink
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.followTextSize(upTo: 34)
        showBorder()
    }

    private func showBorder() {
        let color = visitors.last?.color ?? paint?.color ?? .systemGray4
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = visitors.isEmpty ? 2 : 5
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 8, dy: 8)
    }
}
