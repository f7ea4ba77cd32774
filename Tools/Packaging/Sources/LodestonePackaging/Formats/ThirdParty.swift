import Foundation

/// A third-party component of a package.
struct ThirdParty {
    var name: String
    var version: String
    var url: String?
    /// An SPDX expression.
    var license: String
    /// The text of the licence.
    var text: String

    /// The third-party components of an app: the packages on which it depends, and the shipped Swift libraries.
    static func parts(of package: AppPackage, libraries: [String], runtime: SwiftRuntime) -> [ThirdParty] {
        var parts = package.dependencies.map { dependency in
            let folder = URL(fileURLWithPath: dependency.directory)
            let text = licenceText(in: folder)
            // The Apache License requires that the notice of a work is shipped with it.
            let texts = [text ?? "This package has no licence file.\n", firstText(of: ["NOTICE"], in: folder)].compactMap { $0 }
            return ThirdParty(
                name: dependency.name, version: dependency.version ?? dependency.revision ?? "unversioned",
                url: dependency.url.map(FlatpakManifest.withoutPassword), license: text.map(identify) ?? "NOASSERTION",
                text: texts.joined(separator: "\n"))
        }
        if !libraries.isEmpty {
            parts.append(
                ThirdParty(
                    name: "swift-runtime", version: runtime.version, url: "https://github.com/swiftlang/swift",
                    license: "Apache-2.0 WITH Swift-exception",
                    text: (try? String(contentsOf: runtime.licenceFile, encoding: .utf8))
                        ?? "Apache License 2.0 with Runtime Library Exception\n"
                ))
        }
        if libraries.contains("lib_FoundationICU.so") {
            parts.append(
                ThirdParty(
                    name: "icu", version: runtime.version, url: "https://github.com/swiftlang/swift-foundation-icu",
                    license: licenceExpressionOfICU, text: licenceOfICU))
        }
        return parts
    }

    /// The first licence file of a folder.
    static func licenceText(in folder: URL) -> String? { firstText(of: ["LICEN", "COPYING"], in: folder) }

    /// The first file of a folder whose name begins with one of the prefixes, in upper or lower case.
    private static func firstText(of prefixes: [String], in folder: URL) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        guard let name = names.first(where: { name in prefixes.contains { name.uppercased().hasPrefix($0) } }) else { return nil }
        return try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The SPDX identifier of a common licence text.
    static func identify(_ text: String) -> String {
        let head = String(text.prefix(20_000))
        if head.contains("Apache License"), head.contains("Version 2.0") {
            return text.contains("Runtime Library Exception") ? "Apache-2.0 WITH Swift-exception" : "Apache-2.0"
        }
        if head.contains("Permission is hereby granted, free of charge") { return "MIT" }
        if head.contains("Redistribution and use in source and binary forms") {
            return head.contains("Neither the name") ? "BSD-3-Clause" : "BSD-2-Clause"
        }
        if head.contains("Mozilla Public License"), head.contains("2.0") { return "MPL-2.0" }
        return "NOASSERTION"
    }
}
