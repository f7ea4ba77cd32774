import UIKit

/// A letter that is sent to the people who are dropped on it.
final class MessageView: TrayView {
    /// The recipients.
    private(set) var recipients: [Contact] = []

    private let text = UILabel()
    private let to = UILabel()
    private let line = UIView()

    init() {
        super.init(frame: .zero, side: 30, color: .systemBlue)
        to.font = .systemFont(ofSize: 15, weight: .medium)
        line.backgroundColor = .separator
        text.text = local("Tea at four?")
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 0
        for label in [to, text] { label.followTextSize(upTo: 22) }
        to.shrinks(to: 0.5)
        for part in [to, line, text] { addSubview(part) }
        accessibilityLabel = local("Letter")
        accessibilityContainerType = .semanticGroup
        show()
    }

    required init?(coder: NSCoder) { nil }

    override func show() {
        to.text = local(recipients.isEmpty ? "To: drop people here" : "Sent to")
        to.textColor = recipients.isEmpty ? .hint : .success
        let color: UIColor = isTarget ? .systemBlue : .clear
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .white }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        to.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: side)
        line.frame = CGRect(x: 16, y: to.frame.maxY + 6, width: max(0, bounds.width - 32), height: 1)
        let top = line.frame.maxY + 10
        let availableSize = CGSize(width: max(0, bounds.width - 32), height: max(0, bounds.height - top - 8))
        text.frame = CGRect(
            x: 16, y: top, width: availableSize.width,
            height: min(availableSize.height, text.sizeThatFits(availableSize).height.rounded(.up)))
    }

    override func position(of index: Int, among count: Int) -> CGPoint {
        let words = min(to.sizeThatFits(bounds.size).width.rounded(.up), bounds.width / 2)
        return directed(CGPoint(x: max(84, 16 + words + 10) + side / 2 + CGFloat(index) * (side + 6), y: 8 + side / 2))
    }

    private func add(_ contact: Contact) {
        guard !recipients.contains(contact) else { return }
        recipients.append(contact)
        add(AvatarView(contact, side: side))
        show()
        onChange?(.dropped(local("Sent to %1", with: local(list: recipients.map(\.name))), color: .systemBlue))
    }

    // MARK: Dropping

    override func takes(_ session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: Contact.self) }

    override func offer(for session: any UIDropSession) -> String {
        let names = session.items.compactMap { ($0.localObject as? Contact)?.name }
        return local("Let go to write to %1", with: local(list: names))
    }

    override var carried: String { local("Carrying people") }

    /// A contact gets the letter only once.
    override func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let people = session.items.compactMap { $0.localObject as? Contact }
        let isKnown = !people.isEmpty && people.allSatisfy { recipients.contains($0) }
        if isKnown { onChange?(.refused(local("%1 has it already", with: local(list: people.map(\.name))))) }
        return UIDropProposal(operation: isKnown ? .forbidden : .copy)
    }

    override func newItems(of session: any UIDropSession) -> [UIDragItem] {
        session.items.filter { ($0.localObject as? Contact).map { !recipients.contains($0) } ?? true }
    }

    override func load(_ session: any UIDropSession) {
        session.loadObjects(ofClass: Contact.self) { [weak self] contacts in
            for contact in contacts.compactMap({ $0 as? Contact }) { self?.add(contact) }
        }
    }
}
