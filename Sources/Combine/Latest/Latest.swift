#if Combine
    import Foundation

    /// The subscription of a publisher of the latest elements: stores the last element of each upstream.
    ///
    /// Passes the demand of the downstream to every upstream. An element that arrives without remaining demand replaces the upstream's previous element, and
    /// is part of the next output.
    final class Latest<Downstream: Subscriber>: Subscription, @unchecked Sendable {
        typealias Failure = Downstream.Failure

        /// Protects the state.
        private let lock = NSLock()
        /// Held while the downstream receives something. The downstream may request or cancel meanwhile.
        private let delivery = NSRecursiveLock()
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var upstreams: [(any Subscription)?]
        private var values: [Any?]
        private var isRunning: [Bool]
        private let output: ([Any]) -> Downstream.Input?

        /// Creates the subscription of `count` upstreams. `output` makes the output of one element of each.
        init(downstream: Downstream, count: Int, output: @escaping ([Any]) -> Downstream.Input?) {
            self.downstream = downstream
            upstreams = Array(repeating: nil, count: count)
            values = Array(repeating: nil, count: count)
            isRunning = Array(repeating: true, count: count)
            self.output = output
        }

        func attach<Upstream: Publisher>(_ upstream: Upstream, at index: Int) where Upstream.Failure == Failure {
            upstream.subscribe(Side<Upstream.Output>(latest: self, index: index))
        }

        // MARK: Upstream

        fileprivate func receive(upstream: any Subscription, at index: Int) {
            lock.lock()
            let isActive = downstream != nil
            if isActive { upstreams[index] = upstream }
            let demand = demand
            lock.unlock()
            guard isActive else { return upstream.cancel() }
            if demand > 0 { upstream.request(demand) }
        }

        fileprivate func receive(_ element: Any, at index: Int) -> Subscribers.Demand {
            // Take the downstream's lock first, so that outputs are delivered in the order in which they are made.
            delivery.lock()
            defer { delivery.unlock() }
            lock.lock()
            values[index] = element
            let latest = values.compactMap { $0 }
            guard let downstream, demand > 0, latest.count == values.count, let output = output(latest) else {
                lock.unlock()
                return .none
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(output)
            guard more > 0 else { return .none }
            lock.lock()
            demand += more
            let others = upstreams.enumerated().filter { $0.offset != index }.compactMap(\.element)
            lock.unlock()
            for other in others { other.request(more) }
            return more
        }

        fileprivate func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
            lock.lock()
            isRunning[index] = false
            upstreams[index] = nil
            // An upstream that finished without an element prevents all further output.
            let isLast = !isRunning.contains(true) || values[index] == nil
            if case .finished = completion, !isLast { return lock.unlock() }
            let receiver = downstream
            let others = upstreams
            downstream = nil
            upstreams = Array(repeating: nil, count: others.count)
            lock.unlock()
            for other in others { other?.cancel() }
            delivery.lock()
            receiver?.receive(completion: completion)
            delivery.unlock()
        }

        // MARK: Downstream

        func request(_ demand: Subscribers.Demand) {
            guard demand > 0 else { return }
            lock.lock()
            self.demand += demand
            let others = upstreams
            lock.unlock()
            for other in others { other?.request(demand) }
        }

        func cancel() {
            lock.lock()
            let others = upstreams
            downstream = nil
            upstreams = Array(repeating: nil, count: others.count)
            lock.unlock()
            for other in others { other?.cancel() }
        }

        /// The subscriber of one upstream.
        private final class Side<Input>: Subscriber {
            private let latest: Latest
            private let index: Int

            init(latest: Latest, index: Int) {
                self.latest = latest
                self.index = index
            }

            func receive(subscription: any Subscription) { latest.receive(upstream: subscription, at: index) }

            func receive(_ input: Input) -> Subscribers.Demand { latest.receive(input, at: index) }

            func receive(completion: Subscribers.Completion<Failure>) { latest.receive(completion: completion, at: index) }
        }
    }
#endif
