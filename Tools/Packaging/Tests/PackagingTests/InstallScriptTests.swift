import Foundation
import Testing

@testable import LodestonePackaging

/// Runs `install.sh` of an unpacked archive.
@Suite("The script that installs an archive for one user")
struct InstallScriptTests {
    let folder: TemporaryFolder
    let unpacked: URL

    /// Names of home folders with the characters that are special in shells, in `sed`, in desktop files or on the session bus.
    static let names = [
        "home", "two words", "Größe ß 日本", "quote'd \"name\"", "100% %U %f", "dollar $HOME `id`", "back\\slash\\n", "a=b & c|d;e#f",
        "-dash",
        " (all) *?[x] ~!'\"\\$`%= ",
    ]

    init() throws {
        folder = try TemporaryFolder()
        let package = try TestApp.package(in: folder.url)
        let shortcut = """
            <key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>org.example 100% "new"</string>
            <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
            """
        let scheme =
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>measure</string></array></dict></array>"
        try TestApp.add(shortcut + scheme, to: package)
        let app = try BundledApp(package)
        let archive = try TarArchive(app: app, runtime: SwiftRuntime(), isFast: true).write(to: folder.url)
        try Shell.run("tar", ["--extract", "--file", archive.path, "--directory", folder.url.path])
        unpacked = folder.url.appendingPathComponent("grossenmass-0.1.0-\(app.architecture)")
    }

    private func run(_ arguments: [String] = [], _ environment: [String: String]) throws {
        try Shell.run(unpacked.appendingPathComponent("install.sh").path, arguments, environment: environment)
    }

    /// Replaces the installed program by one that appends its arguments, one a line, to a file.
    private func replaceProgram(below prefix: URL, output: URL) throws {
        let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" end >>\(TarArchive.quote(output.path))\n"
        try FileTree(root: prefix).write(script, to: "lib/grossenmass/GrossenMass", isProgram: true)
    }

