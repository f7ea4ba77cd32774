/// The objects that an appearance proxy customizes.
struct AppearanceScope: Equatable {
    let type: AnyClass
    /// The container classes, from the innermost to the outermost.
    let containers: [AnyClass]
    let traits: UITraitCollection?

    static func == (first: AppearanceScope, second: AppearanceScope) -> Bool {
        first.type == second.type && first.containers.elementsEqual(second.containers, by: ==) && first.traits == second.traits
    }

    /// Matches the container classes with the objects of `chain`, which is ordered from the innermost to the outermost object.
    ///
    /// Returns the positions of the matched objects, counted from the outermost object and in ascending order. Nil if a container is missing.
    /// Each class matches the outermost remaining object, because Apple documents that the hierarchy is read from the window down.
    @MainActor func positions(in chain: [AnyObject]) -> [Int]? {
        var positions: [Int] = []
        var next = chain.count - 1
        for container in containers.reversed() {
            while next >= 0, !ClassLineage.isKind(Swift.type(of: chain[next]), of: container) { next -= 1 }
            guard next >= 0 else { return nil }
            positions.append(chain.count - 1 - next)
            next -= 1
        }
        return positions
    }
}
