/// An observation of a key path that was given as a string.
struct NamedObservation {
    weak var observer: AnyObject?
    /// The identity of the observer, also valid during its deinitialization.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let number: Int
}
