import CoreGraphics
import Foundation

/// A measured size of a label, with the limits it was measured for.
struct MeasuredText {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var size: CGSize
}

/// A text layout without size limits. The label draws it if it fits into the bounds.
struct CachedText {
    var runs: [TextRun]
    var lines: Int
    var layout: TextLayout
    /// Whether the label drew exactly this layout. If so, other labels with the same text and style can share the image.
    var isDrawn = false
}

extension UILabel {
    /// The opacity of a disabled label.
    private static let disabledAlpha: CGFloat = 0.5

    /// Shows the image of an earlier label with the same text, size and style, or else draws the label. A list with a "Follow" button in each row draws that
    /// word once.
    func showLayout(on layer: CALayer, draw: () -> Void) {
        // An app's subclass may draw other content, so its image is not shared.
        guard type(of: self) == UILabel.self, layer === self.layer, let layout = kept?.layout else {
            draw()
            kept = nil
            return
        }
        let (size, scale, alpha) = (bounds.size, layer.contentsScale, isEnabled ? 1 : Self.disabledAlpha)
        if let drawing = layout.drawing, drawing.size == size, drawing.scale == scale, drawing.alpha == alpha, drawsLayoutAlone,
            showsUnchanged(layout, in: size)
        {
            layer.takeDrawing(drawing.image)
        } else {
            draw()
            if kept?.isDrawn == true, kept?.layout === layout, let image = layer.drawnContents {
                layout.drawing = TextLayout.Drawing(size: size, scale: scale, alpha: alpha, image: image)
            }
        }
        kept = nil
    }

    /// Whether the text is still laid out as in `layout`.
    private func showsUnchanged(_ layout: TextLayout, in size: CGSize) -> Bool {
        currentTraits.asCurrentOnMain {
            let (current, usesTint) = UITraitCollection.notingTint {
                self.layout(in: Self.withTolerance(size), lines: numberOfLines).layout
            }
            drawsWithTint = usesTint
            return current === layout
        }
    }

    /// Whether the drawing depends only on the layout, the size and whether the label is enabled.
    private var drawsLayoutAlone: Bool {
        shadowColor == nil && bounds.origin == .zero && !(isHighlighted && highlightedTextColor != nil)
    }

    /// Adds a tolerance for widths that were rounded.
    private static func withTolerance(_ size: CGSize) -> CGSize { CGSize(width: size.width + 0.01, height: size.height) }

