#if Combine
    import Foundation

    /// The subscription of a merged publisher: passes the elements of its upstreams on, one at a time.
    ///
    /// If the downstream's demand is unlimited, this demands unlimited elements of the upstreams. Otherwise it demands one element of each upstream, and
    /// stores the element until the downstream demands it.
    final class Merging<Downstream: Subscriber>: Subscription, @unchecked Sendable {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        /// Protects the state.
        private let lock = NSLock()
        /// Held while the downstream receives something. The downstream may request or cancel meanwhile.
        private let delivery = NSRecursiveLock()
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var upstreams: [any Subscription] = []
        /// The elements that wait for demand, with the upstreams that deliver the next ones afterwards.
        private var waiting: [(element: Input, upstream: any Subscription)] = []
        private var running: Int
        private var isDraining = false

        init(downstream: Downstream, count: Int) {
            self.downstream = downstream
            running = count
        }

        func attach<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Input, Upstream.Failure == Failure {
            upstream.subscribe(Side(merging: self))
        }

        /// Finishes a merge of no publisher.
        func finishEmpty() {
            running = 1
            receive(completion: .finished)
        }

        // MARK: Upstream

        fileprivate func receive(upstream: any Subscription) {
            lock.lock()
            let isActive = downstream != nil
            if isActive { upstreams.append(upstream) }
            let isUnlimited = demand == .unlimited
            lock.unlock()
            guard isActive else { return upstream.cancel() }
            upstream.request(isUnlimited ? .unlimited : .max(1))
        }

        fileprivate func receive(_ element: Input, from upstream: any Subscription) {
            lock.lock()
            guard downstream != nil else { return lock.unlock() }
            if demand == .unlimited, waiting.isEmpty, let downstream {
                lock.unlock()
                delivery.lock()
                _ = downstream.receive(element)
                delivery.unlock()
            } else {
                waiting.append((element, upstream))
                lock.unlock()
                drain()
            }
        }

        fileprivate func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            running -= 1
            if case .finished = completion, running > 0 || !waiting.isEmpty { return lock.unlock() }
            finish(completion)
        }

        /// Sends `completion` downstream, and cancels the other upstreams after a failure. Called with `lock` held; releases it.
        private func finish(_ completion: Subscribers.Completion<Failure>) {
            let receiver = downstream
            let others = upstreams
            (downstream, upstreams, waiting) = (nil, [], [])
            lock.unlock()
            if case .failure = completion { for other in others { other.cancel() } }
            delivery.lock()
            receiver?.receive(completion: completion)
            delivery.unlock()
        }

        // MARK: Downstream

        func request(_ demand: Subscribers.Demand) {
            guard demand > 0 else { return }
            lock.lock()
            let wasUnlimited = self.demand == .unlimited
            self.demand += demand
            let others = !wasUnlimited && self.demand == .unlimited ? upstreams : []
            lock.unlock()
            drain()
            for other in others { other.request(.unlimited) }
        }

        func cancel() {
            lock.lock()
            let others = upstreams
            (downstream, upstreams, waiting) = (nil, [], [])
            lock.unlock()
            for other in others { other.cancel() }
        }

        /// Delivers waiting elements while there is demand.
        private func drain() {
            lock.lock()
            guard !isDraining else { return lock.unlock() }
            isDraining = true
            while let downstream, demand > 0, !waiting.isEmpty {
                let (element, upstream) = waiting.removeFirst()
                demand -= 1
                let isUnlimited = demand == .unlimited
                lock.unlock()
                delivery.lock()
                let more = downstream.receive(element)
                delivery.unlock()
                lock.lock()
                demand += more
                guard !isUnlimited, self.downstream != nil else { continue }
                lock.unlock()
                upstream.request(.max(1))
                lock.lock()
            }
            isDraining = false
            guard running == 0, waiting.isEmpty, downstream != nil else { return lock.unlock() }
            finish(.finished)
        }

        /// The subscriber of one upstream.
        private final class Side: Subscriber {
            private let merging: Merging
            private var subscription: (any Subscription)?

            init(merging: Merging) { self.merging = merging }

            func receive(subscription: any Subscription) {
                self.subscription = subscription
                merging.receive(upstream: subscription)
            }

            func receive(_ input: Input) -> Subscribers.Demand {
                if let subscription { merging.receive(input, from: subscription) }
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                subscription = nil
                merging.receive(completion: completion)
            }
        }
    }
#endif
