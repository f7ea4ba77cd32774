/// The priority of a constraint. 1000 is required. A higher priority always wins over any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority, from 1 to 1000 (required).
    public var rawValue: Float

    /// Creates a priority from 1 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: a constraint that must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// 750: the compression resistance of a button.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag of a window's edge that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag of a window's edge that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the default content hugging of a view.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the target size of ``UIView/systemLayoutSizeFitting(_:)``.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
