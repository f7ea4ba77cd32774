import Foundation
import Host
import UIKit

/// A drag of the app's that left the window and is now over another program, as a test plays that one.
@preconcurrency @MainActor
public final class OutgoingDrag {
    /// The formats that the app offers, MIME types, the best first.
    public var formats: [String] { drag.content.formats }
    /// What the app allows.
    public var allowed: OutsideOperations { OutsideOperations(drag.operations) }
    /// The size of what hangs under the pointer, in points.
    public var imageSize: CGSize { drag.imageSize }
    /// The pointer's place in what hangs under it, in points from its top left corner.
    public var hotSpot: CGPoint { drag.hotSpot }
    /// The app called it off, or it has ended otherwise.
    public var isOver: Bool { outgoing.isOver }

    private let host: TestHost
    private let outgoing: TestOutgoingDrag
    private var drag: HostOutgoingDrag { outgoing.drag }

    init(host: TestHost, outgoing: TestOutgoingDrag) {
        self.host = host
        self.outgoing = outgoing
    }

    /// Reads what the app gives for `format`, of at most `limit` bytes, as the other program does after a drop.
    public func data(_ format: String, limit: Int = 1 << 26) async throws -> Data {
        let data = try await drag.content.data(format, limit: limit)
        Platform.bindToCurrentTask(host.platform)
        return data
    }

    /// The other program took the drop and did `operation`, after it had read what it wanted.
    public func drop(doing operation: OutsideOperations = .copy) {
        host.enter { outgoing.end(operation.isEmpty ? nil : operation.forHost) }
    }

    /// It was dropped where no target takes it, or called off by the Escape key, or the other program died.
    public func cancel() {
        host.enter { outgoing.end(nil) }
    }

    /// It comes back into the window at `point`.
    public func comeBack(to point: CGPoint) -> OutsideDrag {
        let back = OutsideDrag(host: host, content: drag.content, allowed: drag.operations, outgoing: outgoing)
        back.move(to: point)
        return back
    }
}

/// The window's side of it.
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
