import Foundation

/// The view of one accessory of a list cell. Performs the accessory's action on a tap.
@MainActor
final class ListAccessoryView: UIControl {
    private let picture = UIImageView()
    private var label: UILabel?
    /// The vertical separator before a reorder control; nil without one.
    private var line: UIView?
    private(set) var accessory: UICellAccessory

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        if case .customView(let view) = accessory.accessoryType { addSubview(view) } else { addSubview(picture) }
        addHandler()
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    private func addHandler() {
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        if accessory.accessoryType == .reorder { addGestureRecognizer(ReorderControlPress()) }
    }

    private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

    private func tapped() {
        if let action = accessory.action { return action() }
        switch accessory.accessoryType {
        case .delete: cell?.showTrailingActions()
        case .outlineDisclosure: cell?.toggleOutline()
        case .popUpMenu: cell?.openMenu()
        default: break
        }
    }

    /// The width of an accessory, in points.
    static func width(of accessory: UICellAccessory) -> CGFloat {
        if case .custom(let width) = accessory.reservedLayoutWidth { return width }
        switch accessory.accessoryType {
        case .disclosureIndicator: return 8
        case .outlineDisclosure: return 14
        case .popUpMenu: return 11
        case .checkmark: return 16
        case .reorder: return 20
        case .delete, .insert, .multiselect, .detail: return 22
        case .label:
            let font = accessory.font ?? .preferredFont(forTextStyle: .body)
            return ((accessory.text ?? "") as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
        case .customView(let view): return size(of: view, fixed: accessory.maintainsFixedSize).width
        }
    }

    private static func size(of view: UIView, fixed: Bool) -> CGSize {
        let frame = view.bounds.size
        if fixed || (frame.width > 0 && frame.height > 0) { return frame }
        let intrinsic = view.intrinsicContentSize
        let fitting = view.sizeThatFits(CGSize(width: 200, height: 44))
        return CGSize(
            width: frame.width > 0 ? frame.width : intrinsic.width > 0 ? intrinsic.width : fitting.width,
            height: frame.height > 0 ? frame.height : intrinsic.height > 0 ? intrinsic.height : fitting.height)
    }

    /// Shows `accessory`, which has the same type as the previous one.
    func show(_ accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool) {
        self.accessory = accessory
        alpha = accessory.isHidden ? 0 : 1
        var takesTouches = accessory.action != nil
        picture.backgroundColor = nil
        picture.layer.cornerRadius = 0
        picture.layer.borderWidth = 0
        switch accessory.accessoryType {
        case .disclosureIndicator: show(ListIcons.chevron, accessory.tintColor ?? .tertiaryLabel)
        case .outlineDisclosure:
            show(ListIcons.outlineChevron, accessory.tintColor ?? tintColor)
            takesTouches = cell?.togglesOnTap != true
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            picture.transform = CGAffineTransform(rotationAngle: isExpanded ? .pi / 2 : isMirrored ? .pi : 0)
        case .checkmark: show(ListIcons.checkmark, accessory.tintColor ?? tintColor)
        case .popUpMenu:
            show(ListIcons.upAndDown, accessory.tintColor ?? .secondaryLabel)
            takesTouches = true
        case .reorder:
            show(ListIcons.lines, accessory.tintColor ?? .tertiaryLabel)
            takesTouches = true
        case .delete:
            showCircle(ListIcons.minus, accessory, .systemRed)
            takesTouches = true
        case .insert: showCircle(ListIcons.plus, accessory, .systemGreen)
        case .detail: show(UIButton.info, accessory.tintColor ?? tintColor)
        case .multiselect:
            if isSelected {
                showCircle(ListIcons.smallCheckmark, accessory, tintColor)
            } else {
                show(nil, .clear)
                picture.layer.cornerRadius = 11
                picture.layer.borderWidth = 1.5
                picture.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
            }
        case .label: showText(accessory)
        case .customView(let view):
            takesTouches = true
            if view.superview !== self { addSubview(view) }
            if let tint = accessory.tintColor { view.tintColor = tint }
        }
        isUserInteractionEnabled = takesTouches && !accessory.isHidden
        setNeedsLayout()
    }

    /// Shows or hides the vertical separator.
    func showLine(_ isShown: Bool) {
        guard isShown else {
            line?.removeFromSuperview()
            return line = nil
        }
        guard line == nil else { return }
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.backgroundColor = .separator
        line = made
        addSubview(made)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, _ tint: UIColor?) {
        picture.image = image
        picture.tintColor = tint
    }

    private func showCircle(_ image: UIImage, _ accessory: UICellAccessory, _ color: UIColor?) {
        show(image, accessory.tintColor ?? .white)
        picture.backgroundColor = accessory.backgroundColor ?? color
        picture.layer.cornerRadius = 11
    }

    private func showText(_ accessory: UICellAccessory) {
        let label = self.label ?? UILabel()
        self.label = label
        if label.superview == nil { addSubview(label) }
        label.text = accessory.text
        label.font = accessory.font
        label.textColor = accessory.tintColor ?? .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if case .customView(let view) = accessory.accessoryType {
            let size = Self.size(of: view, fixed: accessory.maintainsFixedSize)
            view.bounds.size = size
            view.center = middle
            return
        }
        label?.frame = bounds
        if let line {
            let width = 1 / max(traitCollection.displayScale, 1)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            // The separator is in the middle of the gap to the previous accessory.
            let gap = UICollectionViewListCell.gap / 2
            line.frame = CGRect(
                x: isMirrored ? bounds.width + gap - width : -gap, y: 8, width: width, height: max(bounds.height - 16, 0))
        }
        var size = picture.image?.size ?? CGSize(width: 22, height: 22)
        if case .multiselect = accessory.accessoryType { size = CGSize(width: 22, height: 22) }
        picture.bounds.size = size
        picture.center = middle
        if case .disclosureIndicator = accessory.accessoryType {
            picture.transform = effectiveUserInterfaceLayoutDirection == .rightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
    }

    /// The touch area is at least 36 by 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min((bounds.width - 36) / 2, 0), dy: min((bounds.height - 44) / 2, 0)).contains(point)
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { spokenName != nil }
    override var labelByDefault: String? { spokenName }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }

    /// The accessibility label; nil if the accessory has no action or shows a custom view, which has its own label.
    private var spokenName: String? {
        switch accessory.accessoryType {
        case .delete: AccessibilityStrings.label(of: .delete, for: cell?.accessibilityLabel)
        case .insert: AccessibilityStrings.label(of: .insert, for: cell?.accessibilityLabel)
        case .reorder: AccessibilityStrings.label(of: .reorder, for: cell?.accessibilityLabel)
        case .detail: AccessibilityStrings.text("More Info")
        case .outlineDisclosure: AccessibilityStrings.text("Show or hide what is inside")
        case .popUpMenu: accessory.menu.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? LocalizedStrings.text("More")
        default: nil
        }
    }
}
