internal import CWebKit
import Foundation

/// Restricts a page to files that the app granted to it.
///
/// The navigation policy restricts the files to which the page can navigate. WebKitGTK itself loads a file's subresources (images, styles, scripts, media) from
/// anywhere. Therefore content rules block all files outside of the granted folders, and symbolic links from these folders to others.
@MainActor
final class FileGuard {
    /// The granted files, and the granted folders with their contents. Contains each URL as the app passed it, and also with symbolic links resolved.
    private(set) var granted: Set<URL> = []
    private unowned let page: WebPage
    /// The rules in effect, and the rules that are being compiled.
    private var rules: String?
    private var wanted: String?

    init(_ page: WebPage) { self.page = page }

    /// Grants more files and folders. Calls `done` when the page's new rules are in effect, or immediately if they already are.
    func grant(_ urls: [URL], _ done: @escaping ((any Error)?) -> Void) {
        for url in urls {
            let named = url.standardizedFileURL
            granted.formUnion([named, named.resolvingSymlinksInPath()])
        }
        let links = EscapingSymlinks(in: granted)
        guard links.names.count <= EscapingSymlinks.mostNames else {
            let info = [
                NSLocalizedDescriptionKey:
                    "More than \(EscapingSymlinks.mostNames) symbolic links lead out of the granted folder. Grant a folder without such links."
            ]
            return done(NSError(domain: NSURLErrorDomain, code: NSURLErrorNoPermissionsToReadFile, userInfo: info))
        }
        if links.isIncomplete {
            webLog.warning(
                """
                Only the first \(EscapingSymlinks.mostEntries) granted files were checked for symbolic links that lead out of the folder. \
                Grant a smaller folder.
                """
            )
        }
        let text = FileRules.text(for: granted, without: links.names)
        wanted = text
        guard text != rules else { return done(nil) }
        FileRules.compile(text) { [weak self] result in
            guard let self else { return done(CancellationError()) }
            switch result {
            case .success(let list):
                // If more files were granted during the compilation, other rules are being compiled.
                if wanted == text {
                    lwk_user_content_manager_add_filter(page.manager, list.filter)
                    rules = text
                }
                done(nil)
            case .failure(let error): done(error)
            }
        }
    }

    /// Whether the page may navigate to a file.
    func allows(_ url: URL) -> Bool {
        let path = url.standardizedFileURL.resolvingSymlinksInPath().path
        return granted.contains { Self.isFile(path, in: $0.resolvingSymlinksInPath().path) }
    }

    /// Whether a path is `root` or inside of it. Neither may contain symbolic links.
    nonisolated static func isFile(_ path: String, in root: String) -> Bool {
        path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
}

/// Content rules that block all files except the granted ones.
@MainActor
private enum FileRules {
    /// The cached compiled rules, oldest first.
    private static var compiled: [(text: String, list: WKContentRuleList)] = []
    private static let mostKept = 16

    /// Returns the rules in Safari's JSON format. They block links with the given names everywhere.
    static func text(for granted: Set<URL>, without names: Set<String>) -> String {
        var rules = [rule("^file:", "block")]
        for url in granted.map(\.absoluteString).sorted() {
            let isFolder = url.hasSuffix("/")
            let name = escaped(isFolder ? String(url.dropLast()) : url)
            // The app may have named a folder without a trailing slash.
            rules += ["/", "$", "[?#]"].map { rule("^\(name)\($0)", "ignore-previous-rules") }
        }
        // Blocks percent-encoded slashes, because a path with one could lead out of a folder.
        rules.append(rule("^file:.*%2[fF]", "block"))
        if !names.isEmpty {
            // Blocks other spellings of a name. These contain percent-encoded letters, digits and other characters that need no encoding, or follow two
            // slashes.
            let codes = ["[46][1-9a-fA-F]", "5[0-9aAfF]", "7[0-9aAeE]", "3[0-9]", "2[dDeE]"]
            rules += codes.map { rule("^file:.*%\($0)", "block") } + [rule("^file:///.*//", "block")]
            for name in names.sorted() {
                rules += ["/", "$", "[?#]"].map { rule("^file:.*/\(anyWriting(of: name))\($0)", "block") }
            }
        }
        return "[\(rules.joined(separator: ","))]"
    }

    private static func rule(_ pattern: String, _ action: String) -> String {
        let filter = pattern.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "{\"trigger\":{\"url-filter\":\"\(filter)\",\"url-filter-is-case-sensitive\":true},\"action\":{\"type\":\"\(action)\"}}"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\^$.*+?()[]{}|".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// Returns a pattern for all spellings of a name in a URL. Non-ASCII characters are always percent-encoded; other special characters may be.
    private static func anyWriting(of name: String) -> String {
        name.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            switch character {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "~": return String(character)
            case ".": return "\\."
            case _ where byte < 0x80: return "..?.?"
            default:
                return "%" + String(byte, radix: 16).map { $0.isLetter ? "[\($0)\($0.uppercased())]" : String($0) }.joined()
            }
        }.joined()
    }

    static func compile(_ text: String, _ done: @escaping (Result<WKContentRuleList, any Error>) -> Void) {
        if let known = compiled.first(where: { $0.text == text }) { return done(.success(known.list)) }
        let folder: URL
        do { folder = try FileData.temporaryFolder("lodestone-files") } catch { return done(.failure(error)) }
        let store = WKContentRuleListStore(url: folder)
        store.compileContentRuleList(forIdentifier: "lodestone-files", encodedContentRuleList: text) { list, error in
            // The compiled rules are memory-mapped, so they remain valid after the file is removed.
            try? FileManager.default.removeItem(at: folder)
            guard let list else { return done(.failure(error ?? WKError(.contentRuleListStoreCompileFailed))) }
            compiled.append((text, list))
            if compiled.count > mostKept { compiled.removeFirst() }
            done(.success(list))
        }
    }
}
