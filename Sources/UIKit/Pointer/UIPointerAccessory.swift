import Foundation
import Host

/// An accessory beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: MainActorObject, NSCopying {
    /// A position relative to the pointer.
    public struct Position: Sendable, Hashable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The direction, in radians clockwise from the top.
        public var angle: CGFloat

        /// A position at a distance in points and a direction in radians clockwise from the top.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        private init(eighth: CGFloat) { self.init(offset: 16, angle: eighth * .pi / 4) }

        /// Above.
        public static let top = Position(eighth: 0)
        /// Above and to the right.
        public static let topRight = Position(eighth: 1)
        /// To the right.
        public static let right = Position(eighth: 2)
        /// Below and to the right.
        public static let bottomRight = Position(eighth: 3)
        /// Below.
        public static let bottom = Position(eighth: 4)
        /// Below and to the left.
        public static let bottomLeft = Position(eighth: 5)
        /// To the left.
        public static let left = Position(eighth: 6)
        /// Above and to the left.
        public static let topLeft = Position(eighth: 7)
    }

    /// The position of the accessory.
    open private(set) var position: Position

    init(at position: Position) {
        self.position = position
        super.init(onMainActor: ())
    }

    /// An arrow at `position` that points away from the pointer. Differs from UIKit: shown by the desktop's resize cursor with the closest
    /// directions, so only the angle has an effect.
    open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(at: position) }

    /// Returns the accessory itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The desktop's cursor with matching arrows. Nil without accessories.
    static func cursor(of accessories: [UIPointerAccessory]) -> HostCursor? {
        // Opposite arrows share an axis. There are four axes.
        let lines = Set(
            accessories.map { accessory in
                let eighths = Int((accessory.position.angle / (.pi / 4)).rounded())
                return ((eighths % 4) + 4) % 4
            })
        switch lines {
        case []: return nil
        case [0]: return .resizeVertically
        case [1]: return .resizeUpwards
        case [2]: return .resizeHorizontally
        case [3]: return .resizeDownwards
        default: return .move
        }
    }
}
