import Foundation

/// How a bar's background looks. A bar keeps a copy: set the bar's appearance again, or change the bar's own, to change how it looks.
@preconcurrency @MainActor
open class UIBarAppearance: MainActorObject, NSCopying {
    /// For what kind of device the appearance was made.
    public let idiom: UIUserInterfaceIdiom
    /// The bar that has the appearance.
    weak var user: (any BarAppearanceUser)?

    /// The default appearance: what is behind the bar is seen, blurred.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init(onMainActor: ())
        configureWithDefaultBackground()
    }

    /// The default appearance.
    public convenience init() { self.init(idiom: .unspecified) }

    /// An appearance with another one's background.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init(onMainActor: ())
        take(barAppearance)
    }

    /// The default appearance; archives of it are not read.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init(onMainActor: ())
        configureWithDefaultBackground()
    }

    /// Takes over all that `other` has which an appearance of this class has too.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// A copy, which belongs to no bar.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// A copy, which belongs to no bar.
    func duplicate() -> UIBarAppearance { type(of: self).init(barAppearance: self) }

    /// A copy, which belongs to no bar.
    open nonisolated override func copy() -> Any { copy(with: nil) }

    /// What is behind the bar is seen, blurred, and a hairline ends the bar.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// Nothing behind the bar is seen, and a hairline ends the bar.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// There is no background, and no hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// What is behind the bar is blurred so; nil does not blur it.
    open var backgroundEffect: UIBlurEffect? {
        didSet { changed() }
    }
    /// A colour over the effect.
    open var backgroundColor: UIColor? {
        didSet { changed() }
    }
    /// A picture over the colour.
    open var backgroundImage: UIImage? {
        didSet { changed() }
    }
    /// How the picture fits the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { changed() }
    }
    /// The colour of the line between the bar and what it is beside; nil or clear for none.
    open var shadowColor: UIColor? {
        didSet { changed() }
    }
    /// A picture in place of the line; a template takes ``shadowColor``.
    open var shadowImage: UIImage? {
        didSet { changed() }
    }

    /// Something of the appearance changed.
    func changed() { user?.appearanceDidChange() }
}

/// A bar that has appearances.
@MainActor
protocol BarAppearanceUser: AnyObject {
    /// One of the bar's appearances changed.
    func appearanceDidChange()
}

extension BarAppearanceUser {
    /// A copy of `appearance` for this bar.
    func own<Appearance: UIBarAppearance>(_ appearance: Appearance?) -> Appearance? {
        guard let copy = appearance?.duplicate() as? Appearance else { return nil }
        copy.user = self
        return copy
    }
}
