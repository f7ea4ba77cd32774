import Foundation
import Testing

@testable import LodestonePackaging

@Suite("The list of a package's parts")
struct SoftwareBillTests {
    let folder: TemporaryFolder
    let tree: FileTree
    let app: AppPackage

    init() throws {
        folder = try TemporaryFolder()
        tree = FileTree(root: folder.url.appendingPathComponent("tree"))
        var app = try TestApp.package(in: folder.url)
        let dependency = FileTree(root: folder.url.appendingPathComponent("Lodestone"))
        try dependency.write("Apache License\nVersion 2.0\n", to: "LICENSE")
        try dependency.write("Lodestone contains no fonts.\n", to: "NOTICE")
        app.dependencies = [
            .init(
                name: "Lodestone", directory: dependency.root.path, url: "https://ada:token@example.org/lodestone.git", version: "0.1.0",
                revision: nil)
        ]
        self.app = app
    }

    private func bill() throws -> [String: Any] {
        // The prefix of a Flatpak has files of other packages.
        try tree.write("other", to: "usr/share/applications/other.desktop")
        try InstalledTree(app: BundledApp(app), runtime: SwiftRuntime()).write(to: tree, prefix: "usr", service: "/usr/bin/grossenmass")
        let text = try folder.text("tree/usr/share/doc/grossenmass/sbom.spdx.json")
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Each shipped file is listed once, with its checksum and its part")
    func files() throws {
        let bill = try bill()
        let files = try #require(bill["files"] as? [[String: Any]])
        let names = files.compactMap { $0["fileName"] as? String }
        // The command is a link to the program.
        let others = ["bin/grossenmass", "share/applications/other.desktop", "share/doc/grossenmass/sbom.spdx.json"]
        let shipped = folder.files(below: "tree/usr").filter { !others.contains($0) }
        #expect(names.sorted() == shipped.map { "./" + $0 }.sorted())

        let program = try #require(files.first { $0["fileName"] as? String == "./lib/grossenmass/GrossenMass" })
        let sums = try #require(program["checksums"] as? [[String: String]])
        let sum = try Shell.run("sha256sum", [tree.root.path + "/usr/lib/grossenmass/GrossenMass"]).prefix(64)
        #expect(sums.contains(["algorithm": "SHA256", "checksumValue": String(sum)]))
        #expect(sums.contains { $0["algorithm"] == "SHA1" && $0["checksumValue"]?.count == 40 })

        let relationships = try #require(bill["relationships"] as? [[String: String]])
        func owner(of name: String) -> String? {
            let id = files.first { $0["fileName"] as? String == name }?["SPDXID"] as? String
            return relationships.first { $0["relatedSpdxElement"] == id }?["spdxElementId"]
        }
        #expect(owner(of: "./lib/grossenmass/GrossenMass") == "SPDXRef-App")
        #expect(owner(of: "./lib/grossenmass/GrossenMass_GrossenMass.resources/file.txt") == "SPDXRef-App")
        #expect(owner(of: "./lib/grossenmass/Lodestone_UIKit.resources/file.txt") == "SPDXRef-Package-Lodestone")
        #expect(owner(of: "./lib/grossenmass/lib/libswiftCore.so") == "SPDXRef-Package-swift-runtime")
        #expect(owner(of: "./lib/grossenmass/lib/lib_FoundationICU.so") == "SPDXRef-Package-icu")
    }

    @Test("Each part has a licence and its text, and no password is published")
    func parts() throws {
        let packages = try #require(bill()["packages"] as? [[String: Any]])
        #expect(packages.compactMap { $0["name"] as? String } == ["Größen Maß", "Lodestone", "swift-runtime", "icu"])
        #expect(packages.allSatisfy { $0["licenseDeclared"] as? String != "NOASSERTION" })
        #expect(packages.contains { $0["downloadLocation"] as? String == "https://example.org/lodestone.git" })
        let documents = "tree/usr/share/doc/grossenmass"
        #expect(folder.files(below: documents + "/third-party") == ["icu.txt", "lodestone.txt", "swift-runtime.txt"])
        let text = try folder.text(documents + "/third-party/lodestone.txt")
        #expect(text.contains("Apache License") && text.contains("Lodestone contains no fonts."))
        #expect(try folder.text(documents + "/third-party/swift-runtime.txt").contains("Runtime Library Exception"))
        let icu = try folder.text(documents + "/third-party/icu.txt")
        for notice in ["UNICODE LICENSE V3", "TaBE Project", "Nara Institute", "laodict.txt", "burmesedict.txt", "V8 project authors"] {
            #expect(icu.contains(notice), "\(notice)")
        }
        let copyright = try folder.text(documents + "/copyright")
        for part in ["Lodestone 0.1.0: Apache-2.0", "swift-runtime", "icu"] { #expect(copyright.contains(" - \(part)"), "\(part)") }
    }

    @Test("The text of an app's own licence is in the list")
    func ownLicence() throws {
        let file = URL(fileURLWithPath: app.targets[0].directory).appendingPathComponent("Resources/Info.plist")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("<string>MIT</string>", with: "<string>LicenseRef-Own</string>").write(
            to: file, atomically: true, encoding: .utf8)
        try FileTree(root: app.folder).write("Ask Ada.\n", to: "LICENSE")
        let licences = try #require(bill()["hasExtractedLicensingInfos"] as? [[String: String]])
        #expect(licences == [["licenseId": "LicenseRef-Own", "name": "LicenseRef-Own", "extractedText": "Ask Ada.\n"]])
    }

    @Test("SPDX's own tool accepts the list")
    func validation() throws {
        guard Shell.find("pyspdxtools") != nil else { return }
        _ = try bill()
        let (status, output, errors) = try Shell.runAny(
            "pyspdxtools", ["--infile", tree.root.path + "/usr/share/doc/grossenmass/sbom.spdx.json"])
        #expect(status == 0, "\(output)\(errors)")
    }
}
