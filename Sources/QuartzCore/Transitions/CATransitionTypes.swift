/// How a transition goes from the old picture to the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old picture becomes the new one, pixel by pixel. The default.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which pictures of a transition come.
///
/// The two level ones are named by a coordinate system whose y grows upwards, as on Apple's systems: what comes from the top moves
/// towards smaller y, which is up the screen.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To the right. What a transition without a subtype does.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// To the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Up the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Down the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer runs a transition.
public let kCATransition = "transition"
/// The key of the action for a layer that comes into a window or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that leaves its window or is hidden.
public let kCAOnOrderOut = "onOrderOut"

/// What a transition draws.
package enum TransitionKind: Hashable, Sendable {
    /// The direction in which things move.
    package enum Direction: Hashable, Sendable { case left, right, up, down }

    case fade
    case moveIn(Direction)
    case push(Direction)
    case reveal(Direction)
    /// Turns old and new picture like the two sides of a card; the side that comes forward moves in the direction.
    case flip(Direction)
    /// Turns the old picture over like a page.
    case curlUp
    /// Turns the new picture over the old one like a page.
    case curlDown

    init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        let direction: Direction =
            switch subtype {
            case .fromRight?: .left
            case .fromTop?: .up
            case .fromBottom?: .down
            default: .right
            }
        switch type {
        case .moveIn: self = .moveIn(direction)
        case .push: self = .push(direction)
        case .reveal: self = .reveal(direction)
        default: self = .fade
        }
    }
}
