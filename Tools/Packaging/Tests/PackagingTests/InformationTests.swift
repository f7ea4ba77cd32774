import Foundation
import Testing

@testable import LodestonePackaging

@Suite("Property lists of apps")
struct InformationTests {
    static var complete: [String: Any] {
        [
            "CFBundleIdentifier": "org.example.letters", "CFBundleName": "$(PRODUCT_NAME)", "CFBundleShortVersionString": "1.2",
            "LSApplicationCategoryType": "public.app-category.puzzle-games",
            "LinuxPackage": ["Summary": "Write letters", "License": "MIT", "Maintainer": "Ada <ada@example.org>"],
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["letters"]]],
            "CFBundleDocumentTypes": [
                ["LSItemContentTypes": ["public.plain-text", "org.example.letter"]], ["CFBundleTypeMIMETypes": ["text/csv"]],
            ],
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "org.example.letter", "UTTypeDescription": "Letter", "UTTypeConformsTo": ["public.json"],
                    "UTTypeTagSpecification": ["public.filename-extension": ["letter"]],
                ] as [String: Any]
            ],
            "UIApplicationShortcutItems": [
                ["UIApplicationShortcutItemType": "org.example.new letter", "UIApplicationShortcutItemTitle": "New Letter"]
            ],
        ]
    }

    static func information(without key: String? = nil, setting values: [String: Any] = [:]) throws -> AppInformation {
        var list = complete.merging(values) { $1 }
        if let key { list[key] = nil }
        return try AppInformation(list, file: "Info.plist", variables: ["PRODUCT_NAME": "Letters"])
    }

    @Test("A missing key is an error with an example")
    func missingKeys() throws {
        for key in ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString", "LinuxPackage"] {
            let error = #expect(throws: PackagingError.self) { try Self.information(without: key) }
            guard case .missingKey(let missing, "Info.plist", let example) = error else {
                Issue.record("\(key): \(String(describing: error))")
                continue
            }
            #expect(missing.hasPrefix(key))
            #expect(example.hasPrefix("<key>\(key)</key>"))
        }
    }

    @Test("An invalid value in the property list is an error with the reason")
    func invalidValues() {
        let wrong: [(String, Any)] = [
            ("CFBundleIdentifier", "letters"), ("CFBundleIdentifier", "org.example.größe"), ("CFBundleIdentifier", "org.9example.letters"),
            ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"), ("CFBundleShortVersionString", "first"), ("CFBundleName", "a\nb"),
            ("LinuxPackage", ["Summary": "Write letters.", "License": "MIT", "Maintainer": "Ada <ada@example.org>"]),
            ("LinuxPackage", ["Summary": "Write letters", "License": "MIT", "Maintainer": "Ada"]),
            ("LinuxPackage", ["Summary": "Write letters", "License": "MIT", "Maintainer": "Ada\r\nDepends: sl <ada@example.org>"]),
            ("LinuxPackage", ["Summary": "Write letters", "License": "MIT\n\nFiles: *", "Maintainer": "Ada <ada@example.org>"]),
            (
                "LinuxPackage",
                [
                    "Summary": "Write letters", "License": "MIT", "Maintainer": "Ada <ada@example.org>",
                    "Homepage": "https://example.org\nDepends: sl",
                ]
            ),
            ("CFBundleURLTypes", [["CFBundleURLSchemes": ["my scheme"]]]),
        ]
        for (key, value) in wrong {
            let error = #expect(throws: PackagingError.self, "\(key)") { try Self.information(setting: [key: value]) }
            guard case .invalidValue = error else {
                Issue.record("\(key): \(String(describing: error))")
                continue
            }
        }
    }

    @Test("Xcode's build variables in the property list are replaced")
    func variables() throws { #expect(try Self.information().name == "Letters") }

    @Test("Document types become MIME types, and the app's own types are declared")
    func documentTypes() throws {
        let information = try Self.information()
        #expect(information.mimeTypes == ["text/plain", "application/x-org.example.letter", "text/csv"])
        #expect(
            information.declaredTypes == [
                DeclaredType(
                    mimeType: "application/x-org.example.letter", comment: "Letter", extensions: ["letter"], parent: "application/json")
            ])
    }

    @Test("The desktop entry is valid, and has types, schemes, categories and actions")
    func desktopEntry() throws {
        let folder = try TemporaryFolder()
        var information = try Self.information()
        information.localizedNames = ["de": "Briefe", "pt_BR": "Cartas"]
        let text = DesktopEntry(app: information, command: "letters", isActivatable: true).text
        #expect(text.contains("MimeType=text/plain;application/x-org.example.letter;text/csv;x-scheme-handler/letters;\n"))
        #expect(text.contains("Exec=letters %U\n"))
        #expect(text.contains("Categories=Game;LogicGame;\n"))
        #expect(text.contains("Name[de]=Briefe\n"))
        #expect(text.contains("Actions=org-example-new-letter;\n"))
        #expect(
            text.contains(
                "[Desktop Action org-example-new-letter]\nName=New Letter\nExec=letters \"--lodestone-shortcut=org.example.new letter\"\n"))
        guard TestTools.has("desktop-file-validate") else { return }
        let file = folder.url.appendingPathComponent("org.example.letters.desktop")
        try text.write(to: file, atomically: true, encoding: .utf8)
        #expect(try Shell.run("desktop-file-validate", [file.path]).isEmpty)
    }

    @Test("An argument of Exec is quoted and escaped by the rules of the Desktop Entry Specification")
    func arguments() {
        #expect(DesktopEntry.argument("--a=b.c") == "--a=b.c")
        #expect(DesktopEntry.argument("") == "\"\"")
        #expect(DesktopEntry.argument("a b") == "\"a b\"")
        #expect(DesktopEntry.argument("50%") == "50%%")
        #expect(DesktopEntry.argument("a\"b") == #""a\\"b""#)
        #expect(DesktopEntry.argument("$`") == #""\\$\\`""#)
        #expect(DesktopEntry.argument(#"a\b"#) == #""a\\\\b""#)
        #expect(DesktopEntry.argument("a\nb") == #""a\nb""#)
    }

    @Test("Quick actions with the same name on the desktop become one action")
    func equalActions() throws {
        let items = ["org.example.new", "org example new"].map {
            ["UIApplicationShortcutItemType": $0, "UIApplicationShortcutItemTitle": $0]
        }
        #expect(try Self.information(setting: ["UIApplicationShortcutItems": items]).shortcuts.map(\.type) == ["org.example.new"])
    }

    @Test("Line breaks in values add no lines to the desktop entry", arguments: ["\n", "\r", "\r\n"])
    func lineBreaks(lineBreak: String) throws {
        let title = "New\(lineBreak)Exec=other"
        var information = try Self.information(
            setting: ["UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": title]]])
        information.keywords = ["a\(lineBreak)Exec=other"]
        let lines = DesktopEntry(app: information, command: "letters", isActivatable: false).text.split(whereSeparator: \.isNewline)
        #expect(lines.filter { $0.hasPrefix("Exec=") } == ["Exec=letters %U", "Exec=letters --lodestone-shortcut=new"])
    }

    @Test("The long description of a package has no empty line")
    func longDescription() {
        #expect(DebianPackage.wrap("One\n \r\n\nTwo") == ["One", ".", "Two"])
    }

    @Test("Every app category of Apple has a desktop category")
    func categories() throws {
        guard TestTools.has("desktop-file-validate") else { return }
        let folder = try TemporaryFolder()
        let names = [
            "business", "developer-tools", "education", "entertainment", "finance", "games", "graphics-design", "healthcare-fitness",
            "lifestyle",
            "medical", "music", "navigation", "news", "photography", "productivity", "reference", "role-playing-games", "social-networking",
            "sports", "travel", "utilities", "video", "weather", "kids-games", "unknown",
        ]
        for name in names {
            let information = try Self.information(setting: ["LSApplicationCategoryType": "public.app-category.\(name)"])
            let file = folder.url.appendingPathComponent("\(name).desktop")
            try DesktopEntry(app: information, command: "letters", isActivatable: false).text.write(
                to: file, atomically: true, encoding: .utf8)
            #expect(try Shell.run("desktop-file-validate", [file.path]).isEmpty, "\(name)")
        }
    }

    @Test("AppStream accepts the metadata")
    func metainfo() throws {
        guard TestTools.has("appstreamcli") else { return }
        let folder = try TemporaryFolder()
        var values = Self.complete["LinuxPackage"] as? [String: Any] ?? [:]
        values["Description"] = "Write letters <by hand> & send them.\nA second paragraph of the description."
        values["Homepage"] = "https://example.org/letters"
        values["Screenshots"] = ["https://example.org/letters.png"]
        let information = try Self.information(setting: ["LinuxPackage": values])
        let file = folder.url.appendingPathComponent("org.example.letters.metainfo.xml")
        try Metainfo(app: information, command: "letters", date: Date(timeIntervalSince1970: 1_790_000_000)).text
            .write(to: file, atomically: true, encoding: .utf8)
        let (status, output, _) = try Shell.runAny("appstreamcli", ["validate", "--no-net", file.path])
        #expect(status == 0, "\(output)")
    }
}
