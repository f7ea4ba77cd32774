/// The motion from the old snapshot to the new state in a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old image cross-fades to the new one. The default.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new image slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new image pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old image slides out and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the images of a transition enter.
///
/// `fromTop` and `fromBottom` follow a coordinate system whose y axis points up, as on Apple's systems: `fromTop` moves towards smaller y, which is up the
/// screen.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moves to the right. The default.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Moves to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Moves up the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Moves down the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The style in which a transition is drawn.
package enum TransitionKind: Hashable, Sendable {
    /// The direction of the motion.
    package enum Direction: Hashable, Sendable { case left, right, up, down }

    case fade
    case moveIn(Direction)
    case push(Direction)
    case reveal(Direction)
    /// Flips the old and the new image like the two sides of a card. The side near the viewer moves in the direction.
    case flip(Direction)
    /// Curls the old image up like a page.
    case curlUp
    /// Curls the new image down over the old one like a page.
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
