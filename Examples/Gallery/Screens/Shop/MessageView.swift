import UIKit

/// A letter that is sent to those who are dropped on it.
final class MessageView: UIView, UIDropInteractionDelegate {
    /// Tells what a drag is doing.
    var onChange: ((DemoStatus) -> Void)?
    /// Who has got it.
    private(set) var recipients: [Contact] = []

    private let text = UILabel()
    private let to = UILabel()
    private let line = UIView()
    private var avatars: [AvatarView] = []
    private var isTarget = false
    private var landing: (items: [UIDragItem], before: Int)?
    private static let side: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 16
        layer.borderWidth = 2
        to.font = .systemFont(ofSize: 15, weight: .medium)
        line.backgroundColor = .separator
        text.text = "Tea at four?"
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 0
        for part in [to, line, text] { addSubview(part) }
        addInteraction(UIDropInteraction(delegate: self))
        accessibilityLabel = "Letter"
        accessibilityContainerType = .semanticGroup
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        to.text = recipients.isEmpty ? "To: drop people here" : "Sent to"
        to.textColor = recipients.isEmpty ? .hint : .success
        let color: UIColor = isTarget ? .systemBlue : .clear
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .white }
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
        to.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: Self.side)
        line.frame = CGRect(x: 16, y: to.frame.maxY + 6, width: max(0, bounds.width - 32), height: 1)
        let top = line.frame.maxY + 10
        let room = CGSize(width: max(0, bounds.width - 32), height: max(0, bounds.height - top - 8))
        text.frame = CGRect(x: 16, y: top, width: room.width, height: min(room.height, text.sizeThatFits(room).height.rounded(.up)))
        for (index, avatar) in avatars.enumerated() { avatar.center = place(of: index) }
    }

    private func place(of index: Int) -> CGPoint {
        CGPoint(x: 84 + Self.side / 2 + CGFloat(index) * (Self.side + 6), y: 8 + Self.side / 2)
    }

    private func add(_ contact: Contact) {
        guard !recipients.contains(contact) else { return }
        recipients.append(contact)
        let avatar = AvatarView(contact, side: Self.side)
        avatar.center = place(of: avatars.count)
        avatar.alpha = landing == nil ? 1 : 0
        avatars.append(avatar)
        addSubview(avatar)
        show()
        onChange?(.dropped("Sent to \(recipients.map(\.name).joined(separator: ", "))", color: .systemBlue))
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: Contact.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        highlight(true)
        let names = session.items.compactMap { ($0.localObject as? Contact)?.name }
        onChange?(.over("Let go to write to \(names.joined(separator: ", "))", color: .systemBlue))
    }

    /// The same letter goes to a person once.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let people = session.items.compactMap { $0.localObject as? Contact }
        let isKnown = !people.isEmpty && people.allSatisfy { recipients.contains($0) }
        if isKnown { onChange?(.refused("\(people.map(\.name).joined(separator: ", ")) has it already")) }
        return UIDropProposal(operation: isKnown ? .forbidden : .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        highlight(false)
        onChange?(.dragging("Carrying people"))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        landing = (session.items.filter { ($0.localObject as? Contact).map { !recipients.contains($0) } ?? true }, recipients.count)
        session.loadObjects(ofClass: Contact.self) { [weak self] contacts in
            for contact in contacts.compactMap({ $0 as? Contact }) { self?.add(contact) }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // Who has the letter already is not shown twice.
        guard let landing, let index = landing.items.firstIndex(where: { $0 === item }) else { return nil }
        let scale = Self.side / max(defaultPreview.size.width, 1)
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: self, center: place(of: landing.before + index), transform: CGAffineTransform(scaleX: scale, y: scale)))
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        landing = nil
        for avatar in avatars { avatar.alpha = 1 }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        highlight(false)
    }
}
