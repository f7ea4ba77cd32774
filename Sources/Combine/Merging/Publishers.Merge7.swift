#if Combine
    extension Publishers {
        /// A publisher of the elements of seven publishers, in the order in which they come.
        public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
        where
            A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
            A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output,
            A.Failure == G.Failure, A.Output == G.Output
        {
            public typealias Output = A.Output
            public typealias Failure = A.Failure

            public let a: A
            public let b: B
            public let c: C
            public let d: D
            public let e: E
            public let f: F
            public let g: G

            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
                self.f = f
                self.g = g
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, A.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: 7)
                subscriber.receive(subscription: merging)
                merging.attach(a)
                merging.attach(b)
                merging.attach(c)
                merging.attach(d)
                merging.attach(e)
                merging.attach(f)
                merging.attach(g)
            }

            /// Merges another publisher with these.
            public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
            where A.Failure == Z.Failure, A.Output == Z.Output {
                Publishers.Merge8(a, b, c, d, e, f, g, z)
            }
        }
    }

    extension Publishers.Merge7: Equatable
    where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
#endif
