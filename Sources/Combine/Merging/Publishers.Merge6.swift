#if Combine
    extension Publishers {
        /// A publisher of the elements of six publishers, in the order in which they come.
        public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
        where
            A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
            A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output
        {
            public typealias Output = A.Output
            public typealias Failure = A.Failure

            public let a: A
            public let b: B
            public let c: C
            public let d: D
            public let e: E
            public let f: F

            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
                self.f = f
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, A.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: 6)
                subscriber.receive(subscription: merging)
                merging.attach(a)
                merging.attach(b)
                merging.attach(c)
                merging.attach(d)
                merging.attach(e)
                merging.attach(f)
            }

            /// Merges another publisher with these.
            public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge7<A, B, C, D, E, F, Z>
            where A.Failure == Z.Failure, A.Output == Z.Output {
                Publishers.Merge7(a, b, c, d, e, f, z)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
            where A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output {
                Publishers.Merge8(a, b, c, d, e, f, z, y)
            }
        }
    }

    extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
#endif
