/// An observation by name.
struct NamedObservation {
    weak var observer: UIResponder?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let number: Int
}
