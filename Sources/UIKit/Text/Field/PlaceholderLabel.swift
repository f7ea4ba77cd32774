import CoreGraphics

/// The placeholder of a text field. The field draws it, so that subclasses can customize the drawing.
final class PlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        if let field { field.drawPlaceholder(in: rect) } else { drawOwnText(in: rect) }
    }

    /// Draws the label's own text.
    func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
