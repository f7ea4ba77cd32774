import Foundation

/// A C target for the C sources of a project, which the project's Swift sources import. Its headers are those in the Objective-C bridging header.
struct ClangTarget {
    /// The module name.
    var name: String
    /// The sources and headers: the path in the project, and the path in the target's folder.
    var files: [(path: String, destination: String)]
    /// The headers visible to Swift.
    var headers: [String]

    /// The sources, by their paths in the project.
    var sources: Set<String> { Set(files.map(\.path).filter { !$0.hasSuffix(".h") }) }

    /// The module map.
    var moduleMap: String {
        "module \(name) {\n" + headers.map { "    header \"\($0)\"\n" }.joined() + "    export *\n}\n"
    }
}

extension Project {
    /// Returns the C targets that Swift targets need, by the name of the Swift target. Files that contain Objective-C, or include a header that does,
    /// are excluded.
    func clangTargets() -> [String: ClangTarget] {
        let files = ProjectFiles(folder)
        var result: [String: ClangTarget] = [:]
        var headers: [String: String]?
        for target in targets {
            guard let bridging = target.bridgingHeader, files.exists(bridging), target.foreign.contains(where: { $0.hasSuffix(".c") })
            else { continue }
            if headers == nil {
                headers = Dictionary(files.walk("").filter { $0.hasSuffix(".h") }.map { (($0 as NSString).lastPathComponent, $0) }) {
                    first, _ in first
                }
            }
            var reader = HeaderReader(files: files, headers: headers ?? [:])
            let wanted = reader.plainHeaders(of: bridging)
            let sources = target.foreign.uniqued().filter { $0.hasSuffix(".c") && reader.isPlain($0) }
            let seen = wanted.flatMap { reader.closure(of: $0) }.uniqued()
            guard !seen.isEmpty, !sources.isEmpty else { continue }
            if let same = result.values.first(where: { $0.sources == Set(sources) }) {
                result[target.name] = same
                continue
            }
            let inner = sources.flatMap { reader.closure(of: $0) }.uniqued().filter { $0.hasSuffix(".h") && !seen.contains($0) }
            func name(_ path: String) -> String { (path as NSString).lastPathComponent }
            let all =
                sources.map { ($0, name($0)) } + seen.map { ($0, "include/\(name($0))") } + inner.map { ($0, name($0)) }
            result[target.name] = ClangTarget(
                name: "\(target.module)C", files: all.map { (path: $0.0, destination: $0.1) }, headers: wanted.map(name))
        }
        return result
    }
}

/// Reads the `#include` directives of headers.
private struct HeaderReader {
    let files: ProjectFiles
    /// The project's headers by file name.
    let headers: [String: String]
    private var plain: [String: Bool] = [:]

    init(files: ProjectFiles, headers: [String: String]) {
        self.files = files
        self.headers = headers
    }

    /// The names of included files, without their folders; system headers have their folders.
    private func includes(_ path: String) -> [(name: String, isOwn: Bool)] {
        guard let text = try? files.text(path) else { return [] }
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.trimmingCharacters(in: .whitespaces)
            guard words.hasPrefix("#include") || words.hasPrefix("#import") else { return nil }
            let parts = words.split(whereSeparator: { $0 == "\"" || $0 == "<" || $0 == ">" })
            guard parts.count > 1 else { return nil }
            let name = String(parts[1])
            if words.contains("\"") { return ((name as NSString).lastPathComponent, true) }
            return (name, false)
        }
    }

    /// Whether a file and all files that it includes are plain C.
    mutating func isPlain(_ path: String) -> Bool {
        if let known = plain[path] { return known }
        plain[path] = true
        let text = (try? files.text(path)) ?? ""
        let signs = ["@interface", "@protocol", "@class", "@import", "@implementation", "#import <", "NS_ASSUME_NONNULL_BEGIN", "NS_ENUM"]
        var answer = !signs.contains { text.contains($0) }
        for (name, isOwn) in includes(path) where answer && isOwn {
            if let inner = headers[name] { answer = isPlain(inner) } else { answer = false }
        }
        plain[path] = answer
        return answer
    }

    /// The plain C headers that a bridging header includes.
    mutating func plainHeaders(of bridging: String) -> [String] {
        var result: [String] = []
        for (name, isOwn) in includes(bridging) where isOwn {
            if let path = headers[name], isPlain(path), !result.contains(path) { result.append(path) }
        }
        return result
    }

    /// A file and the project's files that it includes, directly and indirectly.
    func closure(of path: String) -> [String] {
        var result = [path]
        var index = 0
        while index < result.count {
            for (name, isOwn) in includes(result[index]) where isOwn {
                if let inner = headers[name], !result.contains(inner) { result.append(inner) }
            }
            index += 1
        }
        return result
    }
}
