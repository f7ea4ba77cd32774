import Foundation
import InterfaceReading

/// The nodes that a search has found. Retains their objects, so that the addresses are not reused.
@MainActor
struct SeenNodes {
    let isNeeded: Bool
    private var objects: [ObjectIdentifier: NSObject] = [:]

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    /// Adds a node. Returns false if the search has found the node before.
    mutating func insert(_ node: ElementNode) -> Bool {
        !isNeeded || objects.updateValue(node.object, forKey: node.id) == nil
    }
}
