import UIKit

/// A person who can be written to. It is transferred as an archive, like any `NSSecureCoding` class.
final class Contact: NSObject, NSSecureCoding, NSItemProviderWriting, NSItemProviderReading {
    /// The type identifier of its data.
    static let typeIdentifier = "org.lodestone.gallery.contact"
    static var supportsSecureCoding: Bool { true }
    static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }
    static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    let name: String
    let age: Int

    init(name: String, age: Int) {
        self.name = name
        self.age = age
        super.init()
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        age = coder.decodeInteger(forKey: "age")
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(age, forKey: "age")
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Contact else { return false }
        return other.name == name && other.age == age
    }

    override var hash: Int { name.hashValue ^ age }

    static var all: [Contact] {
        [Contact(name: "Ada", age: 36), Contact(name: "Grace", age: 41), Contact(name: "Alan", age: 29), Contact(name: "Mary", age: 33)]
    }

    /// The contact's colour.
    var color: UIColor {
        let colors: [UIColor] = [
            .systemBlue, .systemPurple, .systemPink, .systemGreen, .systemOrange, .systemBrown, .systemTeal, .systemIndigo,
        ]
        return colors[(name.unicodeScalars.reduce(0) { $0 + Int($1.value) }) % colors.count]
    }
}

/// A contact's initial in a circle.
final class AvatarView: UIView {
    let contact: Contact
    private let initial = UILabel()

    init(_ contact: Contact, side: CGFloat) {
        self.contact = contact
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        backgroundColor = contact.color.ground
        initial.text = String(contact.name.prefix(1))
        initial.textColor = contact.color.ink
        initial.textAlignment = .center
        // The name is beside it.
        initial.isAccessibilityElement = false
        addSubview(initial)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        initial.font = .systemFont(ofSize: (bounds.height * 0.42).rounded(), weight: .semibold)
        initial.frame = bounds
    }
}

/// A contact in the list of people, which can be dragged.
final class ContactView: UIView, UIDragInteractionDelegate {
    let contact: Contact
    /// Called with the state of a drag.
    var onChange: ((DemoStatus) -> Void)?

    let avatar: AvatarView
    private let name = UILabel()

    init(_ contact: Contact) {
        self.contact = contact
        avatar = AvatarView(contact, side: 52)
        super.init(frame: .zero)
        name.text = contact.name
        name.font = .systemFont(ofSize: 13, weight: .medium)
        name.followTextSize(upTo: 20)
        name.shrinks(to: 0.5)
        name.textAlignment = .center
        addSubview(avatar)
        addSubview(name)
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = max(18, name.lineHeight)
        let side = min(52, max(24, bounds.height - line - 4))
        avatar.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        name.frame = CGRect(x: 0, y: avatar.frame.maxY + 3, width: bounds.width, height: line)
    }

    private func item() -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: contact))
        item.localObject = contact
        return item
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [item()] }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        let known = session.items.compactMap { $0.localObject as? Contact }
        return known.isEmpty || known.contains(contact) ? [] : [item()]
    }

    /// The preview is the avatar without the name.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: avatar.bounds)
        return UITargetedDragPreview(view: avatar, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        onChange?(.dragging(local("Carrying %1; tap others to take them along", with: contact.name)))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        if operation == .cancel || operation == .forbidden { onChange?(.cancelled(local("No letter was sent"))) }
    }
}
