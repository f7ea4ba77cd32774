#if Combine
    extension Publishers {
        /// A publisher of the latest elements of two publishers, each time one of them delivers an element.
        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure

            public let a: A
            public let b: B

            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, Output == Downstream.Input {
                let latest = Latest(downstream: subscriber, count: 2) { values in
                    guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
                    return (a, b)
                }
                subscriber.receive(subscription: latest)
                latest.attach(a, at: 0)
                latest.attach(b, at: 1)
            }
        }
    }

    extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
#endif
