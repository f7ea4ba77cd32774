/// An observation by name.
struct NamedObservation {
    weak var observer: UIResponder?
    /// Which observer it is, also while that one is going.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let number: Int
}
