import Foundation

/// A part of the focus hierarchy: a view, a controller or a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that can get the focus when the focus enters this environment, in order of preference. If empty, the first item in reading
    /// order gets it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one; nil for the outermost environment.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the environment's focus items; nil without focus items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The identifier of the focus group; nil by default. Tab stops once at a group, and arrow keys move the focus within it.
    var focusGroupIdentifier: String? { get }
    /// Requests a focus update if the focus is in the environment.
    func setNeedsFocusUpdate()
    /// Performs a requested focus update now.
    func updateFocusIfNeeded()
    /// Whether the focus may move. Called for every environment that contains the previous or the next item. The default is true.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved, for every environment that contains the previous or the next item.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }
}

/// An item that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can be focused now.
    var canBecomeFocused: Bool { get }
    /// The item's frame in its container's coordinates.
    var frame: CGRect { get }
    /// The appearance of the focused item. The default is a ring; nil for none.
    var focusEffect: UIFocusEffect? { get }
    /// The item's priority in its focus group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether items behind this item can also be focused. The default is false.
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var isTransparentFocusItem: Bool { false }
}

/// A container of focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that intersect a rectangle in these coordinates.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The priority of an item in its focus group. The item with the highest priority gets the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number. Items with higher numbers are preferred; 0 is ignored.
    public let rawValue: Int
    /// Creates a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The item has no priority.
    public static let ignored = UIFocusGroupPriority(0)
    /// The item was focused when the group last had the focus.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The item is preferred.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The item is focused.
    public static let currentlyFocused = UIFocusGroupPriority(Int.max)

    public static func < (left: UIFocusGroupPriority, right: UIFocusGroupPriority) -> Bool { left.rawValue < right.rawValue }
}
