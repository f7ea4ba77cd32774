/// An observation of a key path that was given as a string.
struct NamedObservation {
    weak var observer: AnyObject?
    /// The identity of the observer. It remains valid while the observer is deinitialized, when the weak reference is already nil.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let number: Int
}
