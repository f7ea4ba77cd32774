#if Combine
    extension Publishers {
        /// A publisher of the elements of three publishers, in the order in which they come.
        public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
            public typealias Output = A.Output
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
            where A.Failure == Downstream.Failure, A.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: 3)
                subscriber.receive(subscription: merging)
                merging.attach(a)
                merging.attach(b)
                merging.attach(c)
            }

            /// Merges another publisher with these.
            public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge4<A, B, C, Z> where A.Failure == Z.Failure, A.Output == Z.Output {
                Publishers.Merge4(a, b, c, z)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
            where A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output {
                Publishers.Merge5(a, b, c, z, y)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge6<A, B, C, Z, Y, X>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output
            {
                Publishers.Merge6(a, b, c, z, y, x)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
                -> Publishers.Merge7<A, B, C, Z, Y, X, W>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output, A.Failure == W.Failure, A.Output == W.Output
            {
                Publishers.Merge7(a, b, c, z, y, x, w)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
                with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
            ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output, A.Failure == W.Failure, A.Output == W.Output, A.Failure == V.Failure, A.Output == V.Output
            {
                Publishers.Merge8(a, b, c, z, y, x, w, v)
            }
        }
    }

    extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
#endif
