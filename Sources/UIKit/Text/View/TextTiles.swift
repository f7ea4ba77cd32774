import CoreGraphics

/// The views that show the paragraphs of a text view that are seen: one each, and several for a paragraph of many lines.
@MainActor
final class TextTiles {
    private unowned let view: UITextView
    private var shown: [Key: TextTile] = [:]
    private var spare: [TextTile] = []
    /// Counts the updates.
    private var round = 0
    /// A paragraph that was seen, and where: it stays there when what is above turns out to be higher or lower than was guessed.
    private var anchor: (box: ParagraphBox, index: Int, top: CGFloat)?
    /// Lines of a tile: a bitmap of them is not too large.
    private static let linesPerTile = 40

    private struct Key: Hashable {
        var box: ObjectIdentifier
        var part: Int
    }

    init(view: UITextView) {
        self.view = view
    }

    /// Shows what is in the view's bounds.
    func update() {
        let flow = view.editor.flow
        guard flow.paragraphs.count > 0, view.bounds.width > 0 else { return }
        let origin = view.textOrigin
        let top = view.bounds.minY - origin.y
        let bottom = view.bounds.maxY - origin.y
        let scale = max(view.traitCollection.displayScale, 1)
        // Most tiles stay as they are: they stay in the list too, and are only told that they are needed.
        round &+= 1
        var missing: [Missing] = []
        var (index, y) = flow.paragraph(atY: max(top, 0))
        let firstIndex = index
        while index < flow.paragraphs.count, y < bottom {
            let box = flow.box(index)
            let count = box.layout.lines.count
            for part in 0..<max((count + TextTiles.linesPerTile - 1) / TextTiles.linesPerTile, 0) {
                let lines = (part * TextTiles.linesPerTile)..<min((part + 1) * TextTiles.linesPerTile, count)
                let first = box.layout.lines[lines.lowerBound].rect
                let last = box.layout.lines[lines.upperBound - 1].rect
                let offset = y + box.before
                guard offset + last.maxY >= top, offset + first.minY <= bottom else { continue }
                let key = Key(box: ObjectIdentifier(box), part: part)
                let place = TextTile.Place(
                    top: origin.y + offset + first.minY, height: last.maxY - first.minY, left: origin.x, scale: scale)
                if let tile = shown[key] {
                    tile.place(place)
                    tile.round = round
                } else {
                    missing.append(Missing(key: key, box: box, lines: lines, place: place))
                }
            }
            y += box.height
            index += 1
        }
        var free: [TextTile] = []
        var gone: [Key] = []
        for (key, tile) in shown where tile.round != round {
            gone.append(key)
            free.append(tile)
        }
        for key in gone { shown[key] = nil }
        for other in missing { shown[other.key] = makeTile(other, free.popLast()) }
        for tile in free {
            tile.removeFromSuperview()
            tile.box = nil
            if spare.count < 16 { spare.append(tile) }
        }
        keepInPlace(flow, firstIndex)
    }

    /// Lines that are seen and have no tile.
    private struct Missing {
        var key: Key
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
        tile.round = round
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
                view.contentOffset.y += shift
                return update()
            }
        }
        anchor = (flow.box(firstIndex), firstIndex, flow.top(ofParagraph: firstIndex))
    }
}

/// Some lines of a paragraph.
private final class TextTile: UIView {
    var box: ParagraphBox?
    var lines = 0..<0
    /// From where to where the lines reach: a tile is painted with all its pixels, and lines are often short.
    var extent: ClosedRange<CGFloat> = 0...0
    /// How far letters may reach out of their lines: accents.
    var overhang = Overhang()
    /// And at a line's ends, as italics do.
    private static let sideMargin: CGFloat = 12

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

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    /// Where lines are, in the text view's coordinates; `left` is the text's left edge, `scale` how many pixels a point has.
    struct Place: Equatable {
        var top: CGFloat
        var height: CGFloat
        var left: CGFloat
        var scale: CGFloat
    }

    /// Where the tile was put.
    var placed: Place?
    /// The last update of the tiles that needed this one.
    var round = 0

    func place(_ place: Place) {
        if place == placed { return }
        placed = place
        // Pixels on pixels: between them what was drawn is smoothed once more, which blurs it and takes four times as long to paint.
        let scale = place.scale
        let start = extent.lowerBound.rounded(.down)
        let rect = CGRect(
            x: (place.left * scale).rounded() / scale + start, y: (place.top * scale).rounded() / scale,
            width: extent.upperBound.rounded(.up) - start, height: (place.height * scale).rounded(.up) / scale)
        let frame = rect.inset(
            by: UIEdgeInsets(top: -overhang.top, left: -TextTile.sideMargin, bottom: -overhang.bottom, right: -TextTile.sideMargin))
        if self.frame != frame { self.frame = frame }
    }

    override func draw(_ rect: CGRect) {
        guard let box, !lines.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let top = box.layout.lines[lines.lowerBound].rect.minY
        let left = extent.lowerBound.rounded(.down)
        box.layout.draw(lines: lines, in: context, at: CGPoint(x: TextTile.sideMargin - left, y: overhang.top - top))
    }
}
