/// The text weight that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The normal weight.
    case regular = 0
    /// A bold weight.
    case bold = 1
}

/// The trait of ``UITraitCollection/legibilityWeight``.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The value if neither the app nor the desktop sets the trait.
    public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitCollection {
    /// Creates a collection with only the legibility weight set.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
}

extension UIMutableTraits {
    /// The text weight that the user prefers.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}
