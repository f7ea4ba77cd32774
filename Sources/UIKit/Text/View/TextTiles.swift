import CoreGraphics

/// The tile views of a text view: one tile for each visible paragraph, or several tiles for a paragraph of many lines.
@MainActor
final class TextTiles {
    private unowned let view: UITextView
    /// The rows of the visible paragraphs, from top to bottom.
    private var rows: [Row] = []
    private var spare: [TextTile] = []
    /// The text's origin in the view, in points, and the display scale.
    private var ground = Ground()
    /// The first visible paragraph, its index and its top. Its position on the screen stays the same when exact heights replace estimates above it.
    private var anchor: (box: ParagraphLayout, index: Int, top: CGFloat)?
    /// The number of lines in a tile, which limits the size of its bitmap.
    private nonisolated static let linesPerTile = 40

    private struct Ground: Equatable {
        var origin = CGPoint.zero
        var scale: CGFloat = 0
    }

    /// A visible paragraph.
    private struct Row {
        let box: ParagraphLayout
        let identity: ObjectIdentifier
        /// The distance from the top of the text, in points.
        var top: CGFloat
        /// Whether the paragraph fits one tile.
        let isShort: Bool
        /// Whether the paragraph fits one tile, which exists and is positioned.
        var isSettled = false
        /// The visible tiles.
        var tiles: [TextTile] = [] {
            didSet { isSettled = isShort && !tiles.isEmpty }
        }

        init(_ box: ParagraphLayout, top: CGFloat) {
            self.box = box
            identity = ObjectIdentifier(box)
            self.top = top
            isShort = box.layout.lines.count <= TextTiles.linesPerTile
        }

        func isOf(_ other: ParagraphLayout) -> Bool { identity == ObjectIdentifier(other) }
    }

    init(view: UITextView) {
        self.view = view
    }

    /// Updates the tiles for the view's bounds.
    func update() {
        let textLayout = view.editor.textLayout
        guard textLayout.paragraphs.count > 0, view.bounds.width > 0 else { return }
        let ground = Ground(origin: view.textOrigin, scale: max(view.traitCollection.displayScale, 1))
        let hasMoved = ground != self.ground
        self.ground = ground
        let seen = (view.bounds.minY - ground.origin.y)...(view.bounds.maxY - ground.origin.y)
        var free: [TextTile] = []
        var missing: [Missing] = []
        var (index, top) = textLayout.paragraph(atY: max(seen.lowerBound, 0))
        let firstIndex = index
        var number = 0
        while index < textLayout.paragraphs.count, top < seen.upperBound {
            // Most rows are unchanged: this path reads neither their tiles nor their layouts.
            if !hasMoved, number < rows.count, rows[number].isSettled, rows[number].top == top,
                textLayout.identity(ofParagraph: index) == rows[number].identity
            {
                top += CGFloat(textLayout.paragraphs.measure(index))
                index += 1
                number += 1
                continue
            }
            let box = textLayout.box(index)
            if number == rows.count || !rows[number].isOf(box) {
                makeRow(number, box, top: top, before: textLayout.paragraphs, index + 1, &free)
            }
            if hasMoved || rows[number].tiles.isEmpty || rows[number].top != top || !rows[number].isShort {
                rows[number].top = top
                show(number, seen, &free, &missing)
            }
            top += box.height
            index += 1
            number += 1
        }
        for row in rows[number...] { free += row.tiles }
        rows.removeSubrange(number...)
        for other in missing { rows[other.row].tiles.append(makeTile(other, free.popLast())) }
        for tile in free {
            tile.removeFromSuperview()
            tile.box = nil
            if spare.count < 16 { spare.append(tile) }
        }
        keepInPlace(textLayout, firstIndex)
    }

    /// Makes the row of a paragraph available at index `number`. Reuses a later row (after scrolling or removal), replaces an edited row, or inserts
    /// one.
    private func makeRow(
        _ number: Int, _ box: ParagraphLayout, top: CGFloat, before all: PrefixSumArray<MeasuredParagraph>, _ following: Int,
        _ free: inout [TextTile]
    ) {
        if let known = rows[number...].firstIndex(where: { $0.isOf(box) }) {
            for row in rows[number..<known] { free += row.tiles }
            rows.removeSubrange(number..<known)
            return
        }
        let row = Row(box, top: top)
        let isInPlace =
            number + 1 < rows.count && following < all.count && all[following].box.map(rows[number + 1].isOf) ?? false
        guard isInPlace || number == rows.count - 1 else { return rows.insert(row, at: number) }
        free += rows[number].tiles
        rows[number] = row
    }

    /// Positions the existing tiles of a row. Appends tiles that do not exist yet to `missing`, and tiles no longer needed to `free`.
    private func show(_ number: Int, _ seen: ClosedRange<CGFloat>, _ free: inout [TextTile], _ missing: inout [Missing]) {
        let box = rows[number].box
        let count = box.layout.lines.count
        var tiles: [TextTile] = []
        for part in 0..<((count + TextTiles.linesPerTile - 1) / TextTiles.linesPerTile) {
            let lines = (part * TextTiles.linesPerTile)..<min((part + 1) * TextTiles.linesPerTile, count)
            let first = box.layout.lines[lines.lowerBound].rect
            let last = box.layout.lines[lines.upperBound - 1].rect
            let offset = rows[number].top + box.before
            let isSeen = offset + last.maxY >= seen.lowerBound && offset + first.minY <= seen.upperBound
            guard isSeen || rows[number].isShort else { continue }
            let geometry = TextTile.Geometry(
                top: ground.origin.y + offset + first.minY, height: last.maxY - first.minY, left: ground.origin.x, scale: ground.scale)
            if let tile = rows[number].tiles.first(where: { $0.lines == lines }) {
                tile.apply(geometry)
                tiles.append(tile)
            } else {
                missing.append(Missing(row: number, box: box, lines: lines, geometry: geometry))
            }
        }
        for tile in rows[number].tiles where !tiles.contains(where: { $0 === tile }) { free.append(tile) }
        rows[number].tiles = tiles
    }

