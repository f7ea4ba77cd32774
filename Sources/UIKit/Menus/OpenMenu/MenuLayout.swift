import CoreGraphics

/// Where a menu lies, and a preview with it: mathematics alone.
struct MenuLayout: Equatable {
    /// The menu's place.
    var menu: CGRect
    /// The point of the menu, from 0 to 1 each way, that it grows out of.
    var origin: CGPoint
    /// Whether it lies above what it belongs to.
    var isAbove: Bool
    /// The preview's place; null where there is none.
    var preview = CGRect.null

    /// The place of a menu that belongs to `anchor`, in `room`: below it where there is room, else above, else where there is more of it.
    /// It begins at the side of the anchor that is nearer to the room's own.
    ///
    /// - Parameters:
    ///   - gap: How far the menu stays from the anchor.
    ///   - isMirrored: Text runs from right to left, so an anchor in the middle has its menu begin at its right side.
    static func beside(_ anchor: CGRect, size: CGSize, in room: CGRect, gap: CGFloat, isMirrored: Bool) -> MenuLayout {
        let below = room.maxY - anchor.maxY - gap
        let above = anchor.minY - room.minY - gap
        let isAbove = size.height > below && above > below
        let space = max(isAbove ? above : below, 0)
        let fits = size.height <= space
        let height = fits ? size.height : min(size.height, max(space, min(size.height, room.height)))
        let width = min(size.width, room.width)
        let isTrailing = anchor.midX > room.midX + (isMirrored ? -1 : 1)
        let x = placed(isTrailing ? anchor.maxX - width : anchor.minX, width, room.minX, room.maxX)
        let wanted = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
        return MenuLayout(
            menu: CGRect(x: x, y: placed(wanted, height, room.minY, room.maxY), width: width, height: height),
            origin: CGPoint(x: part(anchor.midX, x, width), y: isAbove ? 1 : 0), isAbove: isAbove)
    }

    /// The place of a menu whose corner is at the pointer: to the right and below it where there is room.
    static func atPointer(_ point: CGPoint, size: CGSize, in room: CGRect, isMirrored: Bool) -> MenuLayout {
        let width = min(size.width, room.width)
        let height = min(size.height, room.height)
        let goesLeft = isMirrored ? point.x - width >= room.minX : point.x + width > room.maxX
        let isAbove = point.y + height > room.maxY && point.y - height >= room.minY
        let menu = CGRect(
            x: placed(goesLeft ? point.x - width : point.x, width, room.minX, room.maxX),
            y: placed(isAbove ? point.y - height : point.y, height, room.minY, room.maxY), width: width, height: height)
        return MenuLayout(
            menu: menu, origin: CGPoint(x: part(point.x, menu.minX, width), y: part(point.y, menu.minY, height)), isAbove: isAbove)
    }

    /// The places of a preview of the size `preview` that comes from `source`, and of its menu: the preview stays where it was as far as
    /// both have room, one below the other, or beside each other in a room that is wider than high. A preview that is too large is made
    /// smaller.
    static func withPreview(
        _ preview: CGSize, from source: CGRect, size: CGSize, in room: CGRect, gap: CGFloat, isMirrored: Bool
    ) -> MenuLayout {
        let menuHeight = min(size.height, room.height)
        let isTooHigh = preview.height + gap + menuHeight > room.height
        if isTooHigh, room.width > room.height, preview.width + gap + size.width <= room.width * 1.5 {
            return besidePreview(preview, from: source, size: size, in: room, gap: gap)
        }
        // Both give way, the preview to a third of the room at least.
        let least = min(preview.height, room.height / 3)
        let height = size.height <= 0 ? 0 : min(menuHeight, max(room.height - gap - least, 0))
        let space = height > 0 ? height + gap : 0
        let scale = min(1, (room.height - space) / max(preview.height, 1), room.width / max(preview.width, 1))
        let fit = CGSize(width: preview.width * scale, height: preview.height * scale)
        let x = placed(source.midX - fit.width / 2, fit.width, room.minX, room.maxX)
        var y = placed(source.midY - fit.height / 2, fit.height, room.minY, room.maxY)
        let isAbove = y + fit.height + space > room.maxY && y - space >= room.minY && height > 0
        if !isAbove { y = max(min(y, room.maxY - space - fit.height), room.minY) }
        let placedPreview = CGRect(x: x, y: y, width: fit.width, height: fit.height)
        let width = min(size.width, room.width)
        let isTrailing = placedPreview.midX > room.midX + (isMirrored ? -1 : 1)
        let menuX = placed(isTrailing ? placedPreview.maxX - width : placedPreview.minX, width, room.minX, room.maxX)
        return MenuLayout(
            menu: CGRect(
                x: menuX, y: isAbove ? placedPreview.minY - gap - height : placedPreview.maxY + gap, width: width, height: height),
            origin: CGPoint(x: part(placedPreview.midX, menuX, width), y: isAbove ? 1 : 0), isAbove: isAbove, preview: placedPreview)
    }

    /// The menu stands beside the preview.
    private static func besidePreview(
        _ preview: CGSize, from source: CGRect, size: CGSize, in room: CGRect, gap: CGFloat
    ) -> MenuLayout {
        let width = min(size.width, room.width)
        let height = min(size.height, room.height)
        let scale = min(1, room.height / max(preview.height, 1), (room.width - gap - width) / max(preview.width, 1))
        let fit = CGSize(width: preview.width * scale, height: preview.height * scale)
        let isMenuLeft = source.midX > room.midX
        let least = room.minX + (isMenuLeft ? width + gap : 0)
        let most = room.maxX - (isMenuLeft ? 0 : width + gap)
        let placedPreview = CGRect(
            x: placed(source.midX - fit.width / 2, fit.width, least, most),
            y: placed(source.midY - fit.height / 2, fit.height, room.minY, room.maxY), width: fit.width, height: fit.height)
        let x = isMenuLeft ? placedPreview.minX - gap - width : placedPreview.maxX + gap
        let menu = CGRect(x: x, y: placed(placedPreview.minY, height, room.minY, room.maxY), width: width, height: height)
        return MenuLayout(
            menu: menu, origin: CGPoint(x: isMenuLeft ? 1 : 0, y: part(placedPreview.midY, menu.minY, height)), isAbove: false,
            preview: placedPreview)
    }

    /// The place of a menu that came out of `row` of the menu at `parent`: over it, with its title where the row is.
    static func inside(_ parent: CGRect, row: CGRect, size: CGSize, in room: CGRect) -> MenuLayout {
        let width = min(size.width, room.width)
        let height = min(size.height, room.height)
        let menu = CGRect(
            x: placed(parent.midX - width / 2, width, room.minX, room.maxX), y: placed(row.minY, height, room.minY, room.maxY),
            width: width, height: height)
        return MenuLayout(menu: menu, origin: CGPoint(x: 0.5, y: part(row.midY, menu.minY, height)), isAbove: false)
    }

    /// Where a stretch has to begin to lie between two ends.
    private static func placed(_ begin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(begin, high - length))
    }

    private static func part(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? min(max((value - start) / length, 0), 1) : 0.5
    }
}
