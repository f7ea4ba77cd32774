import CoreGraphics

/// The views that show the paragraphs of a text view that are seen: one each, and several for a paragraph of many lines.
@MainActor
final class TextTiles {
    private unowned let view: UITextView
    private var shown: [Key: TextTile] = [:]
    private var spare: [TextTile] = []
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
        var needed: [Key: TextTile] = [:]
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
                let tile = shown.removeValue(forKey: key) ?? makeTile(box, lines)
                if tile.extent == nil { tile.extent = extent(of: box.layout.lines[lines]) }
                tile.place(top: origin.y + offset + first.minY, height: last.maxY - first.minY, left: origin.x)
                needed[key] = tile
            }
            y += box.height
            index += 1
        }
        for tile in shown.values {
            tile.removeFromSuperview()
            tile.box = nil
            if spare.count < 16 { spare.append(tile) }
        }
        shown = needed
        keepInPlace(flow, firstIndex)
    }

    /// From where to where lines reach, from the text's left edge.
    private func extent(of lines: ArraySlice<TextLayout.Line>) -> ClosedRange<CGFloat> {
        let left = lines.map(\.rect.minX).min() ?? 0
        return left...max(lines.map(\.rect.maxX).max() ?? 0, left)
    }

    private func makeTile(_ box: ParagraphBox, _ lines: Range<Int>) -> TextTile {
        let tile = spare.popLast() ?? TextTile()
        tile.box = box
        tile.lines = lines
        tile.extent = nil
        tile.setNeedsDisplay()
        view.insertSubview(tile, at: 0)
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
    var extent: ClosedRange<CGFloat>?
    /// Letters may reach out of their line: accents, and at its ends italics.
    private static let margin = CGSize(width: 12, height: 6)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter left: The text's left edge.
    func place(top: CGFloat, height: CGFloat, left: CGFloat) {
        let extent = extent ?? 0...0
        // Whole points, so that the letters lie on pixels as in the text.
        let start = extent.lowerBound.rounded(.down)
        let rect = CGRect(x: left + start, y: top, width: extent.upperBound.rounded(.up) - start, height: height)
        let frame = rect.insetBy(dx: -TextTile.margin.width, dy: -TextTile.margin.height)
        if self.frame != frame { self.frame = frame }
    }

    override func draw(_ rect: CGRect) {
        guard let box, !lines.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let top = box.layout.lines[lines.lowerBound].rect.minY
        let left = (extent?.lowerBound ?? 0).rounded(.down)
        box.layout.draw(lines: lines, in: context, at: CGPoint(x: TextTile.margin.width - left, y: TextTile.margin.height - top))
    }
}
