import Dispatch

extension DispatchQueue {
    /// Whether this is the main queue. On Linux each access to `DispatchQueue.main` returns another object, so `===` is always false.
    package var isMain: Bool { label == DispatchQueue.main.label }
}
