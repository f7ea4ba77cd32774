import UniformTypeIdentifiers

extension ItemRepresentation {
    /// Whether it is of the type or of one that conforms to it. Types that are not declared conform to themselves alone.
    func conforms(to typeIdentifier: String) -> Bool {
        if self.typeIdentifier == typeIdentifier { return true }
        return UTType.conforms(self.typeIdentifier, to: typeIdentifier)
    }
}
