import Foundation
import Testing

@testable import LodestonePackaging

/// Packages the packaging tool itself, because the tool needs Swift's libraries like an app.
@Suite("Packages of apps")
struct BundleTests {
    let folder: TemporaryFolder
    let app: BundledApp
    let tree: FileTree

    init() throws {
        folder = try TemporaryFolder()
        app = try BundledApp(try TestApp.package(in: folder.url))
        tree = FileTree(root: folder.url.appendingPathComponent("root folder"))
    }

    @Test("The installed tree has the program, its libraries and resources, and runs with a wrong LD_LIBRARY_PATH")
    func installedTree() throws {
        let libraries = try InstalledTree(app: app, runtime: SwiftRuntime()).write(to: tree, prefix: "usr", service: "/usr/bin/grossenmass")
        let files = folder.files(below: "root folder/usr")
        #expect(libraries.contains("libswiftCore.so") && libraries.contains("lib_FoundationICU.so"))
        #expect(!libraries.contains("libc.so.6"))
        for file in [
            "bin/grossenmass", "lib/grossenmass/GrossenMass", "lib/grossenmass/Info.plist", "lib/grossenmass/lib/libswiftCore.so",
            "lib/grossenmass/GrossenMass_GrossenMass.resources/file.txt", "lib/grossenmass/Lodestone_UIKit.resources/file.txt",
            "share/applications/org.example.measure.desktop", "share/metainfo/org.example.measure.metainfo.xml",
            "share/dbus-1/services/org.example.measure.service", "share/icons/hicolor/scalable/apps/org.example.measure.svg",
            "share/icons/hicolor/256x256/apps/org.example.measure.png", "share/doc/grossenmass/copyright",
            "share/doc/grossenmass/sbom.spdx.json", "share/doc/grossenmass/third-party/swift-runtime.txt",
        ] {
            #expect(files.contains(file), "\(file)")
        }
        #expect(!files.contains { $0.contains("GrossenMass_Tests") })
        if PixelScaler() != nil { #expect(files.contains("share/icons/hicolor/48x48/apps/org.example.measure.png")) }

        // Creates libraries with the same names that cannot be loaded.
        let wrong = FileTree(root: folder.url.appendingPathComponent("wrong"))
        for library in libraries { try wrong.write("no library", to: library) }
        let program = tree.root.appendingPathComponent("usr/bin/grossenmass").path
        let (status, _, errors) = try Shell.runAny(program, [], environment: ["LD_LIBRARY_PATH": wrong.root.path, "LC_ALL": "de_DE.UTF-8"])
        #expect(status == 2 && errors.contains("usage: lodestone-tool"), "\(errors)")
    }

    @Test("The package of a program that needs none of Swift's libraries contains none")
    func systemProgram() throws {
        let runtime = try SwiftRuntime()
        #expect(try runtime.libraries(for: URL(fileURLWithPath: "/bin/ls")).isEmpty)
        #expect(throws: PackagingError.self) {
            try runtime.libraries(for: folder.url.appendingPathComponent("built/Lodestone_UIKit.resources/file.txt"))
        }
    }

    @Test("The search path of an ELF file is replaced in place if the new path fits")
    func searchPath() throws {
        var file = try #require(ElfFile(try Data(contentsOf: TestApp.program)))
        let old = try #require(file.searchPath)
        let takesLongerPath = file.setSearchPath(old + ":/longer")
        let takesShorterPath = file.setSearchPath("$ORIGIN/lib")
        #expect(!takesLongerPath && takesShorterPath)
        let again = try #require(ElfFile(file.data))
        #expect(again.searchPath == "$ORIGIN/lib")
        #expect(again.neededLibraries == file.neededLibraries)
        #expect(ElfFile(Data("text".utf8)) == nil)
        #expect(ElfFile(file.data.prefix(200)) == nil)
    }

