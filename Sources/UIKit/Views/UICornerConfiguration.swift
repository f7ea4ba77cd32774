import CoreGraphics

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Corner: Int, CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The corners' radii in the order of ``Corner``; nil for a square corner.
    let radii: [UICornerRadius?]
    /// Groups of corners that share the maximum radius among them.
    let groups: [[Int]]
    /// Whether the shorter sides are half circles.
    let isCapsule: Bool
    /// The maximum radius of a capsule, in points; nil for no limit.
    let maximum: Double?

    private init(_ radii: [UICornerRadius?], groups: [[Int]] = [], isCapsule: Bool = false, maximum: Double? = nil) {
        (self.radii, self.groups, self.isCapsule, self.maximum) = (radii, groups, isCapsule, maximum)
    }

    static let square = UICornerConfiguration([nil, nil, nil, nil])

    /// Uses `radius` for each corner independently. Concentric corners may therefore have different radii.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius])
    }

    /// A radius for each corner; nil for a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }

    /// A capsule with half circles at the shorter sides, with a radius of at most `maximumRadius` points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration([nil, nil, nil, nil], isCapsule: true, maximum: maximumRadius)
    }

    /// The same radius for all corners. A concentric radius is calculated for each corner, and the maximum is used.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], groups: [[0, 1, 2, 3]])
    }

    /// One radius for both upper corners, and one for both lower corners.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius], groups: [[0, 1], [2, 3]])
    }

    /// One radius for both left corners, and one for both right corners.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius], groups: [[0, 2], [1, 3]])
    }

    /// One radius for both upper corners, and individual radii for the lower ones; nil for a square corner.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], groups: [[0, 1]])
    }

    /// One radius for both lower corners, and individual radii for the upper ones; nil for a square corner.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], groups: [[2, 3]])
    }

    /// One radius for both left corners, and individual radii for the right ones; nil for a square corner.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, topRightRadius, leftRadius, bottomRightRadius], groups: [[0, 2]])
    }

    /// One radius for both right corners, and individual radii for the left ones; nil for a square corner.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], groups: [[1, 3]])
    }

    /// Returns the radii for a size, in points, each at most half of the shorter side.
    ///
    /// - Parameter concentric: Returns the radius that makes a corner concentric with the container's corner.
    func resolved(for size: CGSize, concentric: (Corner) -> CGFloat) -> [CGFloat] {
        let half = max(min(size.width, size.height) / 2, 0)
        if isCapsule { return [CGFloat](repeating: min(half, maximum.map { CGFloat($0) } ?? half), count: 4) }
        var resolved = Corner.allCases.map { corner -> CGFloat in
            switch radii[corner.rawValue]?.kind {
            case nil: 0
            case .fixed(let radius): min(CGFloat(radius), half)
            case .concentric(let minimum): min(max(concentric(corner), CGFloat(minimum)), half)
            }
        }
        for group in groups {
            let greatest = group.map { resolved[$0] }.max() ?? 0
            for index in group { resolved[index] = greatest }
        }
        return resolved
    }
}
