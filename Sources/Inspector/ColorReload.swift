import Foundation
import Host
import UIKit

/// Shows changed colour sets of asset catalogues in the running app.
@MainActor
final class ColorReload {
    /// The environment variable with folders of the sources whose catalogues are watched, separated by colons.
    static let variable = "LODESTONE_RELOAD"

    /// The program's catalogues.
    private let catalogs: [String]
    private let watch: FolderWatch?
    private weak var platform: (any HostPlatform)?

    /// Watches catalogues of a platform's app, and the catalogues of the same names in folders of the sources.
    init(platform: any HostPlatform, catalogs: [String], sources: [String] = []) {
        self.platform = platform
        self.catalogs = catalogs
        watch = FolderWatch(catalogs + Self.catalogs(in: sources))
        watch?.onChange = { [weak self] in self?.fileDidChange($0) }
    }

    /// Watches the catalogues of the program, and of the folders in `LODESTONE_RELOAD`.
    static func forProgram(on platform: any HostPlatform) -> ColorReload {
        let sources = (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: ":").map(String.init)
        return ColorReload(platform: platform, catalogs: ReloadedColorSets.catalogs, sources: sources)
    }

    /// The catalogues in some folders, with all folders inside them.
    private static func catalogs(in folders: [String]) -> [String] {
        folders.flatMap { folder -> [String] in
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
        }
    }

    /// Reads a changed file again, if it describes a colour set of the program. A file that cannot be read changes nothing; the log says why.
    func fileDidChange(_ path: String) {
        guard path.hasSuffix(".colorset/Contents.json"), let folder = folder(ofChanged: path) else { return }
        guard let data = FileManager.default.contents(atPath: path) else { return }
        do {
            try ReloadedColorSets.replace(folder: folder, with: data)
        } catch {
            return inspectorLog.error("\(path) was not reloaded: \(Self.text(of: error, data))")
        }
        inspectorLog.notice("\(path) was reloaded.")
        guard let platform else { return }
        Platform.with(platform) {
            for window in UIApplication.shared.windowScenes.flatMap(\.windowStack.windows) { Self.updateColors(in: window) }
        }
    }

    /// The folder of the program's colour set that belongs to a changed file. A file of the sources belongs to the set with the same path.
    private func folder(ofChanged path: String) -> String? {
        let set = String(path.dropLast("/Contents.json".count))
        if catalogs.contains(where: { set.hasPrefix($0 + "/") }) { return set }
        guard let end = set.range(of: ".xcassets/") else { return nil }
        let inside = set[end.upperBound...]
        guard let name = set[..<end.lowerBound].split(separator: "/").last else { return nil }
        let candidates = catalogs.filter { $0.hasSuffix("/\(name).xcassets") }.map { "\($0)/\(inside)" }
        return candidates.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The reason of an error, with the position if the text is not JSON.
    private static func text(of error: any Error, _ data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
        } catch {
            let syntax = error as NSError
            return syntax.userInfo["NSDebugDescription"] as? String ?? "\(syntax)"
        }
        guard let error = error as? DecodingError else { return "\(error)" }
        let context: DecodingError.Context =
            switch error {
            case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
                context
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
            }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
        return path.isEmpty ? reason : "\(path): \(reason)"
    }

    /// Lets all views of a window resolve their colours again, as after a change of the appearance and back.
    private static func updateColors(in window: UIWindow) {
        let style = window.overrideUserInterfaceStyle
        window.overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        window.overrideUserInterfaceStyle = style
    }
}
