/// A typeface without a size, by its name. Text layers take it as their font.
public final class CGFont: Sendable {
    package let face: FontDescription

    /// The typeface of a family, or of a family and a style as in "Inter-Bold"; nil where none of that name is installed.
    public init?(_ name: CFString) {
        guard let face = FontCatalog.face(named: name, size: 1) else { return nil }
        self.face = face
    }

    /// Family and style, as in "Inter-SemiBold".
    public var postScriptName: CFString? { FontCatalog.name(of: face) }
}
