import Foundation

/// An observation. It ends when this object is deallocated.
@preconcurrency @MainActor
public final class NSKeyValueObservation: MainActorObject {
    // `nonisolated(unsafe)`, because `deinit` also reads the property. No other code can access the object at that time.
    private nonisolated(unsafe) weak var observers: PropertyObservers?
    private let number: Int

    init(_ number: Int, of observers: PropertyObservers) {
        self.number = number
        self.observers = observers
        super.init(onMainActor: ())
    }

    deinit {
        MainActor.runOnDeinit(leaving: observers) { [number] in $0?.remove(number) }
    }

    /// Ends the observation.
    public func invalidate() {
        observers?.remove(number)
        observers = nil
    }
}
