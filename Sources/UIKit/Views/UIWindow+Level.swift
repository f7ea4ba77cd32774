import Foundation

extension UIWindow {
    /// The position of a window in the z-order. Windows of the same level are ordered by the time when they were shown.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The value of the level. Windows with a higher value are in front.
        public let rawValue: CGFloat

        /// Creates a level between or beyond the named ones.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level between or beyond the named ones.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of an app's windows: 0.
        public static let normal = Level(rawValue: 0)
        /// A level in front of an app's windows: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// A level in front of all others: 2000.
        public static let alert = Level(rawValue: 2000)

        /// Whether a level is behind another one.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// Returns a higher level.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// Returns a lower level.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
        /// Raises a level.
        public static func += (left: inout Level, right: CGFloat) { left = left + right }
        /// Lowers a level.
        public static func -= (left: inout Level, right: CGFloat) { left = left - right }
    }
}
