import Foundation

extension UIWindow {
    /// How far in front of others a window is. Windows of one level are ordered by when they were shown.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// How far in front; windows with a higher one are in front of those with a lower one.
        public let rawValue: CGFloat

        /// A level between or beyond the named ones.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level between or beyond the named ones.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// An app's windows: 0.
        public static let normal = Level(rawValue: 0)
        /// In front of an app's windows: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of everything else: 2000.
        public static let alert = Level(rawValue: 2000)

        /// Whether a level is behind another one.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// A level that is further in front.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// A level that is further behind.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
        /// Moves a level to the front.
        public static func += (left: inout Level, right: CGFloat) { left = left + right }
        /// Moves a level to the back.
        public static func -= (left: inout Level, right: CGFloat) { left = left - right }
    }
}
