import CoreGraphics

/// What a text field says while it is empty. The field draws it, so that its subclasses can draw another.
final class PlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        if let field { field.drawPlaceholder(in: rect) } else { drawWords(in: rect) }
    }

    /// Draws the label's own text.
    func drawWords(in rect: CGRect) { super.drawText(in: rect) }
}
