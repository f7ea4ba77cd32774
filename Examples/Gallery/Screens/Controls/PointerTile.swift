import UIKit

/// A tile with a pointer effect.
final class PointerTile: UIView, UIPointerInteractionDelegate {
    private let label = UILabel()
    private let style: (UIView) -> UIPointerStyle
    private let entered: () -> Void

    /// Creates a tile with a pointer style, which calls `entered` when the pointer enters.
    init(_ text: String, color: UIColor, entered: @escaping () -> Void, style: @escaping (UIView) -> UIPointerStyle) {
        self.style = style
        self.entered = entered
        super.init(frame: .zero)
        backgroundColor = color == .clear ? .clear : color.ground
        layer.cornerRadius = 10
        label.text = local(text)
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.followTextSize(upTo: 18)
        label.textColor = color == .clear ? .accent : color.ink
        label.textAlignment = .center
        addSubview(label)
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(size).width.rounded(.up) + 24, height: 36)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { style(self) }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        entered()
    }
}

/// A key cap.
final class KeyCap: UIView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 6
        label.text = text
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.followTextSize(upTo: 18)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(label.sizeThatFits(size).width.rounded(.up) + 16, 30), height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
