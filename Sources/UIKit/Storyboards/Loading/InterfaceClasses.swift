import Foundation
import Host

/// Looks up the classes that documents name.
@MainActor
enum InterfaceClasses {
    /// The custom class that replaces `base`; nil if the program does not link it or it is not a subclass of `base`.
    ///
    /// Searches the module that the document names. For the target's own module, or without a module name, also searches the modules of the bundle, the
    /// app delegate and the executable. A package's module may have another name. Without a module name, searches UIKit last.
    static func find(_ name: String, module: String?, isOwnModule: Bool, bundle: Bundle, base: AnyClass) -> AnyClass? {
        guard isName(name) else { return nil }
        var modules: [String] = []
        if let module { modules.append(module.replacing(" ", with: "_").replacing("-", with: "_")) }
        if module == nil || isOwnModule { modules += ownModules(bundle) }
        if module == nil { modules += ["UIKit"] }
        for module in modules where isName(module) {
            guard let found = known(name, module), ClassLineage.isKind(found, of: base) else { continue }
            return found
        }
        return nil
    }

    /// A cache of classes by their names, which are the same in the whole process.
    private static var classes: [String: AnyClass?] = [:]

    private static func known(_ name: String, _ module: String) -> AnyClass? {
        let full = "\(module).\(name)"
        if let known = classes[full] { return known }
        // The cache is bounded, since the names come from files.
        if classes.count > 4096 { classes.removeAll() }
        let found: AnyClass? = NSClassFromString(full) ?? nested(name, module)
        classes[full] = .some(found)
        return found
    }

    /// A class nested in other types, written as `Outer.Inner`.
    private static func nested(_ name: String, _ module: String) -> AnyClass? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1, parts.count <= 4 else { return nil }
        // The outer types may be classes, structures or enumerations.
        for kinds in combinations(of: ["C", "V", "O"], count: parts.count - 1) {
            var mangled = "\(module.utf8.count)\(module)"
            for (part, kind) in zip(parts, kinds + ["C"]) { mangled += "\(part.utf8.count)\(part)\(kind)" }
            if let found = _typeByName(mangled) as? AnyClass { return found }
        }
        return nil
    }

    private static func combinations(of kinds: [String], count: Int) -> [[String]] {
        guard count > 0 else { return [[]] }
        return combinations(of: kinds, count: count - 1).flatMap { head in kinds.map { head + [$0] } }
    }

    private static func ownModules(_ bundle: Bundle) -> [String] {
        var modules: [String] = []
        // SwiftPM names a target's bundle "Package_Target.resources".
        let folder = bundle.bundleURL.deletingPathExtension().lastPathComponent
        if let end = folder.lastIndex(of: "_") { modules.append(String(folder[folder.index(after: end)...])) }
        if let delegate = UIApplication.current?.delegate {
            let name = String(reflecting: type(of: delegate))
            if let end = name.firstIndex(of: ".") { modules.append(String(name[..<end])) }
        }
        if let executable = Bundle.main.executableURL?.lastPathComponent { modules.append(executable) }
        return modules
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 256
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0 == "." || $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}
