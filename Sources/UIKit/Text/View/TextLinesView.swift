import CoreGraphics

/// A view that draws some lines of a text, with a margin for glyphs that extend beyond their lines.
class TextLinesView: UIView {
    /// The layout, the drawn lines, and the layout's origin in the view. Nil without lines.
    var shown: (layout: TextLayout, lines: Range<Int>, origin: CGPoint)? { nil }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    /// Uses direct glyph blitting instead of a bitmap if the view contains only glyphs.
    override func display(_ layer: CALayer) {
        if let (layout, lines, origin) = shown,
            let picture = layout.picture(of: lines, size: bounds.size, scale: layer.contentsScale, at: origin)
        {
            return layer.takeDrawing(picture)
        }
        super.display(layer)
    }

    override func draw(_ rect: CGRect) {
        guard let (layout, lines, origin) = shown, let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(lines: lines, in: context, at: origin)
    }
}
