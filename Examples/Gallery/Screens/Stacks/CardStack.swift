import UIKit

/// A stack of cards in a framed column.
final class CardStack: UIView {
    let name: String
    private let label = UILabel()
    private let countLabel = UILabel()
    private(set) var cards: [Tile] = [] {
        didSet { countLabel.text = "\(cards.count)" }
    }

    /// The number of cards over the stack.
    var visitors = 0 {
        didSet { showBorder() }
    }

    /// The height of a card in points, for two lines of text.
    private var cardHeight: CGFloat { grown(64, upTo: 80) }
    private var headerHeight: CGFloat { max(48, label.lineHeight + 16) }
    private static let gap: CGFloat = 12

    /// The height of a stack with `count` cards without gaps or overlaps.
    func height(ofCards count: Int) -> CGFloat { headerHeight + CGFloat(count) * cardHeight + Self.gap }

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 20
        label.text = local(name)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.followTextSize(upTo: 28)
        label.textColor = .label
        label.shrinks(to: 0.6)
        countLabel.font = .systemFont(ofSize: 17)
        countLabel.followTextSize(upTo: 28)
        countLabel.textColor = .note
        addSubview(label)
        addSubview(countLabel)
        showBorder()
    }

    required init?(coder: NSCoder) { nil }

    private func showBorder() {
        let color = visitors > 0 ? UIColor.systemBlue : .clear
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = visitors > 0 ? 3 : 0
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    // MARK: Cards

    /// The card at `point`, in the stack's coordinates. Lower cards are in front.
    func card(at point: CGPoint) -> Tile? {
        cards.last { $0.frame.contains(point) }
    }

    func index(of card: Tile) -> Int? {
        cards.firstIndex { $0 === card }
    }

    /// The index for a card that is dropped at `point`.
    func index(at point: CGPoint) -> Int {
        cards.firstIndex { point.y < $0.center.y } ?? cards.count
    }

    /// Inserts `card`, which keeps its position until the next layout.
    func insert(_ card: Tile, at index: Int) {
        let index = min(index, cards.count)
        cards.insert(card, at: index)
        if index + 1 < cards.count { insertSubview(card, belowSubview: cards[index + 1]) } else { addSubview(card) }
        setNeedsLayout()
    }

    /// Removes `card`. The next layout closes the gap.
    func remove(_ card: Tile) {
        cards.removeAll { $0 === card }
        setNeedsLayout()
    }

    /// Animates the cards to their positions.
    func layoutAnimated() {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            for card in self.cards { card.isLifted = false }
            self.layoutIfNeeded()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = Self.gap
        let header = CGRect(x: inset + 4, y: 6, width: max(0, bounds.width - 2 * inset - 8), height: headerHeight - 6)
        let number = countLabel.sizeThatFits(header.size).width.rounded(.up)
        countLabel.textAlignment = trailing
        label.frame = directed(CGRect(x: header.minX, y: header.minY, width: max(0, header.width - number - 4), height: header.height))
        countLabel.frame = directed(CGRect(x: header.maxX - number, y: header.minY, width: number, height: header.height))
        let availableHeight = bounds.height - headerHeight - inset
        let count = CGFloat(cards.count)
        let step = cards.count < 2 ? 0 : min(cardHeight + inset, (availableHeight - cardHeight) / (count - 1))
        for (index, card) in cards.enumerated() {
            card.bounds.size = CGSize(width: max(0, bounds.width - 2 * inset), height: cardHeight)
            card.center = CGPoint(x: bounds.midX, y: headerHeight + CGFloat(index) * step + cardHeight / 2)
        }
    }
}
