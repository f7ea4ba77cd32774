import UIKit

/// A row of the list: a dot and a text.
final class ScrollingRow: UIView {
    private let dot = UIView()
    private let label = UILabel()

    init(_ text: String, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 12
        dot.backgroundColor = color
        dot.layer.cornerRadius = 10
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.followTextSize(upTo: 44)
        label.shrinks(to: 0.5)
        addSubview(dot)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = directed(CGRect(x: 16, y: bounds.midY - 10, width: 20, height: 20))
        label.frame = directed(CGRect(x: 52, y: 0, width: max(bounds.width - 64, 0), height: bounds.height))
    }
}
