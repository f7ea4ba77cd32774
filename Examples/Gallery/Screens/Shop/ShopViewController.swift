import UIKit

/// A shop: drag articles into the basket, people onto a letter, and gift cards onto each other.
public final class ShopViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Shop",
        summary:
            "Drag goods into the basket, people onto the letter, a gift card onto another. While one finger drags, tap more with a second.",
        symbol: .shop, color: .systemGreen, makeViewController: { ShopViewController() })

    private let goods = Goods.all.map { GoodsCard($0) }
    private let basket = BasketView()
    private let people = Contact.all.map { ContactView($0) }
    private let letter = MessageView()
    private var cards: [GiftCard] = []
    private let again = UILabel()
    private let panels = ["Goods", "People", "Gift cards"].map { ShopPanel(title: $0) }

    /// Fills the three panels.
    public override func viewDidLoad() {
        super.viewDidLoad()
        for panel in panels { stage.addSubview(panel) }
        for card in goods {
            card.onChange = { [weak self] in self?.status = $0 }
            panels[0].addSubview(card)
        }
        basket.onChange = { [weak self] in self?.status = $0 }
        panels[0].addSubview(basket)
        for person in people {
            person.onChange = { [weak self] in self?.status = $0 }
            panels[1].addSubview(person)
        }
        letter.onChange = { [weak self] in self?.status = $0 }
        panels[1].addSubview(letter)
        again.text = local("Deal again")
        again.font = .systemFont(ofSize: 15, weight: .semibold)
        again.textColor = .accent
        again.followTextSize(upTo: 24)
        again.shrinks(to: 0.5)
        again.isUserInteractionEnabled = true
        again.accessibilityTraits = .button
        again.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.deal() })
        panels[2].addSubview(again)
        deal()
    }

    private func deal() {
        for card in cards { card.removeFromSuperview() }
        let colors: [[UIColor]] = [
            [.systemIndigo, .systemPurple], [.systemTeal, .systemBlue], [.systemOrange, .systemPink], [.systemMint, .systemGreen],
        ]
        cards = [1000, 2500, 5000, 1500].enumerated().map { index, amount in
            let card = GiftCard(GiftCard.Value(number: index, amount: amount), colors: colors[index])
            card.onChange = { [weak self] in self?.status = $0 }
            card.onFused = { [weak self] in self?.remove($0) }
            panels[2].addSubview(card)
            return card
        }
        again.alpha = 0
        viewIfLoaded?.setNeedsLayout()
    }

    private func remove(_ card: GiftCard) {
        cards.removeAll { $0 === card }
        card.removeFromSuperview()
        UIView.animate(springDuration: 0.4, bounce: 0.15, options: .allowUserInteraction) {
            self.again.alpha = 1
            self.layoutCards()
        }
    }

    /// The panels' fractions of the height.
    private static let parts: [CGFloat] = [0.42, 0.36, 0.22]

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat {
        let growth = stage.grown(100, upTo: 140) / 100
        if width >= 560 { return (400 * growth).rounded() }
        // The cards are the lowest panel. In a narrow window each panel has two rows.
        return ((width < 300 ? 860 : 640) * growth).rounded()
    }

    override func layoutStage() {
        let bounds = stage.bounds
        let gap: CGFloat = 14
        if bounds.width > bounds.height, bounds.width >= 560 {
            let left = ((bounds.width - gap) * 0.54).rounded()
            let top = ((bounds.height - gap) * 0.6).rounded()
            let right = bounds.width - left - gap
            panels[0].frame = stage.directed(CGRect(x: 0, y: 0, width: left, height: bounds.height))
            panels[1].frame = stage.directed(CGRect(x: left + gap, y: 0, width: right, height: top))
            panels[2].frame = stage.directed(CGRect(x: left + gap, y: top + gap, width: right, height: bounds.height - top - gap))
        } else {
            let availableHeight = bounds.height - 2 * gap
            var y: CGFloat = 0
            for (panel, part) in zip(panels, Self.parts) {
                panel.frame = CGRect(x: 0, y: y, width: bounds.width, height: (availableHeight * part).rounded())
                y = panel.frame.maxY + gap
            }
        }
        layoutGoods()
        layoutPeople()
        layoutCards()
    }

    private func layoutGoods() {
        let area = panels[0].content
        let gap: CGFloat = 10
        let isTall = area.height > 420 || area.width < 280
        let basketHeight = min(max(56, area.height * 0.32), 130).rounded()
        basket.frame = CGRect(x: area.minX, y: area.maxY - basketHeight, width: area.width, height: basketHeight)
        let shelf = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - basketHeight - gap)
        layOutGrid(goods, in: shelf, columns: isTall ? 2 : 4, gap: gap)
    }

    private func layoutPeople() {
        let area = panels[1].content
        let row = min(panels[1].grown(76, upTo: 84), (area.height * 0.42).rounded())
        layOutGrid(people, in: CGRect(x: area.minX, y: area.minY, width: area.width, height: row), columns: people.count, gap: 4)
        letter.frame = CGRect(x: area.minX, y: area.minY + row + 8, width: area.width, height: max(0, area.height - row - 8))
    }

    private func layoutCards() {
        let area = panels[2].content
        again.textAlignment = panels[2].trailing
        again.frame = panels[2].directed(CGRect(x: area.maxX - 110, y: 8, width: 106, height: 30))
        let gap: CGFloat = 12
        let columns = area.width < 280 ? min(cards.count, 2) : cards.count
        let count = CGFloat(max(columns, 1))
        let rows = CGFloat((cards.count + max(columns, 1) - 1) / max(columns, 1))
        let rowHeight = rows > 0 ? (area.height - (rows - 1) * gap) / rows : area.height
        let width = min((area.width - (count - 1) * gap) / count, 190)
        let height = max(min(rowHeight, (width * 0.64).rounded(), 120), min(rowHeight, 52))
        let left = area.minX + (area.width - count * width - (count - 1) * gap) / 2
        let top = area.midY - (rows * height + (rows - 1) * gap) / 2
        for (index, card) in cards.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            card.bounds.size = CGSize(width: width.rounded(.down), height: height)
            card.center = panels[2].directed(
                CGPoint(x: left + width / 2 + column * (width + gap), y: top + height / 2 + row * (height + gap)))
            card.layoutIfNeeded()
        }
    }

    private func layOutGrid(_ views: [UIView], in area: CGRect, columns: Int, gap: CGFloat) {
        let rows = (views.count + columns - 1) / columns
        let width = (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let height = (area.height - CGFloat(rows - 1) * gap) / CGFloat(rows)
        for (index, view) in views.enumerated() {
            let frame = CGRect(
                x: area.minX + CGFloat(index % columns) * (width + gap), y: area.minY + CGFloat(index / columns) * (height + gap),
                width: width, height: height)
            view.frame = (view.superview?.directed(frame) ?? frame).onWholePoints
        }
    }
}

/// A panel with a title.
final class ShopPanel: UIView {
    private let title = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 20
        self.title.text = local(title)
        self.title.font = .systemFont(ofSize: 17, weight: .semibold)
        self.title.followTextSize(upTo: 24)
        addSubview(self.title)
    }

    required init?(coder: NSCoder) { nil }

    /// The area for the panel's views, in its coordinates.
    var content: CGRect {
        CGRect(x: 12, y: 42, width: max(0, bounds.width - 24), height: max(0, bounds.height - 54))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(24, title.lineHeight)
        let width = min(title.sizeThatFits(bounds.size).width.rounded(.up), max(0, bounds.width - 32))
        title.frame = directed(CGRect(x: 16, y: 22 - (height / 2).rounded(), width: width, height: height))
    }
}
