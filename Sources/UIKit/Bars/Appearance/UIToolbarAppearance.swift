/// The appearance of a toolbar: its background and its items.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { changed() }
    }
    /// The appearance of items with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { changed() }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
}
