/// How much a constraint matters: 1000 is required, and of two others the higher one always wins, however many the lower ones are.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 1, hardly at all, to 1000, required.
    public var rawValue: Float

    /// A priority from 1 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: always satisfied.
    public static let required = UILayoutPriority(1000)
    /// 750: how much a button resists being made smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a person's drag of a window's edge may change the size of the scene, but no more than this.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the scene's size stays as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a person's drag that may not change the size of the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much a view keeps to its content's size where there is more room.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how much ``UIView/systemLayoutSizeFitting(_:)`` wants the size that it is given.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
