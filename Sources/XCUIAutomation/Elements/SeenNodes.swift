/// The elements that a search has found.
@MainActor
struct SeenNodes {
    let isNeeded: Bool
    private var identities: Set<ElementIdentity> = []

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    /// Adds a node. Returns false if the search has found the node before.
    mutating func insert(_ node: any QueriedElement) -> Bool {
        !isNeeded || identities.insert(node.identity).inserted
    }
}