    /// The default attributes for text without its own.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = lineBreakStrategy
        return [
            .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
        ]
    }

    /// The runs of the text, with the label's attributes as defaults. Lines break between words; the label truncates the last line itself.
    private func runs(numberOfLines: Int) -> [TextRun] {
        var runs: [TextRun]
        switch content {
        case .none: return []
        case .plain(let plain):
            runs = TextRun.runs(
                of: plain, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: textColor ?? .label, alignment: textAlignment,
                lineBreakMode: lineBreakMode)
            if numberOfLines != 1 { apply(lineBreakStrategy, to: &runs) }
        case .attributed(let attributed):
            let filled = NSMutableAttributedString(string: attributed.string, attributes: attributes)
            attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { own, range, _ in
                filled.addAttributes(own, range: range)
            }
            runs = TextRun.runs(of: filled)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in runs.indices {
            // In a right-to-left layout, text of any script is aligned right.
            if isMirrored, runs[index].paragraph.alignment == .natural { runs[index].paragraph.alignment = .right }
            switch runs[index].paragraph.lineBreak {
            case .truncate: runs[index].paragraph.lineBreak = .byWord
            case .clip where numberOfLines != 1: runs[index].paragraph.lineBreak = .byWord
            default: break
            }
        }
        return runs
    }

    /// Sets the options of `strategy` that make a difference. Long texts get none of them, since they are measured much faster without Pango.
    private func apply(_ strategy: NSParagraphStyle.LineBreakStrategy, to runs: inout [TextRun]) {
        for index in runs.indices where runs[index].text.utf8.count < LongParagraphLines.smallestLength {
            // The UTF-8 encoding of Hangul starts with this byte or a larger one.
            runs[index].paragraph.keepsHangulWords = strategy.contains(.hangulWordPriority) && runs[index].text.utf8.contains { $0 >= 0xE1 }
            runs[index].paragraph.avoidsLoneWords = strategy.contains(.pushOut)
        }
    }

    private var truncation: TextTruncation? {
        switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        default: nil
        }
    }

    private func limits(of size: CGSize, lines: Int) -> TextLayout.Limits {
        // Lengths of ``unlimited`` and more become infinite.
        TextLayout.Limits(
            width: size.width < UILabel.unlimited ? max(size.width, 0) : .infinity,
            height: size.height < UILabel.unlimited ? max(size.height, 0) : .infinity, lines: max(lines, 0), truncation: truncation)
    }

    /// The minimum factor of the font size; 1 for an unchanged size.
    private var smallestScale: CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        // Text below a tenth of its size is not readable.
        return min(max(minimumScaleFactor, 0.1), 1)
    }

    private func layout(in size: CGSize, lines: Int) -> FittedText {
        let (runs, limits) = (runs(numberOfLines: lines), limits(of: size, lines: lines))
        let isUnlimited = !limits.width.isFinite && !limits.height.isFinite
        if let plain = plainLayout(of: runs, lines: lines, width: limits.width),
            plain.take(width: limits.width, height: limits.height) || isUnlimited && !plain.isTruncated
        {
            return FittedText(layout: plain, scale: 1)
        }
        if allowsDefaultTighteningForTruncation, truncation != nil, TextLayout(runs, limits: limits).isTruncated {
            let tight = runs.map { run in
                var run = run
                run.style.kern -= run.style.font.size * Self.tightening
                return run
            }
            // If tighter spacing does not make the whole text fit, keep the normal spacing.
            if !TextLayout(tight, limits: limits).isTruncated { return FittedText(runs: tight, limits: limits, minimumScale: 1) }
        }
        return FittedText(runs: runs, limits: limits, minimumScale: smallestScale)
    }

    /// Returns the text layout without size limits, which is also drawn if it fits. Nil if the text is obviously wider than `width`.
    private func plainLayout(of runs: [TextRun], lines: Int, width: CGFloat) -> TextLayout? {
        if let kept, kept.lines == lines, kept.runs == runs { return kept.layout }
        if width.isFinite, Self.leastWidth(of: runs) > width { return nil }
        let layout = SharedLayouts.layout(of: runs, limits: limits(of: CGSize(width: Self.unlimited, height: Self.unlimited), lines: lines))
        kept = CachedText(runs: runs, lines: lines, layout: layout)
        return layout
    }

    /// Returns a rough lower bound of a text's width, in points. Most characters are half as wide as the font size; per byte, other characters are
    /// narrower.
    private static func leastWidth(of runs: [TextRun]) -> CGFloat {
        // An index loop: a closure would check each time whether it runs on the main actor, and iteration would copy each run.
        var width: CGFloat = 0
        for index in runs.indices { width += 0.4 * runs[index].style.font.size * CGFloat(runs[index].text.utf8.count) }
        return width
    }

    /// The maximum reduction of character spacing before truncation, as a factor of the font size. TextKit's value (`NSLayoutManager`'s and
    /// `NSParagraphStyle.tighteningFactorForTruncation`).
    private static let tightening: CGFloat = 0.05

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        let size = measuredSize(in: bounds.size, lines: lines)
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let free = bounds.width < UILabel.unlimited ? bounds.width - width : 0
        let left: CGFloat
        switch textAlignment {
        case .center: left = free / 2
        case .right: left = free
        default: left = 0
        }
        let top = bounds.height < UILabel.unlimited ? (bounds.height - height) / 2 : 0
        return CGRect(x: bounds.minX + left, y: bounds.minY + top, width: width, height: height)
    }

    private func measuredSize(in size: CGSize, lines: Int) -> CGSize {
        if case .none = content { return .zero }
        if text?.isEmpty ?? true { return .zero }
        if let known = measured.first(where: { $0.width == size.width && $0.height == size.height && $0.lines == lines }) {
            return known.size
        }
        let measuredSize = layout(in: size, lines: lines).layout.size
        // A label is usually measured for few different sizes.
        if measured.count >= 4 { measured.removeFirst() }
        measured.append(MeasuredText(width: size.width, height: size.height, lines: lines, size: measuredSize))
        return measuredSize
    }

    /// Returns the baselines in a label of `size`. For a label without text, those of one line.
    func textBaselines(in size: CGSize) -> BaselineOffsets {
        guard let text, !text.isEmpty else {
            let font: UIFont = font ?? .systemFont(ofSize: UIFont.labelFontSize)
            let free = max((size.height - font.lineHeight) / 2, 0)
            return BaselineOffsets(first: free + font.ascender, last: free - font.descender, share: Self.share(in: size, font.lineHeight))
        }
        let width = size.width > 0 ? size.width + 0.01 : UILabel.unlimited
        let layout = layout(in: CGSize(width: width, height: UILabel.unlimited), lines: numberOfLines).layout
        let top = max((size.height - layout.size.height) / 2, 0)
        return BaselineOffsets(
            first: top + layout.firstBaseline, last: top + layout.size.height - layout.lastBaseline,
            share: Self.share(in: size, layout.size.height))
    }

    /// Text is centered in a label that is at least as high; otherwise it starts at the top.
    private static func share(in size: CGSize, _ height: CGFloat) -> CGFloat? { size.height >= height - 0.01 ? 0.5 : nil }

    /// Returns `size` rounded up to device pixels.
    func roundedUp(_ size: CGSize) -> CGSize {
        let pixels = PixelGrid(of: self)
        return CGSize(width: pixels.roundUp(size.width), height: pixels.roundUp(size.height))
    }

    func drawLayout(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0, let text, !text.isEmpty else { return }
        let fitted = layout(in: Self.withTolerance(rect.size), lines: numberOfLines)
        let colored = isHighlighted && highlightedTextColor != nil ? recolored(fitted, in: rect) : fitted.layout
        var top = rect.minY + (rect.height - colored.size.height) / 2
        if fitted.scale < 1, baselineAdjustment != .alignCenters {
            let whole = TextLayout(runs(numberOfLines: numberOfLines), limits: .init(lines: 1))
            let wholeTop = rect.minY + (rect.height - whole.size.height) / 2
            top = baselineAdjustment == .none ? wholeTop : wholeTop + whole.firstBaseline - colored.firstBaseline
        }
        context.saveGState()
        if let shadowColor { context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
        if !isEnabled { context.setAlpha(Self.disabledAlpha) }
        colored.draw(in: context, at: CGPoint(x: rect.minX, y: top))
        context.restoreGState()
        if let kept, kept.layout === fitted.layout, drawsLayoutAlone { self.kept?.isDrawn = true } else { kept = nil }
    }

    /// Returns the layout with all text in the highlighted colour.
    private func recolored(_ fitted: FittedText, in rect: CGRect) -> TextLayout {
        guard let color = highlightedTextColor?.cgColor else { return fitted.layout }
        let runs = runs(numberOfLines: numberOfLines).map { run in
            var changed = run.scaled(by: fitted.scale)
            changed.style.color = color
            return changed
        }
        return TextLayout(runs, limits: limits(of: CGSize(width: rect.width + 0.01, height: rect.height), lines: numberOfLines))
    }
}
