import UIKit

/// A card whose colours follow the light or dark mode.
final class PaperCard: UIView {
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.2, green: 0.17, blue: 0.1, alpha: 1) : UIColor(red: 1, green: 0.97, blue: 0.85, alpha: 1)
    }
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.paper
        label.textColor = .label
        label.frame = bounds.insetBy(dx: 12, dy: 12)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        layer.borderWidth = 1
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.updateBorder() }
        updateBorder()
    }

    required init?(coder: NSCoder) { nil }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
