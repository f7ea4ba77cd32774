import Foundation
import Host

/// The environment of a part of the interface: its style, size classes, display scale, layout direction and other traits.
///
/// A collection is immutable. Scenes inherit the traits of their screen, windows those of their scene, controllers and views those of their window.
/// Each of them can override the traits that it passes on.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe because all state is set during initialization, and the values of traits are value types or immutable objects by
    // contract.
    package final private(set) var values = TraitValues.none

    // Traits that layout and drawing read from every view are stored properties.

    /// The light or dark style.
    open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The collection without a tint from which ``tinted(_:)`` created this collection; nil for other collections.
    final private(set) var untinted: UITraitCollection?

    convenience init(values: TraitValues, untinted: UITraitCollection? = nil) {
        self.init()
        self.values = values
        self.untinted = untinted
        userInterfaceStyle = values.userInterfaceStyle
        horizontalSizeClass = values.horizontalSizeClass
        verticalSizeClass = values.verticalSizeClass
        displayScale = values.displayScale
        layoutDirection = values.layoutDirection
        accessibilityContrast = values.accessibilityContrast
        userInterfaceLevel = values.userInterfaceLevel
    }

    /// Creates a collection in which no trait is set.
    public override init() { super.init() }

    /// Creates a collection with the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues.none.applying(mutations))
    }

    /// Creates a collection with all the traits of `traitCollections`. The last collection that sets a trait takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues.none) { $0.merging($1.values) })
    }

    /// Returns a copy of this collection with the changes of `mutations`.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.applying(mutations))
    }

    /// Returns a copy of this collection with another value of `trait`.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var changed = values
        changed[trait] = value
        return UITraitCollection(values: changed)
    }

    /// The value of a trait; its default value if the trait is not set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// The size class of the width.
    open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The size class of the height.
    open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The number of device pixels per point; 0 if it is not set.
    open private(set) var displayScale: CGFloat = 0
    /// The colour gamut of the display.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The layout direction.
    open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The accessibility contrast that the user prefers.
    open private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// The level of the content: the base of the window, or elevated above it.
    open private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// Whether the window is active.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
    /// The text weight that the user prefers.
    open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

    /// The traits with which dynamic colours and images are resolved.
    ///
    /// While a view draws, lays out its subviews or handles a trait change, they are the view's traits. In a controller's callbacks they are the controller's.
    /// Otherwise they are the platform's, with the main screen's scale. Each thread has its own current traits.
    open class var current: UITraitCollection {
        get { baseCurrent }
        set { baseCurrent = newValue }
    }

    /// Runs `actions` with these traits as ``current``, then restores the earlier ones.
    open func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    /// Whether all traits that are set in `trait` have the same value in this collection.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return self === trait || values.containsValues(of: trait.values)
    }

    /// Returns the traits that differ between the two collections.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        if self === traitCollection { return [] }
        if let traitCollection, (untinted ?? self) === (traitCollection.untinted ?? traitCollection) { return [] }
        return values.differences(from: traitCollection?.values ?? .none)
    }

    /// Whether the appearance of colours differs between the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// Returns the collection itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a collection with equal values of all traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values.differences(from: other.values).isEmpty
    }

    /// A hash of the traits that differ most often.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// The traits that are set.
    open override var description: String {
        let traits = values.traits.map { trait in "\(trait.name) = \(values.describe(trait))" }.sorted()
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }
}

extension UITraitCollection {
    /// Creates a collection with only the style set.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection with only the horizontal size class set.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection with only the vertical size class set.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection with only the idiom set.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection with only the display scale set.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Creates a collection with only the display gamut set.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Creates a collection with only the layout direction set.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection with only the accessibility contrast set.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection with only the user interface level set.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection with only the active appearance set.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
}

extension TraitValues {
    /// Returns the value of a trait as text.
    func describe(_ trait: UITrait) -> String {
        func text<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { String(describing: self[trait]) }
        return text(trait)
    }

    /// Returns a copy with the changes of `mutations`.
    fileprivate func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
