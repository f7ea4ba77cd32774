/// An object that must be deallocated with its window.
struct WeakObject {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
        self.object = object
        name = "\(type(of: object))"
    }
}
