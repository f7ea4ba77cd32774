import Foundation

/// The software bill of materials of a package, as SPDX 2.3 in JSON.
struct SoftwareBill {
    let app: AppInformation
    let parts: [ThirdParty]
    /// The shipped libraries with their SHA-256 checksums.
    let libraries: [(name: String, sha256: String)]
    let date: Date

    /// - Throws: An error of `JSONSerialization`.
    func text() throws -> String {
        let root = "SPDXRef-App"
        var packages: [[String: Any]] = [
            package(id: root, name: app.name, version: app.version, url: app.homepage, license: app.license)
        ]
        var relationships: [[String: Any]] = [relationship("SPDXRef-DOCUMENT", "DESCRIBES", root)]
        for part in parts {
            let id = Self.id("Package", part.name)
            packages.append(package(id: id, name: part.name, version: part.version, url: part.url, license: part.license))
            relationships.append(relationship(root, "CONTAINS", id))
        }
        var files: [[String: Any]] = []
        for library in libraries {
            let id = Self.id("File", library.name)
            files.append([
                "SPDXID": id, "fileName": "./lib/\(library.name)", "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION",
                "checksums": [["algorithm": "SHA256", "checksumValue": library.sha256]],
            ])
            let owner = library.name == "lib_FoundationICU.so" ? "icu" : "swift-runtime"
            relationships.append(relationship(Self.id("Package", owner), "CONTAINS", id))
        }
        let created = ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: [.withInternetDateTime])
        let document: [String: Any] = [
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": "\(app.identifier)-\(app.version)",
            "documentNamespace": "https://spdx.org/spdxdocs/\(app.identifier)-\(app.version)-\(Int(date.timeIntervalSince1970))",
            "creationInfo": ["created": created, "creators": ["Tool: lodestone-tool"]],
            "packages": packages, "files": files, "relationships": relationships,
        ]
        let data = try JSONSerialization.data(withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private func package(id: String, name: String, version: String, url: String?, license: String) -> [String: Any] {
        [
            "SPDXID": id, "name": name, "versionInfo": version, "downloadLocation": url ?? "NOASSERTION", "filesAnalyzed": false,
            "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION",
        ]
    }

    private func relationship(_ first: String, _ type: String, _ second: String) -> [String: Any] {
        ["spdxElementId": first, "relationshipType": type, "relatedSpdxElement": second]
    }

    private static func id(_ kind: String, _ name: String) -> String {
        "SPDXRef-\(kind)-" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? String($0) : "-" }.joined()
    }
}
