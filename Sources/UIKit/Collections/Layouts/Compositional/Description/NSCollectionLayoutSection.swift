import Foundation

/// The reference for the insets of a section.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration. In the configuration itself this is the safe area.
    case automatic = 0
    /// No insets besides the collection view's own content insets.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}

/// The behavior of a section that scrolls orthogonally to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll.
    case none = 0
    /// The section scrolls continuously.
    case continuous = 1
    /// The section scrolls continuously and comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls in pages of the collection view's width.
    case paging = 3
    /// The section scrolls in pages of one group, aligned to its leading edge.
    case groupPaging = 4
    /// The section scrolls in pages of one group, which comes to rest in the center.
    case groupPagingCentered = 5
}

/// Deceleration and bounce of an orthogonally scrolling section.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: MainActorObject, NSCopying {
    /// The deceleration rate of a section after a flick.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after one millisecond; 0 means automatic.
        public var rawValue: CGFloat

        /// Creates a rate from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Derived from the scrolling behavior: fast for paging, normal otherwise.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The normal rate of scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// The fast rate of scroll views.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// The conditions under which a section bounces at its edges.
    public enum Bounce: Int, Sendable {
        /// The section bounces if its content is longer than the visible area.
        case automatic = 0
        /// The section also bounces if its content fits.
        case always = 1
        /// The section does not bounce.
        case never = 2
    }

    /// The deceleration rate. Default automatic.
    open var decelerationRate = DecelerationRate.automatic
    /// The bounce behavior. Default automatic.
    open var bounce = Bounce.automatic

    /// Creates properties with default values.
    public init() {
        super.init(onMainActor: ())
    }

    /// Returns an independent copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layout objects are used only on the main actor, and so are their copies.
        nonisolated(unsafe) var result: UICollectionLayoutSectionOrthogonalScrollingProperties?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    func makeCopy() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
        return copy
    }
}

/// Closure that may change the visible items of a section before they are displayed. Called whenever the visible items or their positions change.
/// `contentOffset` is the scroll offset of the section, or of the collection view if the section does not scroll.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a repeated group with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: MainActorObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// The layout rules of a list section; nil for other sections.
    var list: ListSection?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init(onMainActor: ())
    }

    /// The insets of the groups, in points. Headers and footers use their leading and trailing values.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The gap between groups, in points. Default 0.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of ``contentInsets``. Default automatic: the layout's configuration decides.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The orthogonal scrolling behavior. Default none.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Deceleration and bounce of orthogonal scrolling.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference for the leading and trailing insets of headers and footers. Default automatic: ``contentInsets``.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether ``contentInsets`` apply to the leading and trailing edges of headers and footers. Default true.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference, and insets of the items.")
    open var supplementariesFollowContentInsets: Bool {
        get { followsInsets }
        set { followsInsets = newValue }
    }
    var followsInsets = true
    /// Closure that may change the visible items before they are displayed. Default nil.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The background decorations.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Returns a copy with the same properties.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layout objects are used only on the main actor, and so are their copies.
        nonisolated(unsafe) var result: NSCollectionLayoutSection?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    func makeCopy() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.followsInsets = followsInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        return copy
    }
}
