extension UIResponder {
    /// The first view controller in the responder chain, starting at this responder.
    var nearestController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
