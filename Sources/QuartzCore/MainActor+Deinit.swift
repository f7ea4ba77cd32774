import Dispatch

extension MainActor {
    /// Ends, from its `deinit`, what an object of the main actor has to do with others.
    ///
    /// Classes that apps subclass have a plain `deinit`: an isolated one would refuse the plain `deinit` of every subclass, which is what
    /// apps write. An object whose last owner lets go of it on the main actor runs `finish` at once, elsewhere soon after on the main actor.
    /// Properties that a `deinit` reads are `nonisolated(unsafe)`: an object that dies has no other owner, so no other code meets it.
    /// - Parameter remains: what outlives the object. It dies on the main actor too, and nothing of it refers to the object any more.
    package nonisolated static func atDeath<Remains>(leaving remains: Remains, _ finish: @escaping @MainActor (Remains) -> Void) {
        // `nonisolated(unsafe)`: it is handed over, and not used here afterwards.
        nonisolated(unsafe) let remains = remains
        if ifCurrent({ finish(remains) }) != nil { return }
        DispatchQueue.main.async { finish(remains) }
    }
}
