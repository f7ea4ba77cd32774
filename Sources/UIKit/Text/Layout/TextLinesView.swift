import CoreGraphics

/// A view that shows some lines of a text, and has room around them for letters that reach out.
class TextLinesView: UIView {
    /// The lines, and where in the view the layout begins that has them; nil for none.
    var shown: (layout: TextLayout, lines: Range<Int>, origin: CGPoint)? { nil }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows letters as such, without a bitmap, where there is nothing else.
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
