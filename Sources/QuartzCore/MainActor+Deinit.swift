import Dispatch

extension MainActor {
    /// Finishes the deinitialization of a main-actor object from its `deinit`.
    ///
    /// Classes that apps subclass have a nonisolated `deinit`. Swift would reject the usual nonisolated `deinit` of an app's subclass if the superclass had
    /// an isolated one. If the last release is on the main actor, `finish` runs immediately; otherwise it runs soon afterwards on the main actor. Properties
    /// that a `deinit` reads are `nonisolated(unsafe)`: no other code has a reference at that time.
    /// - Parameter remains: The state that outlives the object. It is released on the main actor too, and must not refer to the object.
    package nonisolated static func runOnDeinit<Remains>(leaving remains: Remains, _ finish: @escaping @MainActor (Remains) -> Void) {
        // `nonisolated(unsafe)`: the value is passed on and not used here afterwards.
        nonisolated(unsafe) let remains = remains
        if ifCurrent({ finish(remains) }) != nil { return }
        DispatchQueue.main.async { finish(remains) }
    }
}
