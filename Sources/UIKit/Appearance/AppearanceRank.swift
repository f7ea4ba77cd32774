/// The specificity of a proxy that matches an object. The proxy with the greater rank takes precedence.
struct AppearanceRank: Comparable {
    /// The number of superclasses of the proxy's class.
    let classDepth: Int
    /// The positions of the matched containers, see ``AppearanceScope/positions(in:)``.
    let positions: [Int]
    let hasTraits: Bool
    /// The order in which proxies were requested.
    let order: Int

    static func < (first: AppearanceRank, second: AppearanceRank) -> Bool {
        if first.classDepth != second.classDepth { return first.classDepth < second.classDepth }
        // The list with the outer container at the first difference wins, otherwise the longer list.
        for (a, b) in zip(first.positions, second.positions) where a != b { return a > b }
        if first.positions.count != second.positions.count { return first.positions.count < second.positions.count }
        if first.hasTraits != second.hasTraits { return second.hasTraits }
        return first.order < second.order
    }
}
