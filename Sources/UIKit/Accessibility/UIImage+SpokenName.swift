extension UIImage {
    /// The name of an image for speech: its label, or words that describe the symbol. Nil without either.
    @MainActor var spokenName: String? {
        if let label = accessibilityLabel { return label }
        guard let name = traits.symbol?.name else { return nil }
        // Parts of a symbol's name that describe its variant are not spoken.
        let silent: Set<Substring> = ["circle", "square", "fill", "rectangle", "slash", "badge", "on"]
        let words = name.split(separator: ".").filter { !silent.contains($0) }
        guard let first = words.first else { return nil }
        let known: [Substring: String] = [
            "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete", "ellipsis": "More",
            "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search", "pencil": "Edit", "heart": "Like",
            "chevron": "Arrow", "info": "More Info", "house": "Home", "bookmark": "Bookmark", "play": "Play", "pause": "Pause",
        ]
        return known[first].map { AccessibilityStrings.text($0) } ?? words.joined(separator: " ")
    }
}
