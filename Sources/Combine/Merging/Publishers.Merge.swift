#if Combine
    extension Publishers {
        /// A publisher of the elements of two publishers, in the order in which they come.
        public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
            public typealias Output = A.Output
            public typealias Failure = A.Failure

            public let a: A
            public let b: B

            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where A.Failure == Downstream.Failure, A.Output == Downstream.Input {
                let merging = Merging(downstream: subscriber, count: 2)
                subscriber.receive(subscription: merging)
                merging.attach(a)
                merging.attach(b)
            }

            /// Merges another publisher with these.
            public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge3<A, B, Z> where A.Failure == Z.Failure, A.Output == Z.Output {
                Publishers.Merge3(a, b, z)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
            where A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output {
                Publishers.Merge4(a, b, z, y)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge5<A, B, Z, Y, X>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output
            {
                Publishers.Merge5(a, b, z, y, x)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
                -> Publishers.Merge6<A, B, Z, Y, X, W>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output, A.Failure == W.Failure, A.Output == W.Output
            {
                Publishers.Merge6(a, b, z, y, x, w)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
                with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
            ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output, A.Failure == W.Failure, A.Output == W.Output, A.Failure == V.Failure, A.Output == V.Output
            {
                Publishers.Merge7(a, b, z, y, x, w, v)
            }

            /// Merges other publishers with these.
            public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
                with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
            ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
            where
                A.Failure == Z.Failure, A.Output == Z.Output, A.Failure == Y.Failure, A.Output == Y.Output, A.Failure == X.Failure,
                A.Output == X.Output, A.Failure == W.Failure, A.Output == W.Output, A.Failure == V.Failure, A.Output == V.Output,
                A.Failure == U.Failure, A.Output == U.Output
            {
                Publishers.Merge8(a, b, z, y, x, w, v, u)
            }
        }
    }

    extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
#endif