    /// Visible lines that have no tile yet.
    private struct Missing {
        var row: Int
        var box: ParagraphLayout
        var lines: Range<Int>
        var geometry: TextTile.Geometry
    }

    /// The horizontal extent of lines, in points from the text's left edge.
    private func extent(of lines: ArraySlice<TextLayout.Line>) -> ClosedRange<CGFloat> {
        let left = lines.map(\.rect.minX).min() ?? 0
        return left...max(lines.map(\.rect.maxX).max() ?? 0, left)
    }

    /// Makes a tile for lines. Reuses `known`, a tile in the view that is no longer needed, or else a spare tile.
    private func makeTile(_ missing: Missing, _ known: TextTile?) -> TextTile {
        let tile = known ?? spare.popLast() ?? TextTile()
        tile.box = missing.box
        tile.lines = missing.lines
        tile.extent = extent(of: missing.box.layout.lines[missing.lines])
        tile.overhang = TextTile.Overhang(missing.box.layout, missing.lines)
        // The tile shows other lines now, so it must not animate from its previous position.
        tile.placed = nil
        UIView.performWithoutAnimation { tile.apply(missing.geometry) }
        tile.setNeedsDisplay()
        if known == nil { view.insertSubview(tile, at: 0) }
        return tile
    }

    /// While the user scrolls, compensates for height changes above the anchor: scrolls by the same amount.
    private func keepInPlace(_ textLayout: IncrementalTextLayout, _ firstIndex: Int) {
        if let known = anchor, known.index < textLayout.paragraphs.count, textLayout.paragraphs[known.index].box === known.box,
            known.index > firstIndex
        {
            let shift = textLayout.top(ofParagraph: known.index) - known.top
            if abs(shift) > 0.01, view.isDragging || view.isDecelerating {
                anchor = nil
                view.shiftContent(by: CGPoint(x: 0, y: shift))
                return update()
            }
        }
        anchor = (textLayout.box(firstIndex), firstIndex, textLayout.top(ofParagraph: firstIndex))
    }
}

/// A view for some lines of a paragraph.
private final class TextTile: TextLinesView {
    var box: ParagraphLayout?
    var lines = 0..<0
    /// The horizontal extent of the lines. It limits the tile's width, because all pixels of a tile are painted and lines are often short.
    var extent: ClosedRange<CGFloat> = 0...0
    /// The distance that glyphs may extend above and below their lines, as accents do.
    var overhang = Overhang()
    /// The distance that glyphs may extend beyond a line's ends, as italics do, in points.
    private static let sideMargin: CGFloat = 12
    /// Tile widths are multiples of this value, in points, so that most keystrokes do not resize a line's tile.
    private static let widthStep: CGFloat = 64

    struct Overhang {
        var top: CGFloat = 0
        var bottom: CGFloat = 0

        init() {}

        /// Rounds the measured overhang up to whole points and adds one point, because glyphs are aligned to pixels. Larger values waste bitmap rows.
        init(_ layout: TextLayout, _ lines: Range<Int>) {
            // Lines with underlines or shadows have no measured overhang: 5 points are enough for them.
            let measured = layout.overhang(of: lines) ?? (top: 5, bottom: 5)
            top = measured.top.rounded(.up) + 1
            bottom = measured.bottom.rounded(.up) + 1
        }
    }

    /// The position of lines in the text view's coordinates. `left` is the text's left edge, `scale` the number of pixels in a point.
    struct Geometry: Equatable {
        var top: CGFloat
        var height: CGFloat
        var left: CGFloat
        var scale: CGFloat
    }

    /// The tile's current position. Nil before it was positioned.
    var placed: Geometry?

    func apply(_ geometry: Geometry) {
        if geometry == placed { return }
        placed = geometry
        // Align the tile to pixels: otherwise interpolation blurs it and painting takes four times as long.
        let scale = geometry.scale
        let start = extent.lowerBound.rounded(.down)
        let rect = CGRect(
            x: (geometry.left * scale).rounded() / scale + start, y: (geometry.top * scale).rounded() / scale,
            width: ((extent.upperBound - start) / TextTile.widthStep).rounded(.up) * TextTile.widthStep,
            height: (geometry.height * scale).rounded(.up) / scale)
        let frame = rect.inset(
            by: UIEdgeInsets(top: -overhang.top, left: -TextTile.sideMargin, bottom: -overhang.bottom, right: -TextTile.sideMargin))
        if self.frame != frame { self.frame = frame }
    }

    override var shown: (layout: TextLayout, lines: Range<Int>, origin: CGPoint)? {
        guard let box, !lines.isEmpty else { return nil }
        return (box.layout, lines, textOrigin(box))
    }

    /// The origin of the whole paragraph's layout, in the tile's coordinates.
    private func textOrigin(_ box: ParagraphLayout) -> CGPoint {
        CGPoint(x: TextTile.sideMargin - extent.lowerBound.rounded(.down), y: overhang.top - box.layout.lines[lines.lowerBound].rect.minY)
    }
}
