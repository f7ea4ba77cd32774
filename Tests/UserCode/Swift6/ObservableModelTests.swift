import Observation
import Synchronization
import Testing

/// A model as iOS projects write it.
@Observable
private final class CounterModel {
    var count = 0
    var title = "a"
    @ObservationIgnored var cache = 0
}

@Suite("Observable models")
struct ObservableModelTests {
    @Test("Tracking reports the first change of a property that was read, and no other")
    func tracking() {
        let model = CounterModel()
        let changes = Mutex(0)
        withObservationTracking {
            _ = model.count
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        model.title = "b"
        model.cache = 1
        #expect(changes.withLock { $0 } == 0)
        model.count = 1
        model.count = 2
        #expect(changes.withLock { $0 } == 1)
    }
}
