extension UIResponder: UIPasteConfigurationSupporting {
    /// Whether the pasteboard has content that ``pasteConfiguration`` accepts.
    var canPasteFromPasteboard: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
    }

    /// Passes accepted content of the pasteboard to ``paste(itemProviders:)``.
    func basePaste() {
        guard pasteConfiguration != nil else { return }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Whether each item has a type that ``pasteConfiguration`` accepts, and there are items.
    func baseCanPaste(_ providers: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !providers.isEmpty else { return false }
        return providers.allSatisfy { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
    }
}
