#if Combine
    extension Publishers {
        /// A publisher of the latest elements of four publishers, each time one of them delivers an element.
        public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
            public typealias Output = (A.Output, B.Output, C.Output, D.Output)
            public typealias Failure = A.Failure

            public let a: A
            public let b: B
            public let c: C
            public let d: D

            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, Output == Downstream.Input {
                let latest = Latest(downstream: subscriber, count: 4) { values in
                    guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
                        let d = values[3] as? D.Output
                    else { return nil }
                    return (a, b, c, d)
                }
                subscriber.receive(subscription: latest)
                latest.attach(a, at: 0)
                latest.attach(b, at: 1)
                latest.attach(c, at: 2)
                latest.attach(d, at: 3)
            }
        }
    }

    extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
