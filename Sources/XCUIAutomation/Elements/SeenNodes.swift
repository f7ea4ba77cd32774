import Foundation

/// The nodes that a search has found, which it retains so that their addresses are not used again.
@MainActor
struct SeenNodes {
    let isNeeded: Bool
    private var objects: [ObjectIdentifier: NSObject] = [:]

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    /// Returns false if the node was found before.
    mutating func insert(_ node: ElementNode) -> Bool {
        !isNeeded || objects.updateValue(node.object, forKey: node.id) == nil
    }
}
