import Foundation

/// The files in an app's targets that a package needs: `Info.plist`, the icon and localized names.
struct AppFiles {
    let propertyList: URL
    /// The icon's PNG images and SVG.
    let icons: [URL]
    let localizedNames: [String: String]

    /// Finds the `Info.plist` of the executable target, or of another target of the product.
    ///
    /// - Throws: ``PackagingError/missingFile(_:remedy:)``.
    static func propertyList(of package: AppPackage) throws -> URL {
        for target in package.targets {
            let files = Self.files(below: target.directory).filter { $0.lastPathComponent == "Info.plist" }
            if let first = files.min(by: { $0.pathComponents.count < $1.pathComponents.count }) { return first }
        }
        let folder = package.targets.first?.directory ?? package.directory
        throw PackagingError.missingFile(
            "Info.plist in \(folder)",
            remedy: "Add one with CFBundleIdentifier, CFBundleName and CFBundleShortVersionString to the target's resources. "
                + "The command new-app writes an example.")
    }

    /// Finds the files.
    ///
    /// - Throws: ``PackagingError/missingFile(_:remedy:)`` without an icon.
    init(of package: AppPackage, propertyList: URL, iconName: String) throws {
        self.propertyList = propertyList
        let files = package.targets.flatMap { Self.files(below: $0.directory) }
        let inSet = files.filter { $0.deletingLastPathComponent().lastPathComponent == iconName + ".appiconset" }
        let plain = files.filter { $0.deletingPathExtension().lastPathComponent == iconName && !$0.path.contains(".imageset/") }
        let images = (inSet.isEmpty ? plain : inSet).filter { ["png", "svg"].contains($0.pathExtension.lowercased()) }
        guard !images.isEmpty else {
            throw PackagingError.missingFile(
                "icon \(iconName)", remedy: "Add \(iconName).appiconset with a PNG or an SVG to the asset catalogue of the target.")
        }
        icons = images.sorted { $0.path < $1.path }
        var names: [String: String] = [:]
        for file in files where file.lastPathComponent == "InfoPlist.strings" {
            let folder = file.deletingLastPathComponent()
            guard folder.pathExtension == "lproj", folder.lastPathComponent != "Base.lproj", let data = try? Data(contentsOf: file),
                let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String],
                let name = table["CFBundleDisplayName"] ?? table["CFBundleName"], !name.contains(where: \.isNewline)
            else { continue }
            let language = folder.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: "_")
            // Accepts only safe characters, since the language becomes part of a key and of an XML attribute.
            guard language.wholeMatch(of: /[A-Za-z0-9_]+/) != nil else { continue }
            names[Self.locales[language] ?? language] = name
        }
        localizedNames = names
    }

    /// The locales of languages that Apple identifies by their script. A desktop entry identifies them by country.
    private static let locales = ["zh_Hans": "zh_CN", "zh_Hant": "zh_TW", "zh_Hant_HK": "zh_HK"]

    private static func files(below folder: String) -> [URL] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { !$0.contains(".build/") }.sorted().map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
    }
}
