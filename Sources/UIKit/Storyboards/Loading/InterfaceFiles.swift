import Foundation
import InterfaceDocuments
import RegularFiles

/// Finds documents in bundles, and caches parsed documents.
///
/// Searches the bundle that the app specifies. Without a bundle, searches the main bundle and then the bundles beside the program, which contain the
/// resources of SwiftPM targets.
@MainActor
enum InterfaceFiles {
    private struct Index {
        /// Paths by filename, sorted by the user's preferred languages.
        var paths: [String: [String]] = [:]
    }

    /// Caches of files, by path. Files do not depend on the platform.
    private static var indexes: [String: Index] = [:]
    private static var files: [String: InterfaceFile] = [:]

    /// Returns the file of the document `name` with one of the extensions, and its bundle; nil if it does not exist.
    ///
    /// - Throws: ``InterfaceError`` if the document cannot be read, or if `name` contains a path.
    static func document(named name: String, extensions: [String], bundle: Bundle?) throws -> (InterfaceFile, Bundle)? {
        guard isPlain(name) else {
            throw InterfaceError(file: name, problem: "The name leads out of the bundle. Use a file name without a folder.")
        }
        for candidate in bundles(of: bundle) {
            for ending in extensions {
                guard let path = index(of: candidate).paths["\(name).\(ending)"]?.first else { continue }
                return (try file(at: path), candidate)
            }
        }
        return nil
    }

    /// Whether a document with the name exists.
    static func hasDocument(named name: String, extensions: [String], bundle: Bundle?) -> Bool {
        guard isPlain(name) else { return false }
        return bundles(of: bundle).contains { candidate in
            let paths = index(of: candidate).paths
            return extensions.contains { paths["\(name).\($0)"] != nil }
        }
    }

    /// The bundles that are searched if the app passes `bundle`. For nil and the main bundle these are all bundles of the program, because SwiftPM puts
    /// resources beside the program.
    private static func bundles(of bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return bundlesOfProgram() }
        return [bundle]
    }

    /// The main bundle, the program's own resource bundle, and then SwiftPM's other resource bundles beside it.
    static func bundlesOfProgram() -> [Bundle] {
        if let known { return known }
        var bundles = [Bundle.main]
        let folder = Bundle.main.bundleURL
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in beside.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            if let bundle = Bundle(url: folder.appendingPathComponent(name)) { bundles.append(bundle) }
        }
        bundles = ordered(bundles, first: Bundle.main.executableURL?.lastPathComponent ?? "")
        known = bundles
        return bundles
    }

    /// Moves the resource bundle of a module before the other bundles beside the program.
    static func prefer(module: String) {
        known = ordered(bundlesOfProgram(), first: module)
    }

    private static func ordered(_ bundles: [Bundle], first module: String) -> [Bundle] {
        let isFirst: (Bundle) -> Bool = { bundle in
            let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
            return bundle === Bundle.main || name.hasSuffix("_\(module)")
        }
        return bundles.filter(isFirst) + bundles.filter { !isFirst($0) }
    }

    /// The cached bundles of the program; nil before the first search. Tests replace them.
    static var known: [Bundle]?

    /// The app's property list: a file `Info.plist` in the bundles beside the program. Keys of the main bundle take precedence.
    static var propertyList: [String: Any] {
        let own = Bundle.main.infoDictionary ?? [:]
        for bundle in bundlesOfProgram() where !isOfOtherProgram(bundle, than: Bundle.main.executableURL) {
            guard let path = index(of: bundle).paths["Info.plist"]?.first,
                let data = try? RegularFile.contents(of: path, atMost: InterfaceLimits.bytes),
                let list = (try? LimitedPropertyList.value(in: data)) as? [String: Any]
            else { continue }
            return list.merging(own) { $1 }
        }
        return own
    }

    /// Whether a bundle has the resources of another program in the same folder. SwiftPM names a bundle after its package and its target.
    ///
    /// - Parameter program: The running program. A test program has the resources of all programs that it tests.
    static func isOfOtherProgram(_ bundle: Bundle, than program: URL?) -> Bool {
        let folder = bundle.bundleURL.deletingLastPathComponent()
        guard let program, program.pathExtension != "xctest",
            program.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL
        else { return false }
        var target = Substring(bundle.bundleURL.deletingPathExtension().lastPathComponent)
        while let separator = target.firstIndex(of: "_") {
            target = target[target.index(after: separator)...]
            if target == program.lastPathComponent { return false }
            let path = folder.appendingPathComponent(String(target)).path
            var isFolder = ObjCBool(false)
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                FileManager.default.isExecutableFile(atPath: path)
            {
                return true
            }
        }
        return false
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.contains("\0") && name != "." && name != ".."
    }

    private static func file(at path: String) throws -> InterfaceFile {
        if let known = files[path] { return known }
        let file = (path as NSString).lastPathComponent
        let data: Data
        do {
            data = try RegularFile.contents(of: path, atMost: InterfaceLimits.bytes)
        } catch .tooLarge(let limit) {
            throw InterfaceError(file: file, problem: "The file is too large. The limit is \(limit) bytes.")
        } catch {
            throw InterfaceError(file: file, problem: "The file cannot be read. Check its permissions.")
        }
        let read = InterfaceFile(try InterfaceDocument(data: data, file: file), path: path)
        files[path] = read
        return read
    }

    #if DEBUG
        /// The files that were read so far.
        static var readFiles: [InterfaceFile] { Array(files.values) }
    #endif

    private static func index(of bundle: Bundle) -> Index {
        guard let folder = bundle.resourcePath else { return Index() }
        if let known = indexes[folder] { return known }
        var index = Index()
        let languages = DesktopLanguages.preferred.map { "\($0).lproj" }
        // Skip nested bundles, which have separate indexes, and build products, which are not resources.
        FolderWalk.files(in: folder, limit: InterfaceLimits.files) { name in
            !name.hasSuffix(".resources") && !name.hasSuffix(".build")
        } body: { path in
            guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") || path.hasSuffix("Info.plist") else { return }
            let name = (path as NSString).lastPathComponent
            index.paths[name, default: []].append("\(folder)/\(path)")
        }
        for (name, paths) in index.paths where paths.count > 1 {
            index.paths[name] = paths.sorted { rank($0, languages) < rank($1, languages) }
        }
        indexes[folder] = index
        return index
    }

    /// The sort rank of a localized file: the user's languages in order, then Base, then files without a localization, then other languages.
    private static func rank(_ path: String, _ languages: [String]) -> Int {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        if let index = languages.firstIndex(of: folder) { return index }
        return folder == "Base.lproj" ? languages.count : folder.hasSuffix(".lproj") ? languages.count + 2 : languages.count + 1
    }
}
