extension UIResponder {
    /// The first view controller along the chain of responders, from this one on.
    var nearestController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
