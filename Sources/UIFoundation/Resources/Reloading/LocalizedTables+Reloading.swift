#if DEBUG
    import Foundation

    extension LocalizedTables {
        /// The change of a text in a table.
        package struct Change: Hashable, Sendable {
            package let key: String
            /// The previous text; nil if the key is new.
            package let old: String?
            /// The text from now on; nil if the key was deleted.
            package let new: String?
            /// Whether other keys of the table have the same previous text and another new one.
            package let isAmbiguous: Bool
        }

        /// The endings of the files with strings.
        package static let endings = ["strings", "stringsdict", "xcstrings"]

        /// Replaces the content of a file with strings. `NSLocalizedString` returns the new texts from now on.
        ///
        /// - Parameters:
        ///   - path: The path of the file in its bundle.
        ///   - data: The new content.
        /// - Returns: The changes of the tables that were read so far.
        /// - Throws: ``ReloadError`` if the file cannot be read. Nothing is changed then.
        package static func replace(path: String, with data: Data) throws -> [Change] {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            if path.hasSuffix(".xcstrings") {
                try ReloadError.checkJSON(data)
            } else {
                try ReloadError.checkPropertyList(data)
            }
            var changes: Set<Change> = []
            for (key, before) in known.withLock({ $0 }) where key.table == name {
                guard let file = Self.path(path, in: key.bundle) else { continue }
                changedFiles.withLock { $0[file] = data }
                let after = load(name, before.bundle, key.bundle, key.languages)
                known.withLock { $0[key] = after }
                changes.formUnion(Self.changes(before, after))
            }
            return changes.sorted { $0.key < $1.key }
        }

        /// The path of a file with the folder of a bundle in its own form. Nil if the file is not in the folder.
        private static func path(_ path: String, in folder: String) -> String? {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            return file.hasPrefix(root + "/") ? folder + file.dropFirst(root.count) : nil
        }

        private static func changes(_ before: Table, _ after: Table) -> [Change] {
            let old = before.entries.mapValues { $0.text(before.language) }
            let new = after.entries.mapValues { $0.text(after.language) }
            var results: [String: Set<String>] = [:]
            for (key, text) in old { results[text, default: []].insert(new[key] ?? "") }
            return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.map { key in
                Change(key: key, old: old[key], new: new[key], isAmbiguous: (old[key].map { results[$0]?.count ?? 0 } ?? 0) > 1)
            }
        }
    }

    extension LocalizedTables.Entry {
        /// The text, or the form of a plural text for any number.
        fileprivate func text(_ language: String) -> String {
            switch self {
            case .text(let text): text
            case .plural(let text): text.format(for: [], language: language)
            }
        }
    }
#endif
