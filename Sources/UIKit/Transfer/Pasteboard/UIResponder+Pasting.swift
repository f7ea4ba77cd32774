extension UIResponder {
    /// Whether the pasteboard has something that ``pasteConfiguration`` takes.
    var canPasteFromPasteboard: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
    }

    /// Gives what is on the pasteboard to ``paste(itemProviders:)``, where it is taken.
    func basePaste() {
        guard pasteConfiguration != nil else { return }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Whether there are items, and each has a type that ``pasteConfiguration`` takes.
    func baseCanPaste(_ providers: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !providers.isEmpty else { return false }
        return providers.allSatisfy { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
    }
}
