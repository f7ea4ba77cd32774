import Dispatch
import Synchronization

/// Observes the network.
///
/// GIO reports changes of routes, and NetworkManager's connectivity and metering if it runs.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        /// The last path that the handler received.
        var delivered: NWPath?
        var observation: (any Sendable & AnyObject)?
        /// Ends the iteration over the monitor.
        var endIteration: (@Sendable () -> Void)?
        var isCancelled = false
    }

    private let service = NetworkService.current
    private let allows: @Sendable (NWInterface.InterfaceType) -> Bool
    private let state = Mutex(State())

    /// Creates a monitor of all interfaces.
    public init() { allows = { _ in true } }

    /// Creates a monitor of the interfaces of one type. Its path is satisfied only if one of these is available.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { allows = { $0 == requiredInterfaceType } }

    /// Creates a monitor that ignores the interfaces of some types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { allows = { !prohibitedInterfaceTypes.contains($0) } }

    /// The path now.
    public var currentPath: NWPath { NWPath(service.backend.state, allows: allows) }

    /// Called on the queue of ``start(queue:)`` with the first path, and after each change.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set {
            // The old handler is released outside of the lock: the objects that it retains may use the monitor.
            let old = state.withLock { state in
                defer { state.handler = newValue }
                return state.handler
            }
            withExtendedLifetime(old) {}
        }
    }

    /// The queue of ``start(queue:)``; nil before it.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Starts monitoring. Does nothing if the monitor was started or cancelled before.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isFirst else { return }
        let observation = service.backend.observe { [weak self] in self?.update() }
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.observation = observation }
            return state.isCancelled
        }
        if !isCancelled { update() }
    }

    /// Stops monitoring for good.
    public func cancel() {
        let ended = state.withLock { state in
            state.isCancelled = true
            defer { (state.handler, state.observation, state.endIteration) = (nil, nil, nil) }
            return (handler: state.handler, observation: state.observation, endIteration: state.endIteration)
        }
        // The handler is released outside of the lock, because the objects that it retains may use the monitor.
        ended.endIteration?()
        withExtendedLifetime(ended) {}
    }

    /// Delivers the path if it changed since the last delivery.
    private func update() {
        guard let queue else { return }
        queue.async { [weak self] in
            guard let self else { return }
            let path = currentPath
            let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
                guard !state.isCancelled, state.delivered != path else { return nil }
                state.delivered = path
                return state.handler
            }
            handler?(path)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// The paths of a monitor: the current one, then each change. The iteration starts the monitor; the end of the iteration cancels it.
    public struct Iterator: AsyncIteratorProtocol {
        private var paths: AsyncStream<NWPath>.Iterator

        init(_ paths: AsyncStream<NWPath>) { self.paths = paths.makeAsyncIterator() }

        /// The next path; nil after the monitor was cancelled.
        public mutating func next() async -> NWPath? { await paths.next() }
    }

    /// Starts the monitor.
    public func makeAsyncIterator() -> Iterator {
        let (paths, continuation) = AsyncStream<NWPath>.makeStream(bufferingPolicy: .bufferingNewest(1))
        // The stream retains the monitor until the stream ends.
        pathUpdateHandler = { continuation.yield($0) }
        continuation.onTermination = { _ in self.cancel() }
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.endIteration = { continuation.finish() } }
            return state.isCancelled
        }
        if isCancelled { continuation.finish() }
        start(queue: DispatchQueue(label: "Network.NWPathMonitor"))
        return Iterator(paths)
    }
}
