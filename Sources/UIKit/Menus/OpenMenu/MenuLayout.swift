import CoreGraphics

/// The frames of a menu and its preview: pure geometry without views.
struct MenuLayout: Equatable {
    /// The menu's frame.
    var menu: CGRect
    /// The anchor point from which the menu grows, in the unit coordinates of the menu.
    var origin: CGPoint
    /// Whether the menu is above its source.
    var isAbove: Bool
    /// The preview's frame; null without a preview.
    var preview = CGRect.null

    /// Lays out a menu at the rectangle `anchor`, within `area`: below the anchor if it fits, else above, else on the side with more space. It is
    /// aligned with the side of the anchor that is nearer to an edge of `area`.
    ///
    /// - Parameters:
    ///   - gap: The distance of the menu from the anchor.
    /// - isMirrored: Whether the layout is from right to left. Then a menu is aligned with the right side of a centred anchor.
    static func beside(_ anchor: CGRect, size: CGSize, in area: CGRect, gap: CGFloat, isMirrored: Bool) -> MenuLayout {
        let below = area.maxY - anchor.maxY - gap
        let above = anchor.minY - area.minY - gap
        let isAbove = size.height > below && above > below
        let space = max(isAbove ? above : below, 0)
        let fits = size.height <= space
        let height = fits ? size.height : min(size.height, max(space, min(size.height, area.height)))
        let width = min(size.width, area.width)
        let isTrailing = anchor.midX > area.midX + (isMirrored ? -1 : 1)
        let x = placed(isTrailing ? anchor.maxX - width : anchor.minX, width, area.minX, area.maxX)
        let wanted = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
        return MenuLayout(
            menu: CGRect(x: x, y: placed(wanted, height, area.minY, area.maxY), width: width, height: height),
            origin: CGPoint(x: part(anchor.midX, x, width), y: isAbove ? 1 : 0), isAbove: isAbove)
    }

    /// Lays out a menu with its corner at the pointer: to the right and below if the menu fits there.
    static func atPointer(_ point: CGPoint, size: CGSize, in area: CGRect, isMirrored: Bool) -> MenuLayout {
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        let goesLeft = isMirrored ? point.x - width >= area.minX : point.x + width > area.maxX
        let isAbove = point.y + height > area.maxY && point.y - height >= area.minY
        let menu = CGRect(
            x: placed(goesLeft ? point.x - width : point.x, width, area.minX, area.maxX),
            y: placed(isAbove ? point.y - height : point.y, height, area.minY, area.maxY), width: width, height: height)
        return MenuLayout(
            menu: menu, origin: CGPoint(x: part(point.x, menu.minX, width), y: part(point.y, menu.minY, height)), isAbove: isAbove)
    }

    /// Lays out a preview that comes from `source`, and its menu. The preview moves only as far as necessary to fit both, one above the other. In a
    /// landscape `area` they may be side by side. A preview that is too large is scaled down.
    static func withPreview(
        _ preview: CGSize, from source: CGRect, size: CGSize, in area: CGRect, gap: CGFloat, isMirrored: Bool
    ) -> MenuLayout {
        let menuHeight = min(size.height, area.height)
        let isTooHigh = preview.height + gap + menuHeight > area.height
        if isTooHigh, area.width > area.height, preview.width + gap + size.width <= area.width * 1.5 {
            return besidePreview(preview, from: source, size: size, in: area, gap: gap)
        }
        // The menu and the preview shrink, the preview to at least a third of the height.
        let least = min(preview.height, area.height / 3)
        let height = size.height <= 0 ? 0 : min(menuHeight, max(area.height - gap - least, 0))
        let space = height > 0 ? height + gap : 0
        let scale = min(1, (area.height - space) / max(preview.height, 1), area.width / max(preview.width, 1))
        let fit = CGSize(width: preview.width * scale, height: preview.height * scale)
        let x = placed(source.midX - fit.width / 2, fit.width, area.minX, area.maxX)
        var y = placed(source.midY - fit.height / 2, fit.height, area.minY, area.maxY)
        let isAbove = y + fit.height + space > area.maxY && y - space >= area.minY && height > 0
        if !isAbove { y = max(min(y, area.maxY - space - fit.height), area.minY) }
        let placedPreview = CGRect(x: x, y: y, width: fit.width, height: fit.height)
        let width = min(size.width, area.width)
        let isTrailing = placedPreview.midX > area.midX + (isMirrored ? -1 : 1)
        let menuX = placed(isTrailing ? placedPreview.maxX - width : placedPreview.minX, width, area.minX, area.maxX)
        return MenuLayout(
            menu: CGRect(
                x: menuX, y: isAbove ? placedPreview.minY - gap - height : placedPreview.maxY + gap, width: width, height: height),
            origin: CGPoint(x: part(placedPreview.midX, menuX, width), y: isAbove ? 1 : 0), isAbove: isAbove, preview: placedPreview)
    }

    /// Lays out the menu beside the preview.
    private static func besidePreview(
        _ preview: CGSize, from source: CGRect, size: CGSize, in area: CGRect, gap: CGFloat
    ) -> MenuLayout {
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        let scale = min(1, area.height / max(preview.height, 1), (area.width - gap - width) / max(preview.width, 1))
        let fit = CGSize(width: preview.width * scale, height: preview.height * scale)
        let isMenuLeft = source.midX > area.midX
        let least = area.minX + (isMenuLeft ? width + gap : 0)
        let most = area.maxX - (isMenuLeft ? 0 : width + gap)
        let placedPreview = CGRect(
            x: placed(source.midX - fit.width / 2, fit.width, least, most),
            y: placed(source.midY - fit.height / 2, fit.height, area.minY, area.maxY), width: fit.width, height: fit.height)
        let x = isMenuLeft ? placedPreview.minX - gap - width : placedPreview.maxX + gap
        let menu = CGRect(x: x, y: placed(placedPreview.minY, height, area.minY, area.maxY), width: width, height: height)
        return MenuLayout(
            menu: menu, origin: CGPoint(x: isMenuLeft ? 1 : 0, y: part(placedPreview.midY, menu.minY, height)), isAbove: false,
            preview: placedPreview)
    }

    /// Lays out a submenu over its parent menu, with its title over the row from which it opens.
    static func inside(_ parent: CGRect, row: CGRect, size: CGSize, in area: CGRect) -> MenuLayout {
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        let menu = CGRect(
            x: placed(parent.midX - width / 2, width, area.minX, area.maxX), y: placed(row.minY, height, area.minY, area.maxY),
            width: width, height: height)
        return MenuLayout(menu: menu, origin: CGPoint(x: 0.5, y: part(row.midY, menu.minY, height)), isAbove: false)
    }

    /// The origin of an interval with a length, clamped to keep the interval between two limits.
    private static func placed(_ begin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(begin, high - length))
    }

    private static func part(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? min(max((value - start) / length, 0), 1) : 0.5
    }
}
