import UIKit

/// Exclusive choices side by side.
final class ChoiceBar: UIView {
    /// Called after the user chose another one.
    var onChange: ((Int) -> Void)?

    /// The selected index. Setting it does not call the handler.
    var selection = 0 {
        didSet { showSelection() }
    }

    /// The height in points.
    static let height: CGFloat = 36
    private let thumb = UIView()
    private let labels: [UILabel]

    init(_ choices: [String]) {
        labels = choices.map { choice in
            let label = UILabel()
            label.text = local(choice)
            label.font = .systemFont(ofSize: 14, weight: .medium)
            label.followTextSize(upTo: 20)
            label.textAlignment = .center
            label.shrinks(to: 0.5)
            return label
        }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        thumb.layer.cornerRadius = 8
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        thumb.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        for label in labels { addSubview(label) }
        // One focus group: Tab stops once, and arrow keys choose.
        focusGroupIdentifier = "choices \(ObjectIdentifier(self).hashValue)"
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.choose(at: $0.location(in: self)) })
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    private func choose(at point: CGPoint) {
        let index = min(max(Int(directed(point).x / max(bounds.width, 1) * CGFloat(labels.count)), 0), labels.count - 1)
        guard index != selection else { return }
        UIView.animate(withDuration: 0.22, delay: 0, options: .allowUserInteraction) { self.selection = index }
        onChange?(index)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() { label.frame = segmentFrame(of: index) }
        showSelection()
    }

    private func segmentFrame(of index: Int) -> CGRect {
        let width = bounds.width / CGFloat(labels.count)
        return directed(CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)).onWholePoints
    }

    private func showSelection() {
        let rect = segmentFrame(of: selection)
        if rect.width > 6, rect.height > 6 { thumb.frame = rect.insetBy(dx: 3, dy: 3) }
        for (index, label) in labels.enumerated() {
            label.textColor = index == selection ? .label : .note
            label.accessibilityTraits = index == selection ? [.button, .selected] : .button
        }
    }
}
