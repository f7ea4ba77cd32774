/// How bold text is to be.
public enum UILegibilityWeight: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// As it is.
    case regular = 0
    /// Bolder.
    case bold = 1
}

/// How bold text is to be. ``UITraitCollection/legibilityWeight``.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// What holds where neither the app nor the desktop says another.
    public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitCollection {
    /// Traits of a preferred boldness of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
}

extension UIMutableTraits {
    /// How bold the person prefers text to be.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}
