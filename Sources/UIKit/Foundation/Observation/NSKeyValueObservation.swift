import Foundation

/// An observation, which ends with this object.
@preconcurrency @MainActor
public final class NSKeyValueObservation: MainActorObject {
    // `nonisolated(unsafe)`: `deinit` reads it too, when no other code can.
    private nonisolated(unsafe) weak var observers: PropertyObservers?
    private let number: Int

    init(_ number: Int, of observers: PropertyObservers) {
        self.number = number
        self.observers = observers
        super.init(onMainActor: ())
    }

    deinit {
        MainActor.atDeath(leaving: observers) { [number] in $0?.remove(number) }
    }

    /// Ends it.
    public func invalidate() {
        observers?.remove(number)
        observers = nil
    }
}
