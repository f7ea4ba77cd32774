import UIKit

/// The basket: dropped goods are bought.
final class BasketView: TrayView {
    /// The bought goods.
    private(set) var bought: [Goods] = []

    private let hint = UILabel()
    private let count = UILabel()
    private let total = UILabel()

    init() {
        super.init(frame: .zero, side: 40, color: .systemGreen)
        hint.text = local("Drop goods here to buy them")
        hint.font = .systemFont(ofSize: 15, weight: .medium)
        hint.followTextSize(upTo: 24)
        hint.textColor = .hint
        hint.textAlignment = .center
        hint.numberOfLines = 2
        hint.shrinks(to: 0.5)
        count.font = .systemFont(ofSize: 13)
        count.textColor = .note
        total.font = .systemFont(ofSize: 20, weight: .bold)
        count.followTextSize(upTo: 20)
        total.followTextSize(upTo: 26)
        for label in [count, total] { label.shrinks(to: 0.5) }
        for part in [hint, count, total] { addSubview(part) }
        accessibilityLabel = local("Basket")
        accessibilityContainerType = .semanticGroup
        show()
    }

    required init?(coder: NSCoder) { nil }

    override func show() {
        hint.alpha = bought.isEmpty ? 1 : 0
        count.text = bought.isEmpty ? nil : local("%lld things", count: bought.count)
        total.text = bought.isEmpty ? nil : Goods.label(bought.map(\.price).reduce(0, +))
        let color: UIColor = isTarget ? .systemGreen : .systemGray4
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = isTarget ? .systemGreen.withAlphaComponent(0.12) : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = bounds.shrunk(dx: 12, dy: 0)
        let middle = bounds.midY
        let (high, low) = (grown(24, upTo: 32), grown(18, upTo: 26))
        for label in [count, total] { label.textAlignment = trailing }
        total.frame = directed(CGRect(x: bounds.width - 112, y: middle + 2 - high, width: 96, height: high))
        count.frame = directed(CGRect(x: bounds.width - 112, y: middle + 3, width: 96, height: low))
    }

    /// Side by side, closer if there are more.
    override func position(of index: Int, among count: Int) -> CGPoint {
        let availableWidth = max(0, bounds.width - 132 - side)
        let step = min(side + 8, availableWidth / CGFloat(max(1, count - 1)))
        return directed(CGPoint(x: 16 + side / 2 + CGFloat(index) * step, y: bounds.midY))
    }

    private func add(_ goods: Goods) {
        bought.append(goods)
        add(GoodsSymbolView(goods.kind, frame: CGRect(x: 0, y: 0, width: side, height: side)))
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.show()
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Dropping

    override func takes(_ session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [Goods.type.identifier])
    }

    override func offer(for session: any UIDropSession) -> String {
        let goods = session.items.compactMap { $0.localObject as? Goods }
        return local("Let go to buy for %1", with: Goods.label(goods.map(\.price).reduce(0, +)))
    }

    override var carried: String { local("Carrying goods") }

    override func load(_ session: any UIDropSession) {
        let providers = session.items.map(\.itemProvider)
        Task {
            // One after the other, so that they keep their order.
            for provider in providers {
                guard let goods = try? await provider.loadValue(Goods.self, contentType: Goods.type) else { continue }
                add(goods)
            }
            onChange?(.dropped(local("Bought: %1", with: local(list: bought.map { local($0.name) })), color: .systemGreen))
        }
    }
}
