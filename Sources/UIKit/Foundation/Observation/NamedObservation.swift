/// An observation of a key path by name.
struct NamedObservation {
    weak var observer: UIResponder?
    /// The identity of the observer, also valid during its deinitialization.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let number: Int
}
