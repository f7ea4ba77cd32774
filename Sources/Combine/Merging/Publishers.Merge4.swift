#if Combine
    extension Publishers {
        /// A publisher of the elements of four publishers, in the order in which they come.
        public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where
            A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
            A.Output == D.Output
        {
            public typealias Output = A.Output
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
            where A.Failure == Downstream.Failure, A.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: 4)
                subscriber.receive(subscription: merging)
                merging.attach(a)
                merging.attach(b)
                merging.attach(c)
                merging.attach(d)
            }

            /// Merges another publisher with these.
            public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge5<A, B, C, D, Z>
            where A.Failure == Z.Failure, A.Output == Z.Output {
                Publishers.Merge5(a, b, c, d, z)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
            where A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output {
                Publishers.Merge6(a, b, c, d, z, y)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output
            {
                Publishers.Merge7(a, b, c, d, z, y, x)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
                -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output, A.Failure == W.Failure, A.Output == W.Output
            {
                Publishers.Merge8(a, b, c, d, z, y, x, w)
            }
        }
    }

    extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
