#if Combine
    extension Publishers {
        /// A publisher of the elements of any number of publishers, in the order in which they come.
        public struct MergeMany<Upstream: Publisher>: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure

            public let publishers: [Upstream]

            public init(_ upstream: Upstream...) {
                publishers = upstream
            }

            public init(_ upstream: some Swift.Sequence<Upstream>) {
                publishers = Array(upstream)
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: publishers.count)
                subscriber.receive(subscription: merging)
                for publisher in publishers { merging.attach(publisher) }
                if publishers.isEmpty { merging.finishEmpty() }
            }

            /// Merges another publisher with these.
            public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
        }
    }

    extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
