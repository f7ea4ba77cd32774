import UIKit

/// Takes goods: what is dropped is bought.
final class BasketView: UIView, UIDropInteractionDelegate {
    /// Tells what a drag is doing.
    var onChange: ((DemoStatus) -> Void)?
    /// What was bought.
    private(set) var bought: [Goods] = []

    private let hint = UILabel()
    private let count = UILabel()
    private let total = UILabel()
    private var tiles: [GoodsSymbolView] = []
    private var isTarget = false
    /// What is on its way here, and how much there was before.
    private var landing: (items: [UIDragItem], before: Int)?
    private static let side: CGFloat = 40

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 16
        layer.borderWidth = 2
        hint.text = "Drop goods here to buy them"
        hint.font = .systemFont(ofSize: 15, weight: .medium)
        hint.textColor = .hint
        hint.textAlignment = .center
        hint.numberOfLines = 2
        count.font = .systemFont(ofSize: 13)
        count.textColor = .note
        total.font = .systemFont(ofSize: 20, weight: .bold)
        for label in [count, total] { label.textAlignment = .right }
        for part in [hint, count, total] { addSubview(part) }
        addInteraction(UIDropInteraction(delegate: self))
        accessibilityLabel = "Basket"
        accessibilityContainerType = .semanticGroup
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        hint.alpha = bought.isEmpty ? 1 : 0
        count.text = bought.isEmpty ? nil : "\(bought.count) thing\(bought.count == 1 ? "" : "s")"
        total.text = bought.isEmpty ? nil : Goods.label(bought.map(\.price).reduce(0, +))
        let color: UIColor = isTarget ? .systemGreen : .systemGray4
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = isTarget ? .systemGreen.withAlphaComponent(0.12) : .clear
    }

    private func highlight(_ isTarget: Bool) {
        guard isTarget != self.isTarget else { return }
        self.isTarget = isTarget
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = bounds.insetBy(dx: 12, dy: 0)
        let middle = bounds.midY
        total.frame = CGRect(x: bounds.width - 112, y: middle - 22, width: 96, height: 24)
        count.frame = CGRect(x: bounds.width - 112, y: middle + 3, width: 96, height: 18)
        for (index, tile) in tiles.enumerated() { tile.center = place(of: index, among: tiles.count) }
    }

    /// Where the middle of what was bought lies: side by side, closer the more there are.
    private func place(of index: Int, among count: Int) -> CGPoint {
        let room = max(0, bounds.width - 132 - Self.side)
        let step = min(Self.side + 8, room / CGFloat(max(1, count - 1)))
        return CGPoint(x: 16 + Self.side / 2 + CGFloat(index) * step, y: bounds.midY)
    }

    private func add(_ goods: Goods) {
        bought.append(goods)
        let tile = GoodsSymbolView(goods.kind, frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        tile.center = place(of: tiles.count, among: tiles.count + 1)
        // Until what flies here has landed it is that which is seen.
        tile.alpha = landing == nil ? 1 : 0
        tiles.append(tile)
        addSubview(tile)
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.show()
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [Goods.type.identifier])
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        highlight(true)
        let goods = session.items.compactMap { $0.localObject as? Goods }
        onChange?(.over("Let go to buy for \(Goods.label(goods.map(\.price).reduce(0, +)))", color: .systemGreen))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        highlight(false)
        onChange?(.dragging("Carrying goods"))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        landing = (session.items, bought.count)
        let providers = session.items.map(\.itemProvider)
        Task {
            // One after the other, so that they lie in the basket as they were taken.
            for provider in providers {
                guard let goods = try? await provider.loadValue(Goods.self, contentType: Goods.type) else { continue }
                add(goods)
            }
            onChange?(.dropped("Bought: \(bought.map(\.name).joined(separator: ", "))", color: .systemGreen))
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let landing, let index = landing.items.firstIndex(where: { $0 === item }) else { return defaultPreview }
        let scale = Self.side / max(defaultPreview.size.width, 1)
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: self, center: place(of: landing.before + index, among: landing.before + landing.items.count),
                transform: CGAffineTransform(scaleX: scale, y: scale)))
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        landing = nil
        for tile in tiles { tile.alpha = 1 }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        highlight(false)
    }
}
