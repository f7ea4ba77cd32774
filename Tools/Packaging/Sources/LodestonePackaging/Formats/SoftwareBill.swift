import Foundation

/// The software bill of materials of a package, as SPDX 2.3 in JSON: the app, its parts, and each shipped file with its checksums.
struct SoftwareBill {
    struct File {
        /// The path below the prefix.
        var path: String
        var sha1: String
        var sha256: String
        /// The name of the part that contains the file; nil for the app.
        var part: String?
    }

    let app: AppInformation
    /// The text of the app's licence, for an expression that SPDX does not define.
    let licence: String
    let parts: [ThirdParty]
    let files: [File]
    let date: Date

    /// - Throws: ``PackagingError/failed(_:output:)`` if `sha1sum` fails, or an error of `JSONSerialization`.
    func text() throws -> String {
        let root = "SPDXRef-App"
        var packages = [
            try package(id: root, name: app.name, version: app.version, url: app.homepage, license: app.license, part: nil)
        ]
        var relationships = [relationship("SPDXRef-DOCUMENT", "DESCRIBES", root)]
        for part in parts {
            let id = Self.id(ofPackage: part.name)
            packages.append(
                try package(id: id, name: part.name, version: part.version, url: part.url, license: part.license, part: part.name))
            relationships.append(relationship(root, "CONTAINS", id))
        }
        var entries: [[String: Any]] = []
        for (index, file) in files.enumerated() {
            let id = "SPDXRef-File-\(index)"
            entries.append([
                "SPDXID": id, "fileName": "./\(file.path)", "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION",
                "checksums": [
                    ["algorithm": "SHA1", "checksumValue": file.sha1], ["algorithm": "SHA256", "checksumValue": file.sha256],
                ],
            ])
            relationships.append(relationship(file.part.map(Self.id(ofPackage:)) ?? root, "CONTAINS", id))
        }
        let created = ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: [.withInternetDateTime])
        var document: [String: Any] = [
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": "\(app.identifier)-\(app.version)",
            "documentNamespace": "https://spdx.org/spdxdocs/\(app.identifier)-\(app.version)-\(Int(date.timeIntervalSince1970))",
            "creationInfo": ["created": created, "creators": ["Tool: lodestone-tool"]],
            "packages": packages, "files": entries, "relationships": relationships,
        ]
        let own = Set(app.license.matches(of: /LicenseRef-[A-Za-z0-9.-]+/).map { String($0.output) })
        if !own.isEmpty {
            document["hasExtractedLicensingInfos"] = own.sorted().map { ["licenseId": $0, "name": $0, "extractedText": licence] }
        }
        let data = try JSONSerialization.data(withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private func package(
        id: String, name: String, version: String, url: String?, license: String, part: String?
    ) throws -> [String: Any] {
        let own = files.filter { $0.part == part }
        var package: [String: Any] = [
            "SPDXID": id, "name": name, "versionInfo": version, "downloadLocation": url.flatMap(Self.location) ?? "NOASSERTION",
            "filesAnalyzed": !own.isEmpty, "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION",
        ]
        // SPDX requires a checksum over the files of a package that contains any.
        if !own.isEmpty {
            package["licenseInfoFromFiles"] = ["NOASSERTION"]
            package["packageVerificationCode"] = ["packageVerificationCodeValue": try Self.verificationCode(of: own)]
        }
        return package
    }

    /// The SHA-1 checksum of the sorted SHA-1 checksums of a package's files.
    private static func verificationCode(of files: [File]) throws -> String {
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-sums-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: list) }
        try Data(files.map(\.sha1).sorted().joined().utf8).write(to: list)
        return String(try Shell.run("sha1sum", [list.path]).prefix(40))
    }

    private func relationship(_ first: String, _ type: String, _ second: String) -> [String: Any] {
        ["spdxElementId": first, "relationshipType": type, "relatedSpdxElement": second]
    }

    /// A URL as SPDX accepts it. Nil for the address of a repository without a scheme, such as `git@example.org:app.git`.
    private static func location(_ url: String) -> String? { url.contains("://") ? url : nil }

    private static func id(ofPackage name: String) -> String {
        "SPDXRef-Package-" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? String($0) : "-" }.joined()
    }
}
