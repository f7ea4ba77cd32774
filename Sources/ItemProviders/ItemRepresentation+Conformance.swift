import UniformTypeIdentifiers

extension ItemRepresentation {
    /// Whether the type is `typeIdentifier` or conforms to it. Undeclared types conform only to themselves.
    func conforms(to typeIdentifier: String) -> Bool {
        if self.typeIdentifier == typeIdentifier { return true }
        return UTType.conforms(self.typeIdentifier, to: typeIdentifier)
    }
}
