internal import CGtk
import Synchronization

/// The installed fonts.
package enum FontCatalog {
    private struct Face {
        var style: String
        var weight: Int
        var isItalic: Bool
    }

    private struct Family {
        var faces: [Face]
        var isMonospaced: Bool
    }

    private static let known = Mutex<[String: Family]?>(nil)
    private static let resolved = Mutex<[String: String]>([:])

    /// Families and their faces, read once.
    private static var catalog: [String: Family] {
        known.withLock { catalog in
            if let catalog { return catalog }
            let read = readCatalog()
            catalog = read
            return read
        }
    }

    private static func readCatalog() -> [String: Family] {
        var result: [String: Family] = [:]
        var families: UnsafeMutablePointer<OpaquePointer?>?
        var familyCount: gint = 0
        withFamilies(&families, &familyCount)
        defer { g_free(families) }
        for index in 0..<Int(familyCount) {
            guard let family = families?[index], let name = lodestone_font_family_name(family) else { continue }
            var faces: UnsafeMutablePointer<OpaquePointer?>?
            var faceCount: gint = 0
            lodestone_font_family_faces(family, &faces, &faceCount)
            defer { g_free(faces) }
            result[String(cString: name)] = Family(
                faces: (0..<Int(faceCount)).compactMap { face(of: faces?[$0]) },
                isMonospaced: lodestone_font_family_is_monospaced(family) != 0)
        }
        return result
    }

    private static func withFamilies(_ families: inout UnsafeMutablePointer<OpaquePointer?>?, _ count: inout gint) {
        lodestone_font_families(&families, &count)
    }

    private static func face(of pointer: OpaquePointer?) -> Face? {
        guard let pointer, let name = lodestone_font_face_name(pointer), let description = lodestone_font_face_describe(pointer) else {
            return nil
        }
        defer { pango_font_description_free(description) }
        return Face(
            style: String(cString: name), weight: Int(pango_font_description_get_weight(description).rawValue),
            isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
    }

    /// Whether any font is installed.
    package static var hasFonts: Bool {
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        let context = TextContext.shared()
        return FontDescription(family: FontDescription.systemFamily, size: 12).withPango { description in
            guard let font = pango_context_load_font(context, description) else { return false }
            g_object_unref(font)
            return true
        }
    }

    static let systemIsInter = installedFamily(of: FontDescription(family: FontDescription.systemFamily, size: 12)) == "Inter"

    /// The family names, sorted.
    package static var families: [String] { catalog.keys.sorted() }

    /// Whether all of the font's glyphs have the same width.
    package static func isMonospaced(_ font: FontDescription) -> Bool { catalog[installedFamily(of: font)]?.isMonospaced ?? false }

    /// The names of a family's fonts: family and style without spaces, as in "Inter-SemiBold".
    package static func fontNames(ofFamily family: String) -> [String] {
        let compact = family.filter { $0 != " " }
        return (catalog[family]?.faces ?? []).map { "\(compact)-\($0.style.filter { $0 != " " })" }.sorted()
    }

    /// The font with a family name or a font name; nil if neither the font nor a substitute is installed.
    package static func face(named name: String, size: CGFloat) -> FontDescription? {
        func key(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " } }
        let wanted = key(name)
        let parts = name.split(separator: "-", maxSplits: 1)
        for (family, entry) in catalog {
            if key(family) == wanted { return FontDescription(family: family, size: size) }
            guard parts.count == 2, key(family) == key(parts[0]), let face = entry.faces.first(where: { key($0.style) == key(parts[1]) })
            else { continue }
            return FontDescription(family: family, size: size, weight: face.weight, isItalic: face.isItalic)
        }
        return FontSubstitutes.face(named: name, size: size)
    }

    /// The first installed one of the font's families.
    package static func installedFamily(of font: FontDescription) -> String {
        if let known = resolved.withLock({ $0[font.family] }) { return known }
        let catalog = catalog
        let found = font.family.split(separator: ",").first { catalog[String($0)] != nil }.map(String.init) ?? font.family
        resolved.withLock { $0[font.family] = found }
        return found
    }

    /// The font's name: family and style, as in "Inter-SemiBold".
    package static func name(of font: FontDescription) -> String {
        let family = installedFamily(of: font)
        let faces = (catalog[family]?.faces ?? []).filter { $0.isItalic == font.isItalic }
        let compact = family.filter { $0 != " " }
        guard let nearest = faces.min(by: { abs($0.weight - font.weight) < abs($1.weight - font.weight) }) else { return compact }
        return "\(compact)-\(nearest.style.filter { $0 != " " })"
    }
}
