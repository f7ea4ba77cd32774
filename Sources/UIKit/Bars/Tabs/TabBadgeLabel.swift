import CoreGraphics

/// The badge of a tab. Its text can have an offset.
final class TabBadgeLabel: UILabel {
    /// The offset of the text, in points.
    var textOffset = UIOffset.zero {
        didSet { if textOffset != oldValue { setNeedsDisplay() } }
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical))
    }
}
