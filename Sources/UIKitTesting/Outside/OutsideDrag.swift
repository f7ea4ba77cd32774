import Foundation
import Host
import UIKit

/// The operations of a drag between two programs.
public struct OutsideOperations: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data is copied.
    public static let copy = OutsideOperations(rawValue: 1 << 0)
    /// The data is moved: the source deletes it.
    public static let move = OutsideOperations(rawValue: 1 << 1)
    /// The data stays in the source; the target refers to it.
    public static let link = OutsideOperations(rawValue: 1 << 2)

    init(_ operations: HostDragOperations) { rawValue = operations.rawValue }
    var forHost: HostDragOperations { HostDragOperations(rawValue: rawValue) }
}

/// A drag that the window system delivers to the window. It was started by another program, or by the app and has returned to the window.
///
/// Points are in window coordinates. Events reach the app before a call returns.
@preconcurrency @MainActor
public final class OutsideDrag {
    /// The drag's location; nil while it is not over the window.
    public var location: CGPoint? { drop?.location }
    /// The operation that the app last proposed; empty if it refuses the drop.
    public private(set) var proposal: OutsideOperations = []
    /// The operation that the app performed; empty if it failed, nil until it has finished.
    public private(set) var outcome: OutsideOperations?

    private let host: TestHost
    private let content: any HostContent
    private let allowed: HostDragOperations
    private let outgoing: TestOutgoingDrag?
    private var drop: TestIncomingDrag?
    private var isOver = false

    init(host: TestHost, content: any HostContent, allowed: HostDragOperations, outgoing: TestOutgoingDrag?) {
        self.host = host
        self.content = content
        self.allowed = allowed
        self.outgoing = outgoing
    }

    /// Moves to `point`, and enters the window if the drag is outside. With a duration, it moves in a straight line at constant speed, with one event a
    /// frame. Without a duration, it moves with a single event.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        guard duration > 0, let start = location else {
            step(to: point)
            return
        }
        host.play(for: duration) { progress in
            self.step(to: start.moved(towards: point, by: progress))
        }
    }

    /// Leaves the window. The drag may re-enter.
    public func leave() {
        guard let drop else { return }
        self.drop = nil
        proposal = []
        host.enter { host.platform.windows.first?.dropExited(drop) }
    }

    /// Drops at `point`, or at the current location. If the app refuses the drop, the drag leaves the window.
    public func drop(at point: CGPoint? = nil) {
        guard !isOver else { return }
        if let point { step(to: point) }
        guard let drop, !drop.proposal.isEmpty else {
            leave()
            end(nil)
            return
        }
        isOver = true
        self.drop = nil
        drop.allowReading()
        host.enter { host.platform.windows.first?.dropPerformed(drop) }
    }

    /// Kills the source program: the drag leaves the window, and pending data never arrives.
    public func die() {
        (content as? OutsideContent)?.die()
        leave()
        end(nil)
    }

    private func step(to point: CGPoint) {
        guard !isOver, let window = host.platform.windows.first else { return }
        let isNew = drop == nil
        let drop = drop ?? makeDrop()
        self.drop = drop
        drop.location = point
        host.enter {
            isNew ? window.dropEntered(drop) : window.dropMoved(drop)
            host.deliver()
        }
    }

    private func makeDrop() -> TestIncomingDrag {
        let drop = TestIncomingDrag(content: content, operations: allowed, outgoing: outgoing)
        drop.onPropose = { [weak self, weak drop] operation in
            if let self, let drop, self.drop === drop { proposal = OutsideOperations(operation) }
        }
        drop.onFinish = { [weak self] operation in
            self?.outcome = OutsideOperations(operation)
            self?.end(operation)
        }
        return drop
    }

    private func end(_ operation: HostDragOperations?) {
        isOver = true
        outgoing?.end(operation.flatMap { $0.isEmpty ? nil : $0 })
    }
}