    @Test("A damaged program is not read beyond its end")
    func damagedProgram() {
        var data = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) + Data(count: 114)
        // Writes a program header at byte 64 for a dynamic section with the largest possible size.
        (data[32], data[54], data[56], data[64], data[72]) = (64, 56, 1, 2, 16)
        data.replaceSubrange(96..<104, with: Data(repeating: 0xFF, count: 8))
        #expect(ElfFile(data) == nil)
    }

    @Test("The Debian package has the app's values in its fields, and its files are owned by root")
    func debianPackage() throws {
        guard TestTools.has("dpkg-deb") else { return }
        let package = try DebianPackage(app: app, runtime: SwiftRuntime(), isFast: true).write(to: folder.url)
        let fields = try Shell.run("dpkg-deb", ["--field", package.path])
        #expect(fields.contains("Package: grossenmass\n") && fields.contains("Version: 0.1.0\n"))
        #expect(fields.contains("Maintainer: Ada Example <ada@example.org>\n"))
        let files = try Shell.run("dpkg-deb", ["--contents", package.path])
        #expect(files.contains("./usr/bin/grossenmass -> ../lib/grossenmass/GrossenMass"))
        #expect(files.split(separator: "\n").allSatisfy { $0.contains(" root/root ") })
    }

    @Test("An archive of ar is written as it is read, and a damaged one is refused")
    func archive() throws {
        let members = [("debian-binary", "2.0\n"), ("data.tar.xz", "odd")].map {
            ArArchive.Member(name: $0.0, date: "0", contents: Data($0.1.utf8))
        }
        let data = ArArchive(members: members).data
        #expect(data.count == 8 + 60 + 4 + 60 + 4)
        #expect(ArArchive(data)?.members == members)
        #expect(ArArchive(data.prefix(100)) != nil && ArArchive(data.prefix(134)) == nil)
        #expect(ArArchive(Data("text".utf8)) == nil)
        guard TestTools.has("ar") else { return }
        try data.write(to: folder.url.appendingPathComponent("a.ar"))
        #expect(try Shell.run("ar", ["t", "a.ar"], in: folder.url) == "debian-binary\ndata.tar.xz\n")
    }

    @Test("The Flatpak manifest pins the dependencies, and the app needs no network permission")
    func flatpak() throws {
        let root = app.package.folder
        let resolved = """
            {"pins": [{"identity": "lodestone", "location": "https://example.org/lodestone.git",
              "state": {"revision": "0123456789abcdef0123456789abcdef01234567", "version": "0.1.0"}}], "version": 3}
            """
        try resolved.write(to: root.appendingPathComponent("Package.resolved"), atomically: true, encoding: .utf8)
        let file = try FlatpakManifest(app: app).write(to: folder.url)
        let manifest = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        #expect(manifest["id"] as? String == "org.example.measure")
        let module = try #require((manifest["modules"] as? [[String: Any]])?.first)
        let sources = try #require(module["sources"] as? [[String: Any]])
        #expect(sources.contains { $0["commit"] as? String == "0123456789abcdef0123456789abcdef01234567" })
        #expect((manifest["finish-args"] as? [String])?.contains("--share=network") == false)
        if Shell.find("flatpak-builder") != nil {
            try Shell.run("flatpak-builder", ["--show-manifest", file.path], in: folder.url)
        }
    }

    @Test("The Flatpak manifest has a permission for each service without a portal, and none for portals")
    func permissions() throws {
        let source = "import CoreLocation\nimport LocalAuthentication\nimport Photos\nlet library = PHPhotoLibrary.shared()\n"
        try FileTree(root: app.package.folder).write(source, to: "Sources/GrossenMass/Services.swift")
        let file = try FlatpakManifest(app: app).write(to: folder.url)
        let manifest = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let permissions = try #require(manifest["finish-args"] as? [String])
        #expect(
            permissions.dropFirst(4) == [
                "--filesystem=xdg-pictures", "--filesystem=xdg-videos", "--system-talk-name=org.freedesktop.PolicyKit1",
                "--system-talk-name=net.reactivated.Fprint",
            ])
    }

    @Test("The Flatpak manifest contains no passwords of repository URLs")
    func passwords() {
        #expect(FlatpakManifest.withoutPassword("https://ada:token@example.org/app.git") == "https://example.org/app.git")
        #expect(FlatpakManifest.withoutPassword("https://token@example.org/app.git") == "https://example.org/app.git")
        #expect(FlatpakManifest.withoutPassword("ssh://git@example.org/app.git") == "ssh://git@example.org/app.git")
        #expect(FlatpakManifest.withoutPassword("git@example.org:app.git") == "git@example.org:app.git")
    }

    @Test("Localized names use the desktop's locale identifiers")
    func localizedNames() throws {
        let resources = FileTree(root: app.package.folder.appendingPathComponent("Sources/GrossenMass/Resources"))
        for (language, name) in ["de": "Maß", "pt-BR": "Medida", "zh-Hans": "尺", "Base": "Measure", "x y": "No"] {
            try resources.write("\"CFBundleDisplayName\" = \"\(name)\";\n", to: "\(language).lproj/InfoPlist.strings")
        }
        #expect(try BundledApp(app.package).information.localizedNames == ["de": "Maß", "pt_BR": "Medida", "zh_CN": "尺"])
    }

    @Test("Packaging an app without an icon or a property list throws an error with the remedy")
    func missingFiles() throws {
        let resources = app.package.folder.appendingPathComponent("Sources/GrossenMass/Resources")
        try FileManager.default.removeItem(at: resources.appendingPathComponent("Assets.xcassets"))
        #expect(
            throws: PackagingError.missingFile(
                "icon AppIcon", remedy: "Add AppIcon.appiconset with a PNG or an SVG to the asset catalogue of the target.")
        ) {
            try BundledApp(app.package)
        }
        try FileManager.default.removeItem(at: resources.appendingPathComponent("Info.plist"))
        let error = #expect(throws: PackagingError.self) { try BundledApp(app.package) }
        #expect(error?.description.contains("CFBundleIdentifier") == true)
    }

    @Test("A product is selected by its name, or if it is the only product")
    func products() throws {
        #expect(try AppPackage.choose(nil, of: ["A"]) == "A")
        #expect(try AppPackage.choose("B", of: ["A", "B"]) == "B")
        #expect(throws: PackagingError.self) { try AppPackage.choose(nil, of: ["A", "B"]) }
        #expect(throws: PackagingError.self) { try AppPackage.choose(nil, of: []) }
        #expect(throws: PackagingError.self) { try AppPackage.choose("C", of: ["A"]) }
    }
}
