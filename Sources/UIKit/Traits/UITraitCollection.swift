import Foundation
import Host

/// What surrounds a piece of the interface: light or dark, how much room there is, pixels per point, the direction of text.
///
/// A collection never changes. Screens hand theirs to scenes, scenes to windows, windows to controllers and views; each may override
/// what it passes on.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe because everything the collection holds is set once, while it is made, and a trait's values are by
    // contract values or objects that never change.
    final private(set) var values = TraitValues.none

    // Traits that layout and drawing ask every view for are looked up once.

    /// Light or dark.
    open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The collection that this one adds a tint to; nil unless it was made so.
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

    /// A collection in which no trait has a value.
    public override init() { super.init() }

    /// A collection with what `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues.none.applying(mutations))
    }

    /// A collection with all the traits of `traitCollections`; where several say something about a trait, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues.none) { $0.merging($1.values) })
    }

    /// A copy of this collection with what `mutations` changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.applying(mutations))
    }

    /// A copy of this collection in which `trait` has another value.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var changed = values
        changed[trait] = value
        return UITraitCollection(values: changed)
    }

    /// The value of a trait; its default where the collection says nothing about it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Room from left to right.
    open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Room from top to bottom.
    open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Device pixels per point; 0 where nothing is said.
    open private(set) var displayScale: CGFloat = 0
    /// Colours that the display can show.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The direction of text.
    open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The contrast asked for.
    open private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// On the base of the screen or above it.
    open private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// Whether the window is worked with.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The preferred size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
    /// The preferred weight of text.
    open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

    /// The traits that dynamic colours and images resolve with.
    ///
    /// UIKit sets them to a view's traits while the view draws, lays out its subviews or handles a trait change, and to a controller's in its
    /// callbacks. Otherwise they are the platform's with the main screen's scale. Each thread has its own.
    open class var current: UITraitCollection {
        get { baseCurrent }
        set { baseCurrent = newValue }
    }

    /// Runs `actions` with these traits as ``current``, then restores the earlier ones.
    open func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    /// Whether every trait that `trait` says something about has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return self === trait || values.containsValues(of: trait.values)
    }

    /// The traits that differ between the two collections.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        if self === traitCollection { return [] }
        if let traitCollection, (untinted ?? self) === (traitCollection.untinted ?? traitCollection) { return [] }
        return values.differences(from: traitCollection?.values ?? .none)
    }

    /// Whether colours look different in the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The collection itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a collection with the same value of every trait.
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

    /// The traits that the collection says something about.
    open override var description: String {
        let traits = values.traits.map { trait in "\(trait.name) = \(values.describe(trait))" }.sorted()
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }
}

extension UITraitCollection {
    /// A collection that says light or dark, and nothing else.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// A collection that says how much room there is from left to right, and nothing else.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// A collection that says how much room there is from top to bottom, and nothing else.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// A collection that says the kind of device, and nothing else.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// A collection that says how many device pixels a point has, and nothing else.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// A collection that says which colours a display can show, and nothing else.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// A collection that says the direction of text, and nothing else.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// A collection that says the contrast asked for, and nothing else.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// A collection that says whether content lies above the base of the screen, and nothing else.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// A collection that says whether a window is worked with, and nothing else.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
}

extension TraitValues {
    /// The value of a trait as text.
    func describe(_ trait: UITrait) -> String {
        func text<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { String(describing: self[trait]) }
        return text(trait)
    }

    /// A copy with what `mutations` sets.
    fileprivate func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
