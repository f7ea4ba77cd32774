/// The radius of a corner: a number of points, or one that makes the corner concentric with its container's.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case concentric(minimum: Double)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(max(radius, 0))) }

    /// The radius of the container's nearest corner less the view's distance from it, in points: at least `minimum`, or 0.
    ///
    /// The container is the nearest view above with round corners.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: max(minimum ?? 0, 0)))
    }

    private init(kind: Kind) { self.kind = kind }

    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}
