/// How a toolbar looks: its background and its items.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// How plain items look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { changed() }
    }
    /// How items look that end something.
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
