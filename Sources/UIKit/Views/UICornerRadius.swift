/// The radius of a corner: fixed in points, or concentric with the corner of a container.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case concentric(minimum: Double)
    }

    let kind: Kind

    /// A fixed radius, in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(max(radius, 0))) }

    /// The radius of the container's nearest corner minus the distance to it, in points; at least `minimum`, or 0.
    ///
    /// The container is the nearest ancestor view with rounded corners.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: max(minimum ?? 0, 0)))
    }

    private init(kind: Kind) { self.kind = kind }

    /// Creates a fixed radius, in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates a fixed radius, in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}
