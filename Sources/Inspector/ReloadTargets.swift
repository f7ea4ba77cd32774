#if DEBUG
    import Foundation
    import UIKit

    /// Finds the program's file for a changed file. A file of the sources belongs to the file in a bundle that has the same name.
    struct ReloadTargets {
        /// The kinds of files that are reloaded.
        enum Kind {
            case document, strings
            /// A file of a set, whose folder is the value.
            case colorSet(String)
            case imageSet(String)
        }

        /// The folders of the program's bundles.
        let folders: [String]

        /// The kind of a file; nil for other files.
        static func kind(of path: String) -> Kind? {
            let folder = (path as NSString).deletingLastPathComponent
            if folder.hasSuffix(".colorset") { return path.hasSuffix("/Contents.json") ? .colorSet(folder) : nil }
            if folder.hasSuffix(".imageset") || folder.hasSuffix(".symbolset") { return .imageSet(folder) }
            let ending = (path as NSString).pathExtension
            if ending == "storyboard" || ending == "xib" { return .document }
            return LocalizedTables.endings.contains(ending) ? .strings : nil
        }

        /// The documents that a file is the source of: the file itself, or those with the same name and the same language.
        @MainActor func documents(for path: String) -> [String] {
            let known = DocumentReload.paths
            if let same = known.first(where: { Self.real($0) == Self.real(path) }) { return [same] }
            guard !isInProgram(path) else { return [] }
            return Self.nearest(to: path, among: known)
        }

        /// The strings files that a file is the source of.
        func tables(for path: String) -> [String] {
            guard !isInProgram(path) else { return [path] }
            let ending = Self.localized(path)
            let candidates = folders.map { $0 + "/" + ending }.filter { FileManager.default.fileExists(atPath: $0) }
            return Self.nearest(to: path, among: candidates)
        }

        /// The sets of catalogues that a set is the source of: the set itself, or those with the same path in a catalogue of the same name.
        func sets(for set: String) -> [String] {
            guard !isInProgram(set) else { return [set] }
            guard let end = set.range(of: ".xcassets/"), let name = set[..<end.lowerBound].split(separator: "/").last else { return [] }
            return folders.map { "\($0)/\(name).xcassets/\(set[end.upperBound...])" }.filter { FileManager.default.fileExists(atPath: $0) }
        }

        private func isInProgram(_ path: String) -> Bool {
            let path = Self.real(path)
            return folders.contains { path.hasPrefix(Self.real($0) + "/") }
        }

        /// The candidates with the same name and language that have the most folders in common with a path.
        private static func nearest(to path: String, among candidates: [String]) -> [String] {
            let own = Array(path.split(separator: "/").reversed())
            let ending = localized(path)
            let rated = candidates.filter { localized($0) == ending }.map { candidate in
                (candidate, zip(own, candidate.split(separator: "/").reversed()).prefix { $0 == $1 }.count)
            }
            let most = rated.map(\.1).max()
            return rated.filter { $0.1 == most }.map(\.0)
        }

        /// The name of a file, with the folder of its language.
        private static func localized(_ path: String) -> String {
            let parts = path.split(separator: "/").suffix(2)
            return parts.first?.hasSuffix(".lproj") == true ? parts.joined(separator: "/") : String(parts.last ?? "")
        }

        /// The path without relative parts and symbolic links.
        private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

        // MARK: Errors

        /// The file, the line and the reason of an error.
        static func location(of error: any Error, in path: String, _ data: Data) -> String {
            switch error {
            case let error as ReloadError: "\(path)\(error.line.map { ":\($0)" } ?? ""): \(sentence(error.problem))"
            case let error as DecodingError: location(of: syntaxError(in: data) ?? ReloadError(problem: text(of: error)), in: path, data)
            default: "\(path): \(error)"
            }
        }

        private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

        private static func syntaxError(in data: Data) -> ReloadError? {
            do {
                try ReloadError.checkJSON(data)
                return nil
            } catch { return error as? ReloadError }
        }

        private static func text(of error: DecodingError) -> String {
            let context: DecodingError.Context =
                switch error {
                case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
                    .valueNotFound(_, let context):
                    context
                @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
                }
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
            let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
            return path.isEmpty ? reason : "\(path): \(reason)"
        }
    }
#endif
