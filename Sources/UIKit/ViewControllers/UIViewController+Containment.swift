extension UIViewController {
    func baseAddChild(_ child: UIViewController) {
        guard !isInside(child) else {
            assertionFailure("A view controller cannot be a child of itself or of one of its descendants.")
            viewLog.error(
                "Cannot add \(child.identification) to \(identification), which is the same view controller or one of its descendants.")
            return
        }
        guard child.container !== self else { return }
        if child.container != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        contained.append(child)
        child.container = self
        child.passOnTraits()
    }

    func baseRemoveFromParent() {
        guard let parent = container else { return }
        parent.contained.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        container = nil
        didMove(toParent: nil)
    }

    private func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.container).contains { $0 === other }
    }
}
