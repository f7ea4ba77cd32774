import Host

/// The window's side of an outgoing drag.
@MainActor
final class TestOutgoingDrag: HostDragHandle {
    let drag: HostOutgoingDrag
    private(set) var isOver = false
    private weak var platform: TestPlatform?
    private let forget: () -> Void

    init(_ drag: HostOutgoingDrag, platform: TestPlatform, forget: @escaping () -> Void) {
        self.drag = drag
        self.platform = platform
        self.forget = forget
    }

    func cancel() {
        end(nil)
    }

    func end(_ operation: HostDragOperations?) {
        guard !isOver else { return }
        isOver = true
        forget()
        guard let platform else { return }
        Platform.with(platform) { drag.didEnd(operation) }
    }
}
