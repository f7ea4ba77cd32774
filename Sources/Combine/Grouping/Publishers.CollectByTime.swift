#if Combine
    extension Publishers {
        /// A publisher that collects the elements of each interval into an array.
        public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
            public typealias Output = [Upstream.Output]
            public typealias Failure = Upstream.Failure

            public let upstream: Upstream
            public let strategy: TimeGroupingStrategy<Context>
            public let options: Context.SchedulerOptions?

            public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
                self.upstream = upstream
                self.strategy = strategy
                self.options = options
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where Upstream.Failure == Downstream.Failure, [Upstream.Output] == Downstream.Input {
                upstream.subscribe(
                    Collecting<Upstream.Output, Downstream, Context>(downstream: subscriber, strategy: strategy, options: options))
            }
        }
    }

    extension Publisher {
        /// Collects the elements of an interval, and publishes them as an array. An interval without elements publishes nothing.
        public func collect<S: Scheduler>(
            _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
        ) -> Publishers.CollectByTime<Self, S> {
            Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
        }
    }
#endif
