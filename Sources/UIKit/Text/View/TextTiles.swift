import CoreGraphics

/// The views that show the paragraphs of a text view that are seen: one each, and several for a paragraph of many lines.
@MainActor
final class TextTiles {
    private unowned let view: UITextView
    /// The paragraphs that are seen, from the top.
    private var rows: [Row] = []
    private var spare: [TextTile] = []
    /// Where the text is in the view, and how many pixels a point has.
    private var ground = Ground()
    /// A paragraph that was seen, and where: it stays there when what is above turns out to be higher or lower than was guessed.
    private var anchor: (box: ParagraphBox, index: Int, top: CGFloat)?
    /// Lines of a tile: a bitmap of them is not too large.
    private nonisolated static let linesPerTile = 40

    private struct Ground: Equatable {
        var origin = CGPoint.zero
        var scale: CGFloat = 0
    }

    /// A paragraph that is seen.
    private struct Row {
        let box: ParagraphBox
        let identity: ObjectIdentifier
        /// From the top of the text, in points.
        var top: CGFloat
        /// A paragraph of few lines has one tile, which stays as it is where the paragraph does.
        let isShort: Bool
        /// Its one tile is where it belongs, and stays there.
        var isSettled = false
        /// Those of its tiles that are seen.
        var tiles: [TextTile] = [] {
            didSet { isSettled = isShort && !tiles.isEmpty }
        }

        init(_ box: ParagraphBox, top: CGFloat) {
            self.box = box
            identity = ObjectIdentifier(box)
            self.top = top
            isShort = box.layout.lines.count <= TextTiles.linesPerTile
        }

        func isOf(_ other: ParagraphBox) -> Bool { identity == ObjectIdentifier(other) }
    }

    init(view: UITextView) {
        self.view = view
    }

    /// Shows what is in the view's bounds.
    func update() {
        let flow = view.editor.flow
        guard flow.paragraphs.count > 0, view.bounds.width > 0 else { return }
        let ground = Ground(origin: view.textOrigin, scale: max(view.traitCollection.displayScale, 1))
        let hasMoved = ground != self.ground
        self.ground = ground
        let seen = (view.bounds.minY - ground.origin.y)...(view.bounds.maxY - ground.origin.y)
        var free: [TextTile] = []
        var missing: [Missing] = []
        var (index, top) = flow.paragraph(atY: max(seen.lowerBound, 0))
        let firstIndex = index
        var number = 0
        while index < flow.paragraphs.count, top < seen.upperBound {
            // Most rows stay as they are, and neither they nor their layouts are touched.
            if !hasMoved, number < rows.count, rows[number].isSettled, rows[number].top == top,
                flow.paragraphs.part(of: index, { $0.identity }) == rows[number].identity
            {
                top += CGFloat(flow.paragraphs.measure(index))
                index += 1
                number += 1
                continue
            }
            let box = flow.box(index)
            if number == rows.count || !rows[number].isOf(box) { makeRow(number, box, top: top, before: flow.paragraphs, index + 1, &free) }
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
        keepInPlace(flow, firstIndex)
    }

    /// Makes the row of a paragraph the one with `number`: it is found further down, where text was scrolled or removed, or comes in the place of
    /// one whose successor it has, or anew.
    private func makeRow(
        _ number: Int, _ box: ParagraphBox, top: CGFloat, before all: SummedList<LaidParagraph>, _ following: Int, _ free: inout [TextTile]
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

    /// Puts the tiles of a row in their places; those that are not there yet are `missing`.
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
            let place = TextTile.Place(
                top: ground.origin.y + offset + first.minY, height: last.maxY - first.minY, left: ground.origin.x, scale: ground.scale)
            if let tile = rows[number].tiles.first(where: { $0.lines == lines }) {
                tile.place(place)
                tiles.append(tile)
            } else {
                missing.append(Missing(row: number, box: box, lines: lines, place: place))
            }
        }
        for tile in rows[number].tiles where !tiles.contains(where: { $0 === tile }) { free.append(tile) }
        rows[number].tiles = tiles
    }

    /// Lines that are seen and have no tile.
    private struct Missing {
        var row: Int
        var box: ParagraphBox
        var lines: Range<Int>
        var place: TextTile.Place
    }

