#if DEBUG
    import Foundation
    import UIKit

    /// Finds the files and lines that created constraints, with the debug information of the program.
    ///
    /// A program of the toolchain reads the debug information (`llvm-symbolizer`, or else `addr2line`). It runs in the background, and once for many addresses.
    /// `Documentation/decisions/2026-11-constraint-origins.md` has the reasons.
    @MainActor
    package final class SourceLocator {
        /// A line of a source file.
        struct Line: Sendable {
            let file: String
            let line: Int
        }

        /// Called after new places were found.
        package var onChange: (() -> Void)?

        /// The lines by address; nil for an address without one.
        private var lines: [UInt: Line?] = [:]
        private var pending: Set<UInt> = []
        private var isSearching = false
        private let program: SymbolProgram?

        package init() { program = SymbolProgram.installed }

        /// The place that created a constraint. Nil if it was not recorded or has no debug information, and until `onChange` is called.
        package func place(of constraint: NSLayoutConstraint) -> Place? {
            switch constraint.origin {
            case nil: return nil
            case .document(let file, let scene, let object, let line):
                var text = "\(file):\(line)"
                if let scene { text += ", scene \(scene)" }
                if let object { text += ", object \(object)" }
                return Place(text: text, path: "\(file):\(line)")
            case .code(let addresses):
                let unknown = addresses.filter { lines[$0] == nil }
                guard unknown.isEmpty else {
                    pending.formUnion(unknown)
                    search()
                    return nil
                }
                return Self.place(of: addresses.compactMap { lines[$0] ?? nil })
            }
        }

        /// Starts a search after the caller has asked for all of its constraints, so that the program runs once for them.
        private func search() {
            guard !isSearching, !pending.isEmpty, program != nil else { return }
            isSearching = true
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.run() }
            }
        }

        private func run() {
            guard let program else { return }
            let addresses = Array(pending)
            pending = []
            DispatchQueue.global(qos: .userInitiated).async { [weak self] in
                let found = program.lines(of: addresses)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.add(found, for: addresses) }
                }
            }
        }

        private func add(_ found: [UInt: Line], for addresses: [UInt]) {
            for address in addresses { lines[address] = .some(found[address]) }
            isSearching = false
            search()
            onChange?()
        }

        // MARK: Frames

        /// The library's folder `Sources`, with a slash at the end.
        private static let library = folder(above: #filePath, levels: 2)
        /// The folder of the library's public calls that create constraints.
        private static let calls = library + "UIKit/Layout/Constraints/"

        private static func folder(above path: String, levels: Int) -> String {
            path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/") + "/"
        }

        /// The innermost line outside of the library's calls. For a helper function of the app, also the line of another file that calls it.
        private static func place(of lines: [Line]) -> Place? {
            guard let index = lines.firstIndex(where: { !$0.file.hasPrefix(calls) }) else { return nil }
            let first = lines[index]
            let name = "\(first.name):\(first.line)"
            let path = "\(first.file):\(first.line)"
            if first.file.hasPrefix(library) {
                let module = first.file.dropFirst(library.count).prefix { $0 != "/" }
                return Place(text: "\(name) of \(module)", path: path)
            }
            let caller = lines[(index + 1)...].prefix { !$0.file.hasPrefix(library) }.first { $0.file != first.file }
            return Place(text: caller.map { "\(name), called by \($0.name):\($0.line)" } ?? name, path: path)
        }
    }

    extension SourceLocator.Line {
        /// The file's name.
        fileprivate var name: Substring { file.split(separator: "/").last ?? "" }
    }
#else
    import UIKit

    /// Finds nothing: a release build does not record who created a constraint.
    @MainActor
    package final class SourceLocator {
        package var onChange: (() -> Void)?
        package init() {}
        package func place(of constraint: NSLayoutConstraint) -> Place? { nil }
    }
#endif

extension SourceLocator {
    /// The place that created a constraint.
    package struct Place: Equatable {
        /// The file's name and the line, and for a document also the scene and the object.
        package let text: String
        /// The file's path and the line.
        package let path: String
    }
}
