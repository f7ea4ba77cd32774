import Foundation

/// What the insets of a section are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; of a configuration the safe area.
    case automatic = 0
    /// The collection view's content insets.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The width in which text is easy to read.
    case readableContent = 4
}

/// How a section scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As a scroll view does.
    case continuous = 1
    /// As a scroll view does, and comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// By the collection view's width.
    case paging = 3
    /// By groups.
    case groupPaging = 4
    /// By groups, each of which comes to rest in the middle.
    case groupPagingCentered = 5
}

/// How a section that scrolls across slows down and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: MainActorObject, NSCopying {
    /// How quickly a section that was thrown comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of its speed that content keeps in a millisecond; 0 is left to the behaviour.
        public var rawValue: CGFloat

        /// The value with a number or a name.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// As the behaviour has it: quickly where it pages.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// As scroll views do.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// Quickly.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Whether a section goes past its edges and back.
    public enum Bounce: Int, Sendable {
        /// Where its content is longer than the view.
        case automatic = 0
        /// Also where it is not.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How quickly a section that was thrown comes to rest.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether it goes past its edges and back.
    open var bounce = Bounce.automatic

    /// A configuration in which nothing is set.
    public init() {
        super.init(onMainActor: ())
    }

    /// A copy, whose changes do not change this one.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // What is copied lives on the main actor, and so do copies.
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

/// Called for each change of what is seen of a section: it may change the items that are, before they are shown. `contentOffset` is how far
/// the section has scrolled, or the collection view where the section does not.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// One section of a compositional layout: a group that is repeated, with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: MainActorObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// What a list section is made by; nil in others.
    var list: ListSection?

    /// A section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init(onMainActor: ())
    }

    /// The room around the groups, in points; headers and footers keep out of it at the sides.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What ``contentInsets`` are measured from. The layout's configuration says so unless set.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether, and how, the section scrolls across the direction of the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How a section that scrolls across slows down and bounces.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What headers and footers keep out of at the sides: ``contentInsets`` unless set.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers keep out of ``contentInsets`` at the sides. True unless set.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference, and insets of the items.")
    open var supplementariesFollowContentInsets: Bool {
        get { followsInsets }
        set { followsInsets = newValue }
    }
    var followsInsets = true
    /// Changes what is seen before it is shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// A section with the same properties.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // What is copied lives on the main actor, and so do copies.
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
