import UIKit

/// A card of related rows with a title.
final class ControlGroup: UIView {
    private let title = UILabel()
    private let card = UIView()
    private let rows: [ControlRow]

    init(_ text: String, _ rows: [ControlRow]) {
        self.rows = rows
        super.init(frame: .zero)
        title.text = local(text)
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.followTextSize(upTo: 26)
        title.textColor = .note
        title.accessibilityTraits = .header
        card.backgroundColor = .tertiarySystemGroupedBackground
        card.layer.cornerRadius = 14
        addSubview(title)
        addSubview(card)
        for row in rows { card.addSubview(row) }
        rows.last?.isLast = true
    }

    required init?(coder: NSCoder) { nil }

    private var shown: [ControlRow] { rows.filter { !$0.isHidden } }

    /// Shows the rows that contain some text, or all of them if the title does. Hides the card if it is empty.
    func show(having words: String) {
        func has(_ text: String?) -> Bool {
            words.isEmpty || text?.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
        let showsAll = has(title.text)
        for row in rows { row.isHidden = !showsAll && !has(row.text) }
        let last = shown.last
        for row in rows { row.isLast = row === last }
        isHidden = last == nil
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: titleHeight + 8 + shown.reduce(0) { $0 + $1.height(in: size.width) })
    }

    private var titleHeight: CGFloat { max(20, title.font.lineHeight.rounded(.up)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = titleHeight + 8
        title.frame = CGRect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: titleHeight)
        card.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        var y: CGFloat = 0
        for row in shown {
            let height = row.height(in: bounds.width)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }
}

/// A row of a card: a text with controls beside it, or below it if they do not fit.
final class ControlRow: UIView {
    let controls: [UIView]
    private let label = UILabel()
    private let line = UIView()
    private let fills: Bool
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 10

    /// Whether the row is the last one, which has no separator.
    var isLast = false {
        didSet { line.isHidden = isLast }
    }

    /// Creates a row of controls at their own sizes. With `fills`, the only control takes the remaining width.
    init(_ text: String, _ controls: [UIView], fills: Bool = false) {
        self.controls = controls
        self.fills = fills
        super.init(frame: .zero)
        label.text = local(text)
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = 0
        label.followTextSize()
        line.backgroundColor = .separator
        addSubview(label)
        addSubview(line)
        for control in controls {
            addSubview(control)
            // A control without a label gets the row's text as its accessibility label.
            if control.accessibilityLabel == nil { control.accessibilityLabel = local(text) }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The row's text.
    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    private func sizes() -> [CGSize] { controls.map { $0.sizeThatFits(CGSize(width: 400, height: 100)) } }

    private func isStacked(in width: CGFloat) -> Bool {
        if fills { return width < 420 }
        let controls = sizes().reduce(0) { $0 + $1.width + Self.gap }
        return label.sizeThatFits(CGSize(width: 1000, height: 100)).width + controls + 2 * Self.margin > width
    }

    func height(in width: CGFloat) -> CGFloat {
        let tallest = sizes().map(\.height).max() ?? 0
        return isStacked(in: width) ? stackedTop(in: width) + tallest + 16 : max(tallest + 20, textHeight(in: width) + 24, 52)
    }

    private func textHeight(in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude)).height
    }

    /// The top of controls that are below the text.
    private func stackedTop(in width: CGFloat) -> CGFloat { max(36, (textHeight(in: width) + 16).rounded(.up)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let stacked = isStacked(in: bounds.width)
        let text = label.sizeThatFits(CGSize(width: max(bounds.width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude))
        let words = CGRect(
            x: Self.margin, y: stacked ? 12 : ((bounds.height - text.height) / 2).rounded(),
            width: min(text.width, bounds.width - 2 * Self.margin),
            height: text.height)
        label.frame = directed(words)
        let line = CGRect(x: Self.margin, y: bounds.height - 0.5, width: max(bounds.width - Self.margin, 0), height: 0.5)
        self.line.frame = directed(line)
        let sizes = sizes()
        let middle = stacked ? stackedTop(in: bounds.width) + (sizes.map(\.height).max() ?? 0) / 2 : bounds.height / 2
        if fills, let control = controls.first, let size = sizes.first {
            let x = stacked ? Self.margin : max(140, words.maxX + 24)
            control.frame = directed(
                CGRect(x: x, y: (middle - size.height / 2).rounded(), width: bounds.width - Self.margin - x, height: size.height))
            return
        }
        var x = stacked ? Self.margin : bounds.width - Self.margin - sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }
        for (control, size) in zip(controls, sizes) {
            control.frame = directed(
                CGRect(x: x.rounded(), y: (middle - size.height / 2).rounded(), width: size.width, height: size.height))
            x += size.width + Self.gap
        }
    }
}
