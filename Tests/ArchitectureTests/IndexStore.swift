import Foundation

/// The compiler's index of a debug build, read through the toolchain's `libIndexStore`.
///
/// The functions are those of `indexstore.h`. They are looked up when the store is opened, so that the package does not link the library.
struct IndexStore {
    /// A Swift source that the compiler indexed.
    struct Unit {
        let module: String
        let path: String
        let record: String
    }

    /// A symbol at a line of a source.
    struct Occurrence {
        let usr: String
        let name: String
        let line: Int
        let isDefinition: Bool
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private typealias Object = UnsafeMutableRawPointer
    /// `indexstore_string_ref_t`, a pointer and a length, has the layout of `iovec`. Swift cannot pass a structure of its own to C.
    private typealias Text = iovec
    private typealias ObjectVisitor = @convention(c) (Object?, Object?) -> Bool
    private typealias TextVisitor = @convention(c) (Object?, Text) -> Bool

    private let library: Object
    private let store: Object
    private let symbolOfOccurrence: @convention(c) (Object?) -> Object?
    private let rolesOfOccurrence: @convention(c) (Object?) -> UInt64
    private let lineOfOccurrence: @convention(c) (Object?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void
    private let kindOfSymbol: @convention(c) (Object?) -> UInt32
    private let usrOfSymbol: @convention(c) (Object?) -> Text
    private let nameOfSymbol: @convention(c) (Object?) -> Text

    init(path: String, library libraryPath: String) throws {
        guard let library = dlopen(libraryPath, RTLD_NOW | RTLD_LOCAL) else {
            throw Failure(description: "\(libraryPath) cannot be loaded")
        }
        self.library = library
        let create = try Self.function(
            "store_create", in: library, as: (@convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object?).self)
        guard let store = create(path, nil) else { throw Failure(description: "\(path) cannot be read by \(libraryPath)") }
        self.store = store
        symbolOfOccurrence = try Self.function("occurrence_get_symbol", in: library, as: (@convention(c) (Object?) -> Object?).self)
        rolesOfOccurrence = try Self.function("occurrence_get_roles", in: library, as: (@convention(c) (Object?) -> UInt64).self)
        lineOfOccurrence = try Self.function(
            "occurrence_get_line_col", in: library,
            as: (@convention(c) (Object?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void).self)
        kindOfSymbol = try Self.function("symbol_get_kind", in: library, as: (@convention(c) (Object?) -> UInt32).self)
        usrOfSymbol = try Self.function("symbol_get_usr", in: library, as: (@convention(c) (Object?) -> Text).self)
        nameOfSymbol = try Self.function("symbol_get_name", in: library, as: (@convention(c) (Object?) -> Text).self)
    }

    /// The Swift sources of the store that exist. The store also has the units of sources that were removed since.
    func units() throws -> [Unit] {
        let apply = try function("store_units_apply_f", as: (@convention(c) (Object?, UInt32, Object?, TextVisitor) -> Bool).self)
        let open = try function(
            "unit_reader_create", as: (@convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object?).self)
        let close = try function("unit_reader_dispose", as: (@convention(c) (Object?) -> Void).self)
        let mainFile = try function("unit_reader_get_main_file", as: (@convention(c) (Object?) -> Text).self)
        let moduleName = try function("unit_reader_get_module_name", as: (@convention(c) (Object?) -> Text).self)
        let visit = try function("unit_reader_dependencies_apply_f", as: (@convention(c) (Object?, Object?, ObjectVisitor) -> Bool).self)
        let kind = try function("unit_dependency_get_kind", as: (@convention(c) (Object?) -> UInt32).self)
        let file = try function("unit_dependency_get_filepath", as: (@convention(c) (Object?) -> Text).self)
        let name = try function("unit_dependency_get_name", as: (@convention(c) (Object?) -> Text).self)

        let names = Collector<Text, String> { Self.string($0) }
        _ = apply(store, 0, names.pointer) { Collector<Text, String>.add($1, to: $0) }
        return names.values.compactMap { unit in
            guard let reader = open(store, unit, nil) else { return nil }
            defer { close(reader) }
            let path = Self.string(mainFile(reader))
            guard path.hasSuffix(".swift"), FileManager.default.fileExists(atPath: path) else { return nil }
            let records = Collector<Object?, String> { dependency in
                kind(dependency) == Self.recordDependency && Self.string(file(dependency)) == path ? Self.string(name(dependency)) : nil
            }
            _ = visit(reader, records.pointer) { Collector<Object?, String>.add($1, to: $0) }
            return records.values.first.map { Unit(module: Self.string(moduleName(reader)), path: path, record: $0) }
        }
    }

    /// The definitions and references in a source, except implicit ones, and except extensions, which have no name.
    func occurrences(in unit: Unit) throws -> [Occurrence] {
        let open = try function(
            "record_reader_create", as: (@convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object?).self)
        let close = try function("record_reader_dispose", as: (@convention(c) (Object?) -> Void).self)
        let visit = try function("record_reader_occurrences_apply_f", as: (@convention(c) (Object?, Object?, ObjectVisitor) -> Bool).self)
        guard let reader = open(store, unit.record, nil) else {
            throw Failure(description: "the index store lacks the record \(unit.record) of \(unit.path)")
        }
        defer { close(reader) }
        var symbols: [Object: (usr: String, name: String)] = [:]
        let found = Collector<Object?, Occurrence> { occurrence in
            let roles = rolesOfOccurrence(occurrence)
            guard roles & Self.implicit == 0, roles & (Self.definition | Self.reference) != 0, let symbol = symbolOfOccurrence(occurrence),
                kindOfSymbol(symbol) != Self.extensionKind
            else { return nil }
            let texts = symbols[symbol] ?? (Self.string(usrOfSymbol(symbol)), Self.string(nameOfSymbol(symbol)))
            symbols[symbol] = texts
            var line: UInt32 = 0
            lineOfOccurrence(occurrence, &line, nil)
            return Occurrence(usr: texts.usr, name: texts.name, line: Int(line), isDefinition: roles & Self.definition != 0)
        }
        _ = visit(reader, found.pointer) { Collector<Object?, Occurrence>.add($1, to: $0) }
        return found.values
    }

    // MARK: The store of this build

    /// The index store that the build of the running tests wrote.
    ///
    /// - Throws: ``Failure`` if the build wrote no store, or if the toolchain has no `libIndexStore`. The description has the remedy.
    static func ofBuild() throws -> Self {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let path = products.appendingPathComponent("index/store").path
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(
                description: """
                    The build wrote no index store at \(path). Run `swift build --build-tests` and `swift test`: debug builds write one, \
                    release builds and those with --disable-index-store do not.
                    """)
        }
        let candidates = libraryFolders.map { $0.appendingPathComponent("libIndexStore.so").path }
        guard let library = candidates.first(where: FileManager.default.fileExists) else {
            throw Failure(
                description: """
                    The toolchain has no libIndexStore.so (looked for \(candidates.joined(separator: ", "))). Use a toolchain of swift.org, \
                    whose `swiftc` is in the PATH.
                    """)
        }
        return try Self(path: path, library: library)
    }

    /// The library folders of the toolchain with the loaded runtime and of the toolchains in the PATH.
    private static var libraryFolders: [URL] {
        var folders: [URL] = []
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        if let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }), let start = line.firstIndex(of: "/") {
            // usr/lib/swift/linux/libswiftCore.so
            let runtime = URL(fileURLWithPath: String(line[start...])).resolvingSymlinksInPath()
            folders.append(runtime.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())
        }
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
            guard FileManager.default.fileExists(atPath: compiler.path) else { continue }
            // usr/bin/swiftc
            let programs = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
            folders.append(programs.deletingLastPathComponent().appendingPathComponent("lib"))
        }
        return folders
    }

    // MARK: Constants of indexstore.h

    private static let definition: UInt64 = 1 << 1
    private static let reference: UInt64 = 1 << 2
    private static let implicit: UInt64 = 1 << 8
    private static let extensionKind: UInt32 = 9
    private static let recordDependency: UInt32 = 2

    // MARK: Calls

    /// Collects the results of a C function's callback.
    private final class Collector<Element, Value> {
        private(set) var values: [Value] = []
        private let convert: (Element) -> Value?

        init(_ convert: @escaping (Element) -> Value?) {
            self.convert = convert
        }

        var pointer: Object { Unmanaged.passUnretained(self).toOpaque() }

        static func add(_ element: Element, to pointer: Object?) -> Bool {
            guard let pointer else { return false }
            let collector = Unmanaged<Collector>.fromOpaque(pointer).takeUnretainedValue()
            if let value = collector.convert(element) { collector.values.append(value) }
            return true
        }
    }

    private func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
        try Self.function(name, in: library, as: type)
    }

    private static func function<Function>(_ name: String, in library: Object, as type: Function.Type) throws -> Function {
        guard let address = dlsym(library, "indexstore_\(name)") else {
            throw Failure(description: "libIndexStore lacks indexstore_\(name)")
        }
        return unsafeBitCast(address, to: type)
    }

    private static func string(_ text: Text) -> String {
        String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
    }
}
