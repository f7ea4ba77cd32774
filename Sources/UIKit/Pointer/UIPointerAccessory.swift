import Foundation
import Host

/// A sign beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: MainActorObject, NSCopying {
    /// A place beside the pointer.
    public struct Position: Sendable, Hashable {
        /// How far from the pointer, in points.
        public var offset: CGFloat
        /// In which direction, in radians clockwise from straight up.
        public var angle: CGFloat

        /// A place `offset` points away, `angle` radians clockwise from straight up.
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

    /// Where it is.
    public let position: Position

    init(at position: Position) {
        self.position = position
        super.init(onMainActor: ())
    }

    /// An arrow at `position` that points away from the pointer. Of the desktop's pointers the one is shown that has arrows along the same
    /// lines, so that only the angle counts.
    open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(at: position) }

    /// Itself: an accessory never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The desktop's pointer with such arrows; nil for none.
    static func cursor(of accessories: [UIPointerAccessory]) -> HostCursor? {
        // Opposite arrows lie on one line, of which there are four.
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
