import Foundation

/// How a navigation bar looks: its background, its titles and its items.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes, where they differ from the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }
    /// How the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }
    /// The large title's attributes, where they differ from the standard ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }
    /// How plain items look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { changed() }
    }
    /// How items look that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { changed() }
    }
    /// How the item that leads back looks.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { changed() }
    }
    /// The picture that leads back; nil for the arrow of our own.
    private(set) var ownBackIndicatorImage: UIImage?
    /// What hides titles that move under the picture that leads back.
    private(set) var ownBackIndicatorTransitionMaskImage: UIImage?

    /// The picture that leads back.
    open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? BarSign.chevron.image }
    /// What hides titles that move under the picture that leads back.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorTransitionMaskImage ?? backIndicatorImage }

    /// Shows another picture that leads back; nil for the arrow of our own.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        ownBackIndicatorImage = backIndicatorImage
        ownBackIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
        changed()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        ownBackIndicatorImage = other.ownBackIndicatorImage
        ownBackIndicatorTransitionMaskImage = other.ownBackIndicatorTransitionMaskImage
    }
}