    /// The lines that the program has written. Waits for them, because a launcher does not wait for the program.
    private func lines(of output: URL) -> [String] {
        for _ in 0..<200 {
            let lines = ((try? String(contentsOf: output, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
            if lines.last == "end" { return lines }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return []
    }

    @Test("The installed desktop file and D-Bus service start the program below a prefix with any characters")
    func specialCharacters() throws {
        for name in Self.names {
            let home = folder.url.appendingPathComponent(name)
            try run([], ["HOME": home.path])
            let prefix = home.appendingPathComponent(".local")
            let output = folder.url.appendingPathComponent("output")
            try? FileManager.default.removeItem(at: output)
            #expect(try Shell.runAny(prefix.path + "/bin/grossenmass", []).status == 2, "\(name)")
            try replaceProgram(below: prefix, output: output)
            let desktop = prefix.path + "/share/applications/org.example.measure.desktop"
            if TestTools.has("desktop-file-validate") { #expect(try Shell.run("desktop-file-validate", [desktop]).isEmpty, "\(name)") }

            if TestTools.has("gio") {
                // Without a session bus, GLib runs the line Exec.
                let noBus = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "HOME": home.path]
                try Shell.run("gio", ["launch", desktop, "measure:a%20b", "measure:c"], environment: noBus)
                #expect(lines(of: output) == ["measure:a%20b", "measure:c", "end"], "\(name)")
                try? FileManager.default.removeItem(at: output)
            }
            if TestTools.has("dbus-daemon"), TestTools.has("dbus-send") {
                let bus = try TestBus(dataHome: prefix.appendingPathComponent("share"))
                // The call waits for no reply, because the program does not take the name on the bus.
                let call = ["--session", "--type=method_call", "--dest=org.example.measure", "/", "org.freedesktop.DBus.Peer.Ping"]
                _ = try Shell.runAny("dbus-send", call, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
                #expect(lines(of: output) == ["--gapplication-service", "end"], "\(name)")
            }
        }
    }

    @Test("The line Exec of a quick action passes its type as one argument")
    func shortcut() throws {
        let prefix = folder.url.appendingPathComponent("50% prefix")
        try run([], ["PREFIX": prefix.path])
        let output = folder.url.appendingPathComponent("output")
        try replaceProgram(below: prefix, output: output)
        guard TestTools.has("gio") else { return }
        // `gio` launches no actions, so the action's line becomes the line of an entry.
        let text = try String(contentsOfFile: prefix.path + "/share/applications/org.example.measure.desktop", encoding: .utf8)
        let action = try #require(text.split(separator: "[Desktop Action org-example-100---new-]\n").last)
        let file = folder.url.appendingPathComponent("action.desktop")
        try "[Desktop Entry]\nType=Application\n\(action)".write(to: file, atomically: true, encoding: .utf8)
        try Shell.run("gio", ["launch", file.path])
        #expect(lines(of: output) == ["--lodestone-shortcut=org.example 100% \"new\"", "end"])
    }

    @Test("Removing leaves no file and no folder of the app, and keeps those of others", arguments: [false, true])
    func removal(hasOthers: Bool) throws {
        let home = folder.url.appendingPathComponent("home")
        let tree = FileTree(root: home)
        let other = [
            ".local/bin/tool", ".local/share/applications/other.desktop", ".local/share/icons/hicolor/48x48/apps/other.png",
            ".local/share/mime/packages/other.xml", ".local/lib/other/file", ".config/settings",
        ]
        try tree.write("settings", to: ".config/settings")
        if hasOthers {
            for file in other { try tree.write(file.hasSuffix("xml") ? MimePackage(types: []).text : "other", to: file) }
        }
        for _ in 1...2 { try run([], ["HOME": home.path]) }
        try run(["--remove"], ["HOME": home.path])
        let rest = try FileManager.default.subpathsOfDirectory(atPath: home.path)
        #expect(!rest.contains { $0.contains("measure") || $0.contains("grossenmass") })
        if hasOthers {
            for file in other { #expect(rest.contains(file)) }
            #expect(!rest.contains(".local/share/metainfo") && !rest.contains(".local/share/doc"))
        } else {
            #expect(rest.sorted() == [".config", ".config/settings"])
        }
        // Removing again changes nothing.
        try run(["--remove"], ["HOME": home.path])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted() == rest.sorted())
    }

    @Test(
        "Files of another program with the same names are neither replaced nor removed",
        arguments: ["bin/grossenmass", "lib/grossenmass/file"])
    func otherProgram(path: String) throws {
        let prefix = folder.url.appendingPathComponent("prefix")
        try FileTree(root: prefix).write("mine", to: path)
        for arguments in [[], ["--remove"]] {
            #expect(throws: PackagingError.self) { try run(arguments, ["PREFIX": prefix.path]) }
        }
        #expect(folder.files(below: "prefix") == [path])
    }

    @Test("A prefix that cannot be used is refused before anything is written")
    func refusedPrefix() throws {
        #expect(throws: PackagingError.self) { try run([], ["PREFIX": folder.url.path + "/a\nb"]) }
        #expect(throws: PackagingError.self) { try run([], ["PREFIX": unpacked.path]) }
        #expect(throws: PackagingError.self) { try run(["--sing"], ["PREFIX": folder.url.path + "/prefix"]) }
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/prefix"))
        #expect(try Shell.runAny(unpacked.path + "/bin/grossenmass", []).status == 2)
    }

    @Test("A relative prefix becomes an absolute path in the desktop file")
    func relativePrefix() throws {
        // The shell changes the folder, because a change by Foundation is one of the whole process.
        let script = TarArchive.quote(unpacked.appendingPathComponent("install.sh").path)
        try Shell.run("sh", ["-c", "cd \(TarArchive.quote(folder.url.path)) && PREFIX='relative prefix' \(script)"])
        let text = try folder.text("relative prefix/share/applications/org.example.measure.desktop")
        #expect(text.contains("\nExec=\"\(folder.url.path)/relative prefix/bin/grossenmass\" %U\n"))
    }

    @Test("ShellCheck finds nothing in the script")
    func shellCheck() throws {
        guard Shell.find("shellcheck") != nil else { return }
        #expect(try Shell.run("shellcheck", [unpacked.appendingPathComponent("install.sh").path]).isEmpty)
    }
}
