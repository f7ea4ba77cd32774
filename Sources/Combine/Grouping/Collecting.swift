#if Combine
    import Foundation

    /// The subscriber and subscription of a publisher that collects elements by time.
    final class Collecting<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, @unchecked Sendable
    where Downstream.Input == [Input] {
        typealias Failure = Downstream.Failure

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        /// The number of elements in a full group; nil if only the time determines the groups.
        private let count: Int?
        private let options: Context.SchedulerOptions?

        /// Protects the state.
        private let lock = NSLock()
        /// Held while the downstream receives something, since the scheduler and the upstream may use different threads. The downstream may request or
        /// cancel meanwhile.
        private let delivery = NSRecursiveLock()
        private var downstream: Downstream?
        private var upstream: (any Subscription)?
        private var timer: (any Cancellable)?
        private var elements: [Input] = []
        private var demand = Subscribers.Demand.none

        init(downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.downstream = downstream
            self.options = options
            switch strategy {
            case .byTime(let scheduler, let interval): (self.scheduler, self.interval, count) = (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let limit):
                (self.scheduler, self.interval, count) = (scheduler, interval, limit)
            }
        }

        // MARK: Upstream

        func receive(subscription: any Subscription) {
            lock.lock()
            guard upstream == nil, let downstream else {
                lock.unlock()
                return subscription.cancel()
            }
            upstream = subscription
            lock.unlock()
            downstream.receive(subscription: self)
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
            ) { [weak self] in self?.publish() }
            lock.lock()
            let isActive = self.downstream != nil
            if isActive { self.timer = timer }
            lock.unlock()
            guard isActive else { return timer.cancel() }
            subscription.request(.unlimited)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            lock.lock()
            elements.append(input)
            let isFull = count.map { elements.count >= $0 } ?? false
            lock.unlock()
            if isFull { publish() }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            delivery.lock()
            defer { delivery.unlock() }
            if case .finished = completion { publish() }
            let receiver = end()
            receiver?.receive(completion: completion)
        }

        // MARK: Downstream

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            self.demand += demand
            lock.unlock()
        }

        func cancel() {
            let upstream = lock.withLock { self.upstream }
            _ = end()
            upstream?.cancel()
        }

        /// Publishes the elements if there are some and the downstream demands an array.
        private func publish() {
            delivery.lock()
            defer { delivery.unlock() }
            lock.lock()
            guard let downstream, demand > 0, !elements.isEmpty else { return lock.unlock() }
            let group = elements
            elements = []
            demand -= 1
            lock.unlock()
            let more = downstream.receive(group)
            lock.lock()
            demand += more
            lock.unlock()
        }

        /// Stops the timer. Returns the downstream if the subscription was active.
        private func end() -> Downstream? {
            lock.lock()
            let (receiver, timer) = (downstream, self.timer)
            (downstream, upstream, self.timer, elements) = (nil, nil, nil, [])
            lock.unlock()
            timer?.cancel()
            return receiver
        }
    }
#endif
