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
            let text = licenceText(in: URL(fileURLWithPath: dependency.directory))
            return ThirdParty(
                name: dependency.name, version: dependency.version ?? dependency.revision ?? "unversioned", url: dependency.url,
                license: text.map(identify) ?? "NOASSERTION", text: text ?? "This package has no licence file.\n")
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
                    name: "icu", version: runtime.version, url: "https://github.com/swiftlang/swift-foundation-icu", license: "Unicode-3.0",
                    text: unicodeLicence))
        }
        return parts
    }

    /// The first licence file of a folder.
    static func licenceText(in folder: URL) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        guard let name = names.first(where: { $0.uppercased().hasPrefix("LICEN") || $0.uppercased().hasPrefix("COPYING") }) else {
            return nil
        }
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

    private static let unicodeLicence = """
        UNICODE LICENSE V3

        COPYRIGHT AND PERMISSION NOTICE

        Copyright © 2016-2025 Unicode, Inc.

        NOTICE TO USER: Carefully read the following legal agreement. BY DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA FILES,
        AND/OR SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO
        NOT AGREE, DO NOT DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.

        Permission is hereby granted, free of charge, to any person obtaining a copy of data files and any associated documentation (the
        "Data Files") or software and any associated documentation (the "Software") to deal in the Data Files or Software without
        restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of the
        Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to do so, provided that either (a)
        this copyright and permission notice appear with all copies of the Data Files or Software, or (b) this copyright and permission
        notice appear in associated Documentation.

        THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
        THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS.

        IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR
        CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
        NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.

        Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to promote the
        sale, use or other dealings in these Data Files or Software without prior written authorization of the copyright holder.

        """
}
