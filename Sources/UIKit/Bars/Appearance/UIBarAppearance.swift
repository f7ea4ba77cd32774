import Foundation

/// The appearance of a bar's background. A bar copies the appearance that is set. To change it later, set it again or modify the bar's copy.
@preconcurrency @MainActor
open class UIBarAppearance: MainActorObject, NSCopying {
    /// The device type of the appearance.
    open private(set) var idiom: UIUserInterfaceIdiom
    /// The bar whose appearance this is; nil if it was not set on a bar.
    weak var user: (any BarAppearanceUser)?

    /// Creates the default appearance, with a blurred translucent background.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init(onMainActor: ())
        configureWithDefaultBackground()
    }

    /// Creates the default appearance.
    public convenience init() { self.init(idiom: .unspecified) }

    /// Creates an appearance with the background of another appearance.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init(onMainActor: ())
        take(barAppearance)
    }

    /// Creates the default appearance. Differs from UIKit: archived values are not decoded.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init(onMainActor: ())
        configureWithDefaultBackground()
    }

    /// Copies the values of `other`. Values that `other`'s class does not have keep their defaults.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// Returns a copy that is not attached to a bar.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Returns a copy that is not attached to a bar.
    func duplicate() -> UIBarAppearance { type(of: self).init(barAppearance: self) }

    /// Returns a copy that is not attached to a bar.
    open nonisolated override func copy() -> Any { copy(with: nil) }

    /// Sets a blurred translucent background with a hairline at the bar's edge.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// Sets an opaque background with a hairline at the bar's edge.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// Removes the background and the hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// The blur effect of the background. Nil disables the blur.
    open var backgroundEffect: UIBlurEffect? {
        didSet { changed() }
    }
    /// The colour above the effect.
    open var backgroundColor: UIColor? {
        didSet { changed() }
    }
    /// The image above the colour.
    open var backgroundImage: UIImage? {
        didSet { changed() }
    }
    /// The content mode of the image.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { changed() }
    }
    /// The colour of the line at the bar's edge. Nil or a clear colour hides the line.
    open var shadowColor: UIColor? {
        didSet { changed() }
    }
    /// An image that replaces the line. A template image is drawn in ``shadowColor``.
    open var shadowImage: UIImage? {
        didSet { changed() }
    }

    /// Notifies the bar that the appearance changed.
    func changed() { user?.appearanceDidChange() }
}

/// A bar that uses appearances.
@MainActor
protocol BarAppearanceUser: AnyObject {
    /// Called after one of the bar's appearances changed.
    func appearanceDidChange()
}

extension BarAppearanceUser {
    /// Returns a copy of `appearance` that is attached to this bar.
    func own<Appearance: UIBarAppearance>(_ appearance: Appearance?) -> Appearance? {
        guard let copy = appearance?.duplicate() as? Appearance else { return nil }
        copy.user = self
        return copy
    }
}
