import Foundation
import Host
import UIKit

/// A drag of the app that has left the window and is over another program. The test plays that program.
@preconcurrency @MainActor
public final class OutgoingDrag {
    /// The offered formats as MIME types, the best first.
    public var formats: [String] { drag.content.formats }
    /// The operations that the app allows.
    public var allowed: OutsideOperations { OutsideOperations(drag.operations) }
    /// The size of the drag image, in points.
    public var imageSize: CGSize { drag.imageSize }
    /// The pointer's position in the drag image, in points from its top left corner.
    public var hotSpot: CGPoint { drag.hotSpot }
    /// Whether the drag has ended for any reason, such as a cancellation by the app.
    public var isOver: Bool { outgoing.isOver }

    private let host: TestHost
    private let outgoing: TestOutgoingDrag
    private var drag: HostOutgoingDrag { outgoing.drag }

    init(host: TestHost, outgoing: TestOutgoingDrag) {
        self.host = host
        self.outgoing = outgoing
    }

    /// Reads the data of `format`, at most `limit` bytes, as the other program does after a drop.
    ///
    /// - Throws: The error of the app's item provider, or an error if the data is longer than `limit`.
    public func data(_ format: String, limit: Int = 1 << 26) async throws -> Data {
        let data = try await drag.content.data(format, limit: limit)
        Platform.bindToCurrentTask(host.platform)
        return data
    }

    /// Ends the drag with a drop on the other program, which performed `operation`.
    public func drop(doing operation: OutsideOperations = .copy) {
        host.enter { outgoing.end(operation.isEmpty ? nil : operation.forHost) }
    }

    /// Ends the drag without a drop, as if it was released outside of a target, the user pressed the Escape key, or the other program terminated.
    public func cancel() {
        host.enter { outgoing.end(nil) }
    }

    /// Moves the drag back into the window, to `point`.
    public func comeBack(to point: CGPoint) -> OutsideDrag {
        let back = OutsideDrag(host: host, content: drag.content, allowed: drag.operations, outgoing: outgoing)
        back.move(to: point)
        return back
    }
}
