import Foundation

/// The appearance of a navigation bar: its background, its titles and its items.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title attributes that differ from the defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }
    /// The large title attributes that differ from the defaults.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }
    /// The appearance of plain items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { changed() }
    }
    /// The appearance of items with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { changed() }
    }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { changed() }
    }
    /// The custom back indicator image. Nil uses the built-in chevron.
    private(set) var ownBackIndicatorImage: UIImage?
    /// The custom transition mask of the back indicator. Nil uses the indicator image.
    private(set) var ownBackIndicatorTransitionMaskImage: UIImage?

    /// The image of the back button.
    open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? BarIcon.chevron.image }
    /// A mask for titles that move below the back indicator. Differs from UIKit: the mask is not applied.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorTransitionMaskImage ?? backIndicatorImage }

    /// Sets the image of the back button. Nil restores the built-in chevron.
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
