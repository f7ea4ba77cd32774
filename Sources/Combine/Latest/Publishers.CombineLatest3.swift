#if Combine
    extension Publishers {
        /// A publisher of the latest elements of three publishers, each time one of them delivers an element.
        public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure {
            public typealias Output = (A.Output, B.Output, C.Output)
            public typealias Failure = A.Failure

            public let a: A
            public let b: B
            public let c: C

            public init(_ a: A, _ b: B, _ c: C) {
                self.a = a
                self.b = b
                self.c = c
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, Output == Downstream.Input {
                let latest = Latest(downstream: subscriber, count: 3) { values in
                    guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output else { return nil }
                    return (a, b, c)
                }
                subscriber.receive(subscription: latest)
                latest.attach(a, at: 0)
                latest.attach(b, at: 1)
                latest.attach(c, at: 2)
            }
        }
    }

    extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
#endif
