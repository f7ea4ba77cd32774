import Foundation
import Host
import UIKit

/// What may be done, or was done, with data that is dragged between two programs.
public struct OutsideOperations: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data is copied.
    public static let copy = OutsideOperations(rawValue: 1 << 0)
    /// The data changes its place: the program that it comes from forgets it.
    public static let move = OutsideOperations(rawValue: 1 << 1)
    /// The data stays where it is, and is referred to.
    public static let link = OutsideOperations(rawValue: 1 << 2)

    init(_ operations: HostDragOperations) { rawValue = operations.rawValue }
    var forHost: HostDragOperations { HostDragOperations(rawValue: rawValue) }
}

/// Something that the window system drags over the window: another program's data, or the app's own that came back. Points are in the
/// window's coordinates; what it does reaches the app at once, before the call returns.
@preconcurrency @MainActor
public final class OutsideDrag {
    /// Where it is; nil while it is not over the window.
    public var location: CGPoint? { drop?.location }
    /// What the app last said that a drop would do; empty while it refuses one.
    public private(set) var proposal: OutsideOperations = []
    /// What the app did with what was dropped, empty when it failed; nil until the app has finished.
    public private(set) var outcome: OutsideOperations?
    /// The modifiers that are down during the drag.
    public var modifiers: UIKeyModifierFlags = []

    private let host: TestHost
    private let content: any HostContent
    private let allowed: HostDragOperations
    private let outgoing: TestOutgoingDrag?
    private var drop: TestIncomingDrag?
    private var isOver = false
    /// Where the pointer was last; a drag that comes back in begins there.
    private var last: CGPoint?

    init(host: TestHost, content: any HostContent, allowed: HostDragOperations, outgoing: TestOutgoingDrag?) {
        self.host = host
        self.content = content
        self.allowed = allowed
        self.outgoing = outgoing
    }

    /// Moves to `point`, where it enters the window when it is not over it. With a duration it goes there along a straight line at one
    /// speed, with one step a frame; with none it is there at once.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        guard duration > 0, let start = location else {
            step(to: point)
            return
        }
        host.play(for: duration) { progress in
            self.step(to: start.moved(towards: point, by: progress))
        }
    }

    /// Leaves the window, and may come back.
    public func leave() {
        guard let drop else { return }
        self.drop = nil
        proposal = []
        host.enter { host.platform.windows.first?.dropExited(drop) }
    }

    /// Lets go of what is dragged. Where the app refuses it, it leaves, as with every window system.
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

    /// The program that it comes from is killed: over the window the drag is gone, and data that is still to come never does.
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
        drop.move(to: point, at: host.now, modifiers: HostModifiers(modifiers))
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
