/// A typeface without a size. Text layers accept it as their font.
public final class CGFont: Sendable {
    package let face: FontDescription

    /// Creates a typeface by family name, or by family and style as in "Inter-Bold". Returns nil if no such font is installed.
    public init?(_ name: CFString) {
        guard let face = FontCatalog.face(named: name, size: 1) else { return nil }
        self.face = face
    }

    /// Family and style, as in "Inter-SemiBold".
    public var postScriptName: CFString? { FontCatalog.name(of: face) }
}
