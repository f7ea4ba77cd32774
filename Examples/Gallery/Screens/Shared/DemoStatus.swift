import UIKit

/// The state of a drag, for a demo's status line.
enum DemoStatus {
    /// No drag.
    case ready
    /// A view follows a finger outside of all targets.
    case dragging(String)
    /// The view is over a target.
    case over(String, color: UIColor)
    /// The view was dropped.
    case dropped(String, color: UIColor)
    /// A target refused the drop.
    case refused(String)
    /// The drag was cancelled.
    case cancelled(String)

    /// The text.
    var text: String {
        switch self {
        case .ready: local("Ready")
        case .dragging(let text), .over(let text, _), .dropped(let text, _), .refused(let text), .cancelled(let text): text
        }
    }

    /// Whether the drag has ended.
    var isResult: Bool {
        switch self {
        case .ready, .dragging, .over: false
        case .dropped, .refused, .cancelled: true
        }
    }

    /// The colour of the dot.
    @MainActor var color: UIColor {
        switch self {
        case .ready: .systemGray3
        case .dragging: .systemBlue
        case .over(_, let color), .dropped(_, let color): color
        case .refused: .systemRed
        case .cancelled: .systemGray
        }
    }
}

/// A capsule with a dot and a text.
final class StatusLine: UIView {
    private let dot = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemGroupedBackground
        dot.layer.cornerRadius = 5
        label.numberOfLines = 0
        label.textColor = .note
        addSubview(dot)
        addSubview(label)
    }

    /// The height in points: two lines in a narrow view, or with large text.
    func height(forWidth width: CGFloat) -> CGFloat {
        let font = font(forWidth: width)
        let lines: CGFloat = width < 400 || font.pointSize > 20 ? 2 : 1
        return max(width < 400 ? 44 : 36, (lines * font.lineHeight).rounded(.up) + 8)
    }

    /// The font if the text fits.
    private func font(forWidth width: CGFloat) -> UIFont {
        let font = UIFont.systemFont(ofSize: width < 400 ? 13 : 15, weight: .medium)
        return UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 26, compatibleWith: traitCollection)
    }

    func show(_ status: DemoStatus) {
        label.text = status.text
        dot.backgroundColor = status.color
        fit()
    }

    /// Reduces the font size of a text that does not fit.
    private func fit() {
        let full = font(forWidth: bounds.width)
        label.font = full
        guard label.bounds.width > 0 else { return }
        let availableSize = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        while label.font.pointSize > 9, label.sizeThatFits(availableSize).height > bounds.height {
            label.font = full.withSize(label.font.pointSize - 1)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.height / 2, 22)
        dot.frame = directed(CGRect(x: 14, y: bounds.midY - 5, width: 10, height: 10))
        label.frame = directed(CGRect(x: 34, y: 0, width: max(0, bounds.width - 50), height: bounds.height))
        fit()
    }
}
