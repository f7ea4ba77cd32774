import UIKit

/// One row of the sidebar: an icon, a title, and room for something at its right end.
final class SidebarRow: UIView {
    /// Called when the row is tapped. A row without it does not light up.
    var onTap: (() -> Void)?

    /// Whether it is the row whose demo is shown.
    var isSelected = false {
        didSet { updateColors() }
    }

    /// Whether a chevron tells that the row leads elsewhere.
    var showsDisclosure = false {
        didSet { disclosure.isHidden = !showsDisclosure }
    }

    static let height: CGFloat = 52
    private let disclosure = SymbolView(.forward)
    private let icon: IconView
    private let label = UILabel()
    private let fill = UIView()
    private let accessory: UIView?
    private var isHighlighted = false {
        didSet { updateColors() }
    }

    init(title: String, symbol: GallerySymbol, color: UIColor, accessory: UIView? = nil) {
        icon = IconView(symbol, color: color)
        self.accessory = accessory
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: SidebarRow.height))
        fill.layer.cornerRadius = 9
        fill.isUserInteractionEnabled = false
        label.text = title
        label.font = .systemFont(ofSize: 17)
        addSubview(fill)
        addSubview(icon)
        addSubview(label)
        disclosure.tintColor = .tertiaryLabel
        disclosure.isHidden = true
        addSubview(disclosure)
        if let accessory { addSubview(accessory) }
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    /// Where the title begins; the separator to the next row begins there too.
    static let titleInset: CGFloat = 60

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds.insetBy(dx: 4, dy: 4)
        icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: bounds.midY)
        disclosure.frame = CGRect(x: bounds.width - 30, y: bounds.midY - 8, width: 16, height: 16)
        var end = bounds.width - 16
        if let accessory {
            accessory.center = CGPoint(x: end - accessory.bounds.width / 2, y: bounds.midY)
            end = accessory.frame.minX - 8
        }
        label.frame = CGRect(x: SidebarRow.titleInset, y: 0, width: end - SidebarRow.titleInset, height: bounds.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if onTap != nil { isHighlighted = true }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }

    private func updateColors() {
        fill.backgroundColor = isSelected ? .systemBlue.ground : isHighlighted ? .systemFill : .clear
        icon.isOnColor = isSelected
        label.textColor = isSelected ? .white : .label
    }
}
