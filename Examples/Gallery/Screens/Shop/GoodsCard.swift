import UIKit

/// An article on the shelf: its drawing, name and price. It can be dragged any number of times.
final class GoodsCard: UIView, UIDragInteractionDelegate {
    let goods: Goods
    /// Called with the state of a drag.
    var onChange: ((DemoStatus) -> Void)?

    private let symbol: GoodsSymbolView
    private let name = UILabel()
    private let price = UILabel()

    init(_ goods: Goods) {
        self.goods = goods
        symbol = GoodsSymbolView(goods.kind)
        super.init(frame: .zero)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .white }
        layer.cornerRadius = 14
        name.text = local(goods.name)
        name.font = .systemFont(ofSize: 15, weight: .semibold)
        price.text = goods.label
        price.font = .systemFont(ofSize: 13)
        price.textColor = .note
        name.followTextSize(upTo: 22)
        price.followTextSize(upTo: 20)
        for label in [name, price] {
            label.textAlignment = .center
            label.shrinks(to: 0.5)
        }
        for part in [symbol, name, price] { addSubview(part) }
        addInteraction(UIDragInteraction(delegate: self))
        isAccessibilityElement = true
        accessibilityLabel = local(goods.name)
        accessibilityValue = goods.label
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (first, second) = (max(20, name.lineHeight), max(18, price.lineHeight))
        let text = first + second
        let side = max(20, min(bounds.width - 24, bounds.height - text - 18, max(64, bounds.height * 0.36)))
        let top = max(6, (bounds.height - side - text - 4) / 2)
        symbol.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side).onWholePoints
        name.frame = CGRect(x: 2, y: symbol.frame.maxY + 4, width: bounds.width - 4, height: first)
        price.frame = CGRect(x: 2, y: name.frame.maxY, width: bounds.width - 4, height: second)
    }

    private func item() -> UIDragItem {
        let provider = NSItemProvider(value: goods, contentType: Goods.type)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = goods
        // The preview under the finger is the drawing without the label.
        item.previewProvider = { [goods] in
            let side: CGFloat = 72
            let tile = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            tile.addSubview(GoodsSymbolView(goods.kind, frame: tile.bounds.insetBy(dx: 14, dy: 14)))
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: tile.bounds, cornerRadius: 16)
            return UIDragPreview(view: tile, parameters: parameters)
        }
        return item
    }

    // MARK: Dragging

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [item()] }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        session.items.contains { $0.localObject is Goods } ? [item()] : []
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        onChange?(.dragging(local("Carrying the %1; tap others to take them along", with: local(goods.name.lowercased()))))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        if operation == .cancel || operation == .forbidden { onChange?(.cancelled(local("Back on the shelf"))) }
    }
}
