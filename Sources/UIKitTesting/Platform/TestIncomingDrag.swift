import Foundation
import Host

/// An ``OutsideDrag`` as the window reports it to the app.
@MainActor
final class TestIncomingDrag: HostIncomingDrag {
    var content: any HostContent { gate }
    let operations: HostDragOperations
    var location = CGPoint.zero
    let outgoing: (any HostDragHandle)?

    /// The operations that the app last proposed.
    private(set) var proposal: HostDragOperations = []
    var onPropose: ((HostDragOperations) -> Void)?
    var onFinish: ((HostDragOperations) -> Void)?

    private let gate: HostSealedContent

    init(content: any HostContent, operations: HostDragOperations, outgoing: (any HostDragHandle)?) {
        gate = HostSealedContent(content)
        self.operations = operations
        self.outgoing = outgoing
    }

    func allowReading() {
        gate.open()
    }

    func propose(_ operation: HostDragOperations) {
        proposal = operation.intersection(operations)
        onPropose?(proposal)
    }

    func finish(_ operation: HostDragOperations) {
        precondition(onFinish != nil, "A drop can be finished only once.")
        let onFinish = onFinish
        self.onFinish = nil
        onFinish?(operation)
    }
}
