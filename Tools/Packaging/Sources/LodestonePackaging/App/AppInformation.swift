import Foundation

/// The values in an app's `Info.plist` that a package needs.
struct AppInformation {
    /// A static quick action: an item of `UIApplicationShortcutItems`.
    struct Shortcut: Equatable {
        var type: String
        var title: String

        /// The name of the desktop action. It is the type with hyphens instead of the characters that are not allowed in such a name.
        var action: String {
            String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "-" })
        }
    }

    /// `CFBundleIdentifier`, which is also the id of the desktop file, of the metadata, and on the session bus.
    var identifier: String
    var name: String
    /// Names in other languages, from `InfoPlist.strings`.
    var localizedNames: [String: String] = [:]
    var version: String
    var summary: String
    var description: String
    /// The SPDX expression of the app's licence.
    var license: String
    var developer: String
    /// A name and an address: `Name <name@example.org>`.
    var maintainer: String
    var homepage: String?
    var copyright: String?
    var keywords: [String]
    var screenshots: [String]
    /// `LSApplicationCategoryType`.
    var category: String?
    /// The MIME types of the documents that the app opens.
    var mimeTypes: [String]
    /// The file types that the system's MIME database lacks.
    var declaredTypes: [DeclaredType]
    var schemes: [String]
    var shortcuts: [Shortcut]
    /// The name of the app icon set in the asset catalogue.
    var iconName: String
    /// The whole property list, with Xcode's build variables replaced.
    var list: [String: Any]

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - file: The path, for messages.
    ///   - variables: Values of Xcode's variables, such as `PRODUCT_NAME`.
    /// - Throws: ``PackagingError/missingKey(_:file:example:)`` or ``PackagingError/invalidValue(_:of:reason:)``.
    init(_ unexpanded: [String: Any], file: String, variables: [String: String]) throws {
        let list = Self.expand(unexpanded, variables)
        let extra = list["LinuxPackage"] as? [String: Any] ?? [:]
        func required(_ key: String, example: String) throws -> String {
            guard let value = list[key] as? String, !value.isEmpty else {
                throw PackagingError.missingKey(key, file: file, example: "<key>\(key)</key><string>\(example)</string>")
            }
            guard !value.contains("$(") && !value.contains("${") else {
                throw PackagingError.invalidValue(value, of: key, reason: "only Xcode knows this variable. Write the value into \(file).")
            }
            return value
        }
        func additional(_ key: String, example: String) throws -> String {
            guard let value = extra[key] as? String, !value.isEmpty else {
                throw PackagingError.missingKey(
                    "LinuxPackage/\(key)", file: file,
                    example: "<key>LinuxPackage</key><dict><key>\(key)</key><string>\(example)</string></dict>")
            }
            return value
        }
        self.list = list
        identifier = try required("CFBundleIdentifier", example: "com.example.letters")
        try Self.check(identifier: identifier)
        version = try required("CFBundleShortVersionString", example: "1.0.0")
        guard version.wholeMatch(of: /[0-9][0-9A-Za-z.+~]*/) != nil else {
            throw PackagingError.invalidValue(
                version, of: "CFBundleShortVersionString", reason: "a version begins with a digit, and has letters, digits and dots.")
        }
        name = try list["CFBundleDisplayName"] as? String ?? required("CFBundleName", example: "Letters")
        guard !name.contains(where: \.isNewline) else {
            throw PackagingError.invalidValue(name, of: "CFBundleName", reason: "a name has one line.")
        }
        summary = try additional("Summary", example: "Write letters by hand")
        guard !summary.contains(where: \.isNewline), summary.count <= 80, !summary.hasSuffix(".") else {
            throw PackagingError.invalidValue(
                summary, of: "LinuxPackage/Summary", reason: "a summary has one line of at most 80 characters and ends without a full stop."
            )
        }
        license = try additional("License", example: "MIT")
        guard !license.contains(where: \.isNewline) else {
            throw PackagingError.invalidValue(license, of: "LinuxPackage/License", reason: "an SPDX expression has one line.")
        }
        description = extra["Description"] as? String ?? summary + "."
        maintainer = try additional("Maintainer", example: "Name &lt;name@example.org&gt;")
        guard let address = maintainer.wholeMatch(of: /([^<>]+) <[^<>@\s]+@[^<>@\s]+>/), !maintainer.contains(where: \.isNewline) else {
            throw PackagingError.invalidValue(
                maintainer, of: "LinuxPackage/Maintainer", reason: "a maintainer has a name and an address: Name <name@example.org>.")
        }
        developer = extra["Developer"] as? String ?? String(address.output.1)
        homepage = extra["Homepage"] as? String
        if let homepage, homepage.wholeMatch(of: /https?:\/\/[^\s<>]+/) == nil {
            throw PackagingError.invalidValue(homepage, of: "LinuxPackage/Homepage", reason: "an address begins with https:// or http://.")
        }
        copyright = list["NSHumanReadableCopyright"] as? String
        keywords = extra["Keywords"] as? [String] ?? []
        screenshots = extra["Screenshots"] as? [String] ?? []
        category = list["LSApplicationCategoryType"] as? String
        iconName = Self.iconName(in: list)
        (mimeTypes, declaredTypes) = DocumentTypes.types(in: list)
        let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
        for scheme in schemes where scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) == nil {
            throw PackagingError.invalidValue(scheme, of: "CFBundleURLSchemes", reason: "a scheme has letters, digits, +, - and dots.")
        }
        let items = list["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        shortcuts = items.compactMap { item in
            guard let type = item["UIApplicationShortcutItemType"] as? String, !type.isEmpty,
                let title = item["UIApplicationShortcutItemTitle"] as? String, !title.isEmpty
            else { return nil }
            return Shortcut(type: type, title: title)
        }
        // A desktop entry has one action of each name.
        var actions: Set<String> = []
        shortcuts.removeAll { !actions.insert($0.action).inserted }
    }

    /// Reads a file.
    ///
    /// - Throws: ``PackagingError/invalidValue(_:of:reason:)`` if it is not a property list, and the errors of the other initializer.
    init(file: URL, variables: [String: String]) throws {
        guard let data = try? Data(contentsOf: file),
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        else { throw PackagingError.invalidValue(file.path, of: "The property list", reason: "the file is no property list.") }
        try self.init(list, file: file.path, variables: variables)
    }

    /// Checks an identifier by the rules of D-Bus and AppStream.
    ///
    /// - Throws: ``PackagingError/invalidValue(_:of:reason:)``.
    static func check(identifier: String) throws {
        let isValid =
            identifier.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)+/) != nil && identifier.utf8.count <= 200
        guard isValid else {
            throw PackagingError.invalidValue(
                identifier, of: "CFBundleIdentifier",
                reason:
                    "an identifier has at least two parts with dots between them, of ASCII letters, digits, _ and -, as com.example.letters."
            )
        }
    }

    /// Replaces `$(NAME)` and `${NAME}` in all strings. Unknown variables are not replaced.
    private static func expand(_ list: [String: Any], _ variables: [String: String]) -> [String: Any] {
        func expand(_ value: Any) -> Any {
            if var text = value as? String {
                for (name, value) in variables {
                    text = text.replacing("$(\(name))", with: value).replacing("${\(name)}", with: value)
                }
                return text
            }
            if let array = value as? [Any] { return array.map(expand) }
            if let dictionary = value as? [String: Any] { return dictionary.mapValues(expand) }
            return value
        }
        return list.mapValues(expand)
    }

    private static func iconName(in list: [String: Any]) -> String {
        let icons = list["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        return primary?["CFBundleIconName"] as? String ?? list["CFBundleIconName"] as? String ?? "AppIcon"
    }
}
