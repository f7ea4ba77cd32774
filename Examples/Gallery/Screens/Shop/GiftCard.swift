import UIKit
import UniformTypeIdentifiers

/// A card with an amount, which can be merged with another one: both a drag source and a target.
final class GiftCard: UIView {
    /// The transferred value: the card's identity, so that it is not merged with itself, and its amount.
    struct Value: Codable, Sendable, Hashable {
        static let type = UTType(exportedAs: "org.lodestone.gallery.gift-card")
        var number: Int
        /// In cents.
        var amount: Int
    }

    /// The card's value.
    private(set) var value: Value
    /// Called with the state of a drag.
    var onChange: ((DemoStatus) -> Void)?
    /// Called when this card has been merged into another one.
    var onFused: ((GiftCard) -> Void)?

    private let amount = UILabel()
    private let gradient = CAGradientLayer()
    private var isTarget = false {
        didSet {
            guard isTarget != oldValue else { return }
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
                self.transform = self.isTarget ? CGAffineTransform(scaleX: 1.08, y: 1.08) : .identity
            }
        }
    }

    init(_ value: Value, colors: [UIColor]) {
        self.value = value
        super.init(frame: .zero)
        layer.cornerRadius = 12
        gradient.colors = colors.map { $0.groundOfWhite.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor }
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 12
        layer.addSublayer(gradient)
        amount.textColor = .white
        amount.textAlignment = .center
        amount.font = .systemFont(ofSize: 22, weight: .bold)
        amount.followTextSize(upTo: 32)
        amount.shrinks(to: 0.5)
        amount.text = Goods.label(value.amount)
        addSubview(amount)
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIDropInteraction(delegate: self))
        isAccessibilityElement = true
        accessibilityLabel = local("Gift card of %1", with: Goods.label(value.amount))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        amount.frame = bounds
    }

    private func fuse(with other: Value) {
        value.amount += other.amount
        amount.text = Goods.label(value.amount)
        accessibilityLabel = local("Gift card of %1", with: Goods.label(value.amount))
        onChange?(.dropped(local("Fused: one card of %1", with: Goods.label(value.amount)), color: .systemPurple))
        UIView.animate(springDuration: 0.4, bounce: 0.5, options: .allowUserInteraction) {
            self.amount.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
        } completion: { _ in
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.amount.transform = .identity }
        }
    }
}

extension GiftCard: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let provider = NSItemProvider(value: value, contentType: Value.type)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = self
        return [item]
    }

    /// A card is moved, not copied: it is hidden during the drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        animator.addCompletion { [weak self] in if $0 == .end { self?.alpha = 0.25 } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        onChange?(.dragging(local("Carrying %1", with: Goods.label(value.amount))))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        alpha = 1
        if operation == .move { onFused?(self) } else { onChange?(.cancelled(local("The card is back in its place"))) }
    }
}

extension GiftCard: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.items.count == 1 && session.hasItemsConforming(toTypeIdentifiers: [Value.type.identifier])
            && session.items.first?.localObject as? GiftCard !== self
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isTarget = true
        if let card = session.items.first?.localObject as? GiftCard {
            onChange?(.over(local("Let go for a card of %1", with: Goods.label(card.value.amount + value.amount)), color: .systemPurple))
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let proposal = UIDropProposal(operation: .move)
        proposal.prefersFullSizePreview = true
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isTarget = false
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let provider = session.items.first?.itemProvider else { return }
        Task {
            guard let value = try? await provider.loadValue(Value.self, contentType: Value.type) else { return }
            fuse(with: value)
        }
    }

    /// The preview shrinks into this card.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: self, center: CGPoint(x: bounds.midX, y: bounds.midY), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isTarget = false
    }
}
