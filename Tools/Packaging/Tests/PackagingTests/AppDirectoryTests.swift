import Foundation
import Testing

@testable import LodestonePackaging

@Suite("AppDirs")
struct AppDirectoryTests {
    let folder: TemporaryFolder
    let root: URL
    let app: BundledApp

    init() throws {
        folder = try TemporaryFolder()
        let package = try TestApp.package(in: folder.url)
        let shortcut = """
            <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>org.example.new</string>
            <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
            """
        try TestApp.add(shortcut, to: package)
        app = try BundledApp(package)
        root = try #require(AppDirectory(app: app, runtime: SwiftRuntime()).write(to: folder.url).first)
    }

    private func names(in path: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: root.path + "/" + path) }

    @Test("The AppDir has AppRun, one desktop file, its icon and .DirIcon, as appimagetool requires")
    func requirements() throws {
        let files = try names(in: "")
        #expect(files.sorted() == [".DirIcon", "AppRun", "org.example.measure.desktop", "org.example.measure.png", "usr"])
        #expect(FileManager.default.isExecutableFile(atPath: root.path + "/AppRun"))
        for name in files where name != "AppRun" && name != "usr" {
            // A link out of the folder would be broken in the image.
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: root.path + "/" + name)
            #expect(!target.hasPrefix("/") && !target.contains(".."))
            #expect(FileManager.default.fileExists(atPath: root.path + "/" + target))
        }
        let icon = root.appendingPathComponent("org.example.measure.png").resolvingSymlinksInPath()
        #expect((IconTheme.size(of: icon) ?? 0) >= 256)
        #expect(try names(in: "usr/share/metainfo") == ["org.example.measure.metainfo.xml"])
    }

    @Test("The desktop file names a program of the AppDir, has the actions, and needs no session bus")
    func desktopFile() throws {
        let text = try String(contentsOf: root.appendingPathComponent("org.example.measure.desktop"), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        for key in ["Type=Application", "Name=Größen Maß", "Icon=org.example.measure", "Exec=grossenmass", "Categories=Utility;"] {
            #expect(lines.contains(key), "\(key)")
        }
        for line in lines where line.hasPrefix("Exec=") {
            let program = line.dropFirst("Exec=".count).split(separator: " ").first.map(String.init) ?? ""
            #expect(FileManager.default.isExecutableFile(atPath: root.path + "/usr/bin/" + program))
        }
        #expect(lines.contains("Actions=org-example-new;"))
        #expect(lines.contains("[Desktop Action org-example-new]"))
        #expect(lines.contains("Exec=grossenmass --lodestone-shortcut=org.example.new"))
        #expect(!text.contains("DBusActivatable") && !FileManager.default.fileExists(atPath: root.path + "/usr/share/dbus-1"))
        if TestTools.has("desktop-file-validate") {
            #expect(try Shell.run("desktop-file-validate", [root.path + "/org.example.measure.desktop"]).isEmpty)
        }
    }

    @Test("AppRun starts the program from a moved folder, by a link, with its arguments and the folders of data")
    func appRun() throws {
        let moved = folder.url.appendingPathComponent("moved & $HOME \"Größe\"")
        try FileManager.default.moveItem(at: root, to: moved)
        let link = folder.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: moved.path + "/AppRun")
        #expect(try Shell.runAny(link.path, []).status == 2)
        try FileTree(root: moved).write(
            "#!/bin/sh\nprintf '%s\\n' \"$XDG_DATA_DIRS\" \"$@\"\n", to: "usr/lib/grossenmass/GrossenMass", isProgram: true)
        let output = try Shell.run(link.path, ["a b", "$c"], environment: ["XDG_DATA_DIRS": "/data"])
        #expect(output == "\(moved.path)/usr/share:/data\na b\n$c\n")
    }

    @Test("appimagetool makes an image of the AppDir")
    func image() throws {
        guard Shell.find("appimagetool") != nil else { return }
        let files = try AppDirectory(app: app, runtime: SwiftRuntime()).write(to: folder.url)
        #expect(files.count == 2 && files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }
}