    /// From where to where lines reach, from the text's left edge.
    private func extent(of lines: ArraySlice<TextLayout.Line>) -> ClosedRange<CGFloat> {
        let left = lines.map(\.rect.minX).min() ?? 0
        return left...max(lines.map(\.rect.maxX).max() ?? 0, left)
    }

    /// A tile for lines that have none: `known`, which is in the view and not needed any more, as that of a paragraph before it was edited, or
    /// another.
    private func makeTile(_ missing: Missing, _ known: TextTile?) -> TextTile {
        let tile = known ?? spare.popLast() ?? TextTile()
        tile.box = missing.box
        tile.lines = missing.lines
        tile.extent = extent(of: missing.box.layout.lines[missing.lines])
        tile.overhang = TextTile.Overhang(missing.box.layout, missing.lines)
        // It shows something else from now on, and does not come from where it was.
        tile.placed = nil
        UIView.performWithoutAnimation { tile.place(missing.place) }
        tile.setNeedsDisplay()
        if known == nil { view.insertSubview(tile, at: 0) }
        return tile
    }

    /// Moves the content by as much as what is above the anchor grew.
    private func keepInPlace(_ flow: TextFlow, _ firstIndex: Int) {
        if let known = anchor, known.index < flow.paragraphs.count, flow.paragraphs[known.index].box === known.box, known.index > firstIndex
        {
            let shift = flow.top(ofParagraph: known.index) - known.top
            if abs(shift) > 0.01, view.isDragging || view.isDecelerating {
                anchor = nil
                view.shiftContent(by: CGPoint(x: 0, y: shift))
                return update()
            }
        }
        anchor = (flow.box(firstIndex), firstIndex, flow.top(ofParagraph: firstIndex))
    }
}

/// Some lines of a paragraph.
private final class TextTile: TextLinesView {
    var box: ParagraphBox?
    var lines = 0..<0
    /// From where to where the lines reach: a tile is painted with all its pixels, and lines are often short.
    var extent: ClosedRange<CGFloat> = 0...0
    /// How far letters may reach out of their lines: accents.
    var overhang = Overhang()
    /// And at a line's ends, as italics do.
    private static let sideMargin: CGFloat = 12
    /// Tiles are as wide as some of these: most keys leave a line's tile as it is.
    private static let widthStep: CGFloat = 64

    struct Overhang {
        var top: CGFloat = 0
        var bottom: CGFloat = 0

        init() {}

        /// In whole points, with one more for letters that are moved onto pixels: each point is a row of the bitmap that is painted with it.
        init(_ layout: TextLayout, _ lines: Range<Int>) {
            // Lines below letters, and shadows, stay within this.
            let measured = layout.overhang(of: lines) ?? (top: 5, bottom: 5)
            top = measured.top.rounded(.up) + 1
            bottom = measured.bottom.rounded(.up) + 1
        }
    }

    /// Where lines are, in the text view's coordinates; `left` is the text's left edge, `scale` how many pixels a point has.
    struct Place: Equatable {
        var top: CGFloat
        var height: CGFloat
        var left: CGFloat
        var scale: CGFloat
    }

    /// Where the tile was put.
    var placed: Place?

    func place(_ place: Place) {
        if place == placed { return }
        placed = place
        // Pixels on pixels: between them what was drawn is smoothed once more, which blurs it and takes four times as long to paint.
        let scale = place.scale
        let start = extent.lowerBound.rounded(.down)
        let rect = CGRect(
            x: (place.left * scale).rounded() / scale + start, y: (place.top * scale).rounded() / scale,
            width: ((extent.upperBound - start) / TextTile.widthStep).rounded(.up) * TextTile.widthStep,
            height: (place.height * scale).rounded(.up) / scale)
        let frame = rect.inset(
            by: UIEdgeInsets(top: -overhang.top, left: -TextTile.sideMargin, bottom: -overhang.bottom, right: -TextTile.sideMargin))
        if self.frame != frame { self.frame = frame }
    }

    override var shown: (layout: TextLayout, lines: Range<Int>, origin: CGPoint)? {
        guard let box, !lines.isEmpty else { return nil }
        return (box.layout, lines, textOrigin(box))
    }

    /// Where the whole paragraph's layout begins, in the tile.
    private func textOrigin(_ box: ParagraphBox) -> CGPoint {
        CGPoint(x: TextTile.sideMargin - extent.lowerBound.rounded(.down), y: overhang.top - box.layout.lines[lines.lowerBound].rect.minY)
    }
}
