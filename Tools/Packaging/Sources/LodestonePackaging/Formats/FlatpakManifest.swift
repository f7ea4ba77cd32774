import Foundation

/// A manifest for `flatpak-builder`. SwiftPM finds the pinned sources of the dependencies as mirrors, so the build needs no network.
struct FlatpakManifest {
    static let runtimeVersion = "50"

    let app: BundledApp

    /// Writes the manifest into a folder, and returns its path.
    ///
    /// - Throws: ``PackagingError``
    func write(to folder: URL) throws -> URL {
        let information = app.information
        let manifest: [String: Any] = [
            "id": information.identifier, "runtime": "org.gnome.Platform", "runtime-version": Self.runtimeVersion, "sdk": "org.gnome.Sdk",
            "sdk-extensions": ["org.freedesktop.Sdk.Extension.swift6"], "command": app.command, "finish-args": permissions,
            "build-options": ["append-path": "/usr/lib/sdk/swift6/bin", "prepend-ld-library-path": "/usr/lib/sdk/swift6/lib"],
            "modules": [
                [
                    "name": app.command, "buildsystem": "simple", "build-commands": try commands(), "sources": try sources(),
                ] as [String: Any]
            ],
        ]
        let data = try JSONSerialization.data(withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        let file = folder.appendingPathComponent("\(information.identifier).json")
        try (data + Data("\n".utf8)).write(to: file)
        return file
    }

    /// The sandbox permissions for services without a portal, and the texts in the sources that need them (Documentation/services.md).
    private static let servicePermissions: [(texts: [String], permissions: [String])] = [
        (
            ["import WebKit", "import SafariServices", "import AuthenticationServices", "URLSession", "NWConnection"], ["--share=network"]
        ),
        (["import AudioToolbox", "import AVFoundation", "import AVFAudio", "import AVKit"], ["--socket=pulseaudio"]),
        (["AVSpeechSynthesizer"], ["--filesystem=xdg-run/speech-dispatcher:ro"]),
        (["PHPhotoLibrary"], ["--filesystem=xdg-pictures", "--filesystem=xdg-videos"]),
        (["import LocalAuthentication"], ["--system-talk-name=org.freedesktop.PolicyKit1", "--system-talk-name=net.reactivated.Fprint"]),
    ]

    /// The sandbox permissions. The display and the GPU need one, and portals do not.
    private var permissions: [String] {
        ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]
            + Self.servicePermissions.filter { app.sourcesContain($0.texts) }.flatMap(\.permissions)
    }

    /// The dependencies in local folders. Their sources are copied, because their paths are not visible in the sandbox.
    private var localDependencies: [AppPackage.Dependency] { app.package.dependencies.filter { $0.url == nil } }

    private func commands() throws -> [String] {
        var commands: [String] = []
        let manifest = (try? String(contentsOf: app.package.folder.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        for dependency in localDependencies {
            let name = URL(fileURLWithPath: dependency.directory).lastPathComponent
            // The path in the manifest is absolute or relative to the package.
            for match in manifest.matches(of: /path:\s*"([^"]+)"/) {
                let path = String(match.output.1)
                guard URL(fileURLWithPath: path, relativeTo: app.package.folder).standardizedFileURL.path == dependency.directory else {
                    continue
                }
                let script = "s|\"\(Self.escape(path))\"|\"flatpak-dependencies/\(name)\"|"
                commands.append("sed -i \(TarArchive.quote(script)) Package.swift")
            }
        }
        let pins = ResolvedPins(in: app.package.folder).pins
        for pin in pins {
            commands.append(
                "swift package config set-mirror --original \(TarArchive.quote(pin.location)) "
                    + "--mirror \"file://$PWD/flatpak-dependencies/\"\(TarArchive.quote(pin.identity))"
            )
        }
        let flags = "--disable-sandbox" + (pins.isEmpty ? "" : " --force-resolved-versions")
        commands.append("swift build \(flags) --configuration release -Xswiftc -gnone --product \(TarArchive.quote(app.package.product))")
        commands.append(
            "swift package \(flags) --allow-writing-to-package-directory bundle --format prefix --output /app --product "
                + TarArchive.quote(app.package.product))
        return commands
    }

    private func sources() throws -> [[String: Any]] {
        var sources: [[String: Any]] = []
        let folder = app.package.folder
        let url = try? Shell.run("git", ["-C", folder.path, "remote", "get-url", "origin"]).trimmingCharacters(in: .whitespacesAndNewlines)
        let commit = try? Shell.run("git", ["-C", folder.path, "rev-parse", "HEAD"]).trimmingCharacters(in: .whitespacesAndNewlines)
        if let url, url.contains("://"), let commit {
            sources.append(["type": "git", "url": Self.withoutPassword(url), "commit": commit])
        } else {
            sources.append(["type": "dir", "path": folder.path, "skip": [".build"]])
        }
        for dependency in localDependencies {
            let name = URL(fileURLWithPath: dependency.directory).lastPathComponent
            sources.append(["type": "dir", "path": dependency.directory, "dest": "flatpak-dependencies/\(name)", "skip": [".build"]])
        }
        for pin in ResolvedPins(in: folder).pins {
            var source: [String: Any] = [
                "type": "git", "url": Self.withoutPassword(pin.location), "commit": pin.revision,
                "dest": "flatpak-dependencies/\(pin.identity)", "disable-shallow-clone": true,
            ]
            if let version = pin.version { source["tag"] = version }
            sources.append(source)
        }
        return sources
    }

    /// A Git URL without a password or token, because a manifest is published. The user name of `ssh` is kept.
    static func withoutPassword(_ address: String) -> String {
        guard var parts = URLComponents(string: address), parts.password != nil || parts.scheme?.hasPrefix("http") == true else {
            return address
        }
        parts.password = nil
        if parts.scheme?.hasPrefix("http") == true { parts.user = nil }
        return parts.string ?? address
    }

    /// Escapes the special characters of a `sed` pattern.
    private static func escape(_ text: String) -> String {
        text.map { "\\.*[]^$|".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
