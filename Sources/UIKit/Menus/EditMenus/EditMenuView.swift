import CoreGraphics
import Foundation

/// An element of an edit menu: its title or image.
@MainActor
final class EditMenuItemView: UIView {
    /// The element; nil for the button that shows the next page.
    let element: UIMenuElement?
    private let label = UILabel()
    private let imageView = UIImageView(image: nil)

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? MenuConstants.highlight : nil }
    }

    init(_ element: UIMenuElement?, isMirrored: Bool) {
        self.element = element
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = element?.title ?? LocalizedStrings.text("More")
        accessibilityTraits = .button
        accessibilityIdentifier = element?.accessibilityIdentifier
        label.text = element?.title
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        let attributes = (element as? any UIMenuLeaf)?.attributes ?? []
        label.textColor = attributes.contains(.destructive) ? .systemRed : .label
        imageView.tintColor = label.textColor
        imageView.contentMode = .center
        if let element {
            if element.title.isEmpty { imageView.image = element.image }
        } else {
            imageView.image = isMirrored ? MenuIcons.mirroredChevron : MenuIcons.chevron
        }
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// The width including the margin around the title.
    var preferredWidth: CGFloat {
        if let image = imageView.image { return max(image.size.width + 24, 40) }
        return (label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width + 28).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }
}

/// The bar of an edit menu with an arrow to its target. Commands that do not fit are on further pages.
@MainActor
final class EditMenuView: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .editMenu }

    /// The bar's height, the arrow's size, and the margin to the window's edges.
    private static let height: CGFloat = 42
    private static let arrow = CGSize(width: 20, height: 9)
    private static let margin: CGFloat = 8

    /// Called with the chosen element.
    var onChoose: (UIMenuElement) -> Void = { _ in }
    private let elements: [UIMenuElement]
    private let sheet = MenuMaterialView(cornerRadius: 10)
    private let pointer = CAShapeLayer()
    private var items: [EditMenuItemView] = []
    private var lines: [UIView] = []
    /// The index of the first element of each visited page. The last entry is for the current page.
    private var pages = [0]
    private var target = CGRect.zero
    private var direction = UIEditMenuArrowDirection.automatic
    private weak var touch: UITouch?
    private var highlighted: EditMenuItemView?

    init(_ elements: [UIMenuElement]) {
        self.elements = elements
        super.init(frame: .zero)
        addSubview(sheet)
        layer.addSublayer(pointer)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Position

    /// Positions the bar at `target`, in the superview's coordinates: above it if there is enough space, else below.
    func position(at target: CGRect, direction: UIEditMenuArrowDirection) {
        self.target = target
        self.direction = direction
        build()
    }

    private func build() {
        guard let superview else { return }
        for view in items as [UIView] + lines { view.removeFromSuperview() }
        items = []
        lines = []
        highlighted = nil
        let area = superview.bounds.inset(by: superview.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let more = EditMenuItemView(nil, isMirrored: isMirrored)
        var width: CGFloat = 0
        let rest = elements[min(pages.last ?? 0, elements.count)...]
        for (index, element) in zip(rest.indices, rest) {
            let item = EditMenuItemView(element, isMirrored: isMirrored)
            let isLast = index == elements.count - 1 && pages.count == 1
            let limit = area.width - (isLast ? 0 : more.preferredWidth)
            if width + item.preferredWidth > limit, !items.isEmpty { break }
            width += min(item.preferredWidth, limit)
            items.append(item)
        }
        if items.count < elements.count {
            items.append(more)
            width += more.preferredWidth
        }
        for (index, item) in items.enumerated() {
            sheet.content.addSubview(item)
            guard index > 0 else { continue }
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            sheet.content.addSubview(line)
            lines.append(line)
        }
        layOut(width: min(width, area.width), in: area, isMirrored: isMirrored)
    }

    private func layOut(width: CGFloat, in area: CGRect, isMirrored: Bool) {
        let total = Self.height + Self.arrow.height
        let above = target.minY - total >= area.minY
        let below = target.maxY + total <= area.maxY
        let isAbove: Bool =
            switch direction {
            case .up: !below
            case .down: above
            default: above || !below
            }
        let y = isAbove ? max(target.minY - total, area.minY) : min(target.maxY, area.maxY - total)
        let x = max(area.minX, min(target.midX - width / 2, area.maxX - width))
        frame = CGRect(x: x, y: y, width: width, height: total)
        sheet.frame = CGRect(x: 0, y: isAbove ? 0 : Self.arrow.height, width: width, height: Self.height)
        var offset: CGFloat = 0
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for (index, item) in items.enumerated() {
            let itemWidth = index == items.count - 1 ? width - offset : min(item.preferredWidth, width)
            item.frame = CGRect(
                x: isMirrored ? width - offset - itemWidth : offset, y: 0, width: itemWidth, height: Self.height)
            if index > 0 {
                lines[index - 1].frame = CGRect(x: isMirrored ? width - offset : offset, y: 0, width: hairline, height: Self.height)
            }
            offset += itemWidth
        }
        positionArrow(isAbove: isAbove, at: max(20, min(target.midX - x, width - 20)))
    }

    private func positionArrow(isAbove: Bool, at x: CGFloat) {
        let (half, height) = (Self.arrow.width / 2, Self.arrow.height)
        let base = isAbove ? Self.height : height
        let tip = isAbove ? Self.height + height : 0
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x - half, y: base))
        path.addLine(to: CGPoint(x: x, y: tip))
        path.addLine(to: CGPoint(x: x + half, y: base))
        path.closeSubpath()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pointer.path = path
        pointer.fillColor = MenuMaterialView.material.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        pointer.fillColor = MenuMaterialView.material.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Touches

    private func item(at point: CGPoint) -> EditMenuItemView? {
        items.first { item in
            let isEnabled = (item.element as? any UIMenuLeaf)?.attributes.contains(.disabled) != true
            return isEnabled && item.bounds.contains(item.convert(point, from: self))
        }
    }

    private func highlight(_ item: EditMenuItemView?) {
        highlighted?.isHighlighted = false
        highlighted = item
        item?.isHighlighted = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        highlight(item(at: first.location(in: self)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        highlight(item(at: touch.location(in: self)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        guard let chosen = highlighted else { return }
        highlight(nil)
        if let element = chosen.element { onChoose(element) } else { showNextPage() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        highlight(nil)
    }

    /// Shows the next page, or after the last page the first one.
    private func showNextPage() {
        let next = (pages.last ?? 0) + items.count - 1
        if next < elements.count { pages.append(next) } else { pages = [0] }
        build()
    }

    /// Prevents gestures of other views from taking touches on the menu.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view?.isDescendant(of: self) ?? false
    }
}
