// `@exclusivity(unchecked)` is for the benchmark rows `nested-width` and `grid-width` (layout): each positioned view reads this. Only the main actor
// accesses the property, without overlap.
/// A reference from boxes to their engine that does not retain the engine. Unlike an `unowned` reference, it can be used without a retain.
@MainActor
final class LayoutEngineLink {
    // The engine's `deinit` clears it, so that it never dangles. `nonisolated(unsafe)`: no other code refers to the engine at that time.
    @exclusivity(unchecked) private nonisolated(unsafe) var reference: Unmanaged<LayoutEngine>?

    /// Sets the engine, once.
    func attach(_ engine: LayoutEngine) { reference = Unmanaged.passUnretained(engine) }

    /// The engine. Accessing it after it was deallocated is a fatal error.
    var engine: LayoutEngine { knownReference.takeUnretainedValue() }

    /// Calls `body` with the engine, without a retain. `body` must not release the engine.
    @inline(__always)
    func borrow<Result>(_ body: (LayoutEngine) -> Result) -> Result { knownReference.borrow(body) }

    /// Clears the reference. The engine's `deinit` calls this.
    nonisolated func forgetEngine() { reference = nil }

    private var knownReference: Unmanaged<LayoutEngine> {
        guard let reference else { fatalError("A layout box was used after its engine was deallocated.") }
        return reference
    }
}
