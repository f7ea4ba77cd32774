#if Combine
    extension Publishers {
        /// A publisher of the elements of five publishers, in the order in which they come.
        public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
        where
            A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
            A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
        {
            public typealias Output = A.Output
            public typealias Failure = A.Failure

            public let a: A
            public let b: B
            public let c: C
            public let d: D
            public let e: E

            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, A.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: 5)
                subscriber.receive(subscription: merging)
                merging.attach(a)
                merging.attach(b)
                merging.attach(c)
                merging.attach(d)
                merging.attach(e)
            }

            /// Merges another publisher with these.
            public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge6<A, B, C, D, E, Z>
            where A.Failure == Z.Failure, A.Output == Z.Output {
                Publishers.Merge6(a, b, c, d, e, z)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
            where A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output {
                Publishers.Merge7(a, b, c, d, e, z, y)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
                -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output
            {
                Publishers.Merge8(a, b, c, d, e, z, y, x)
            }
        }
    }

    extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
#endif
