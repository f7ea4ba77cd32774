import Foundation

/// Something that has a part in where the focus of the keyboard goes: views, controllers, windows.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes into the environment, the best first. None unless said otherwise: the first in the order of reading.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What has the environment's items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group of items that Tab takes as one, and that arrows go through. Nil unless said otherwise.
    var focusGroupIdentifier: String? { get }
    /// Asks for the focus to go where the environment prefers it, where it is in the environment now.
    func setNeedsFocusUpdate()
    /// Has the focus go there now.
    func updateFocusIfNeeded()
    /// Whether the focus may go as the context tells. Every environment around where it is, and around where it goes, is asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus went as the context tells. Every environment around where it was, and around where it is, is told.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }
}

/// Something that the keyboard's focus can be at.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus can be there now.
    var canBecomeFocused: Bool { get }
    /// Where the item is, in its container's coordinates.
    var frame: CGRect { get }
    /// How the item shows that the focus is there. A ring around it, unless said otherwise; nil for nothing.
    var focusEffect: UIFocusEffect? { get }
    /// How much the item is preferred in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether what lies behind the item can be focused too. False unless said otherwise.
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var isTransparentFocusItem: Bool { false }
}

/// Something that has items of focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that meet a rectangle of these coordinates.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How much an item is preferred in its group: the focus comes to the one with the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// A number from 0 up.
    public let rawValue: Int
    /// A priority of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A priority of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No preference.
    public static let ignored = UIFocusGroupPriority(0)
    /// The item had the focus when it was in the group last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The item is preferred.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The item has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(Int.max)

    public static func < (left: UIFocusGroupPriority, right: UIFocusGroupPriority) -> Bool { left.rawValue < right.rawValue }
}
