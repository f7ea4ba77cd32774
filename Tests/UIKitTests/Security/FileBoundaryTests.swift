import Foundation
import RegularFiles
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import ItemProviders
@testable import UIKit

/// Paths and names of other programs: special files, symbolic links, and names that lead elsewhere or deceive.
@Suite("Files of other programs") @MainActor
final class FileBoundaryTests {
    private nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boundary-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private nonisolated func file(_ name: String, _ text: String = "text") throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// A named pipe without a writer. Opening it for reading would block.
    private nonisolated func pipe(_ name: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try #require(mkfifo(url.path, 0o600) == 0)
        return url
    }

    private nonisolated func link(_ name: String, to target: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
        return url
    }

    /// The item that a drop of the file creates.
    private nonisolated func dropped(_ url: URL) throws -> NSItemProvider {
        let list = Data((url.absoluteString + "\r\n").utf8)
        return try #require(try NSItemProvider.providers(of: OutsideContent(["text/uri-list": list]), uriList: list).first)
    }

    private func text(of url: URL) -> String? { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } }

    private func mode(of url: URL) throws -> Int? {
        try (FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber)?.intValue
    }

    // MARK: Drops

    @Test("Loading a dropped pipe, a device or a link to one fails; it neither waits nor reads without end", arguments: 0..<3)
    nonisolated func specialFiles(kind: Int) async throws {
        let url =
            switch kind {
            case 0: try pipe("pipe.txt")
            case 1: try link("endless.txt", to: "/dev/zero")
            default: try link("link.txt", to: try pipe("target").path)
            }
        let provider = try dropped(url)
        let type = try #require(provider.registeredTypeIdentifiers.first { UTType($0)?.conforms(to: .url) == false })
        await #expect(throws: (any Error).self) {
            _ = try await load { provider.loadDataRepresentation(forTypeIdentifier: type, completionHandler: $0) }
        }
        await #expect(throws: (any Error).self) {
            _ = try await load { provider.loadFileRepresentation(forTypeIdentifier: type, completionHandler: $0) }
        }
    }

    @Test("A dropped link is loaded as a copy of its target, also if the link is relative")
    nonisolated func linkedFile() async throws {
        _ = try file("target.txt", "of the target")
        let provider = try dropped(try link("relative.txt", to: "target.txt"))
        let loaded: String? = try await load { completion in
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
                let isLink = url.map { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0.path)) != nil } ?? true
                completion(isLink ? nil : url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, error)
            }
        }
        #expect(loaded == "of the target")
    }

    @Test("A folder is copied with its links as links; a folder with a pipe inside is refused, and leaves no copy")
    func folders() throws {
        let source = folder.appendingPathComponent("package/inner")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: source.appendingPathComponent("secret").path, withDestinationPath: "/etc/hostname")
        let copy = folder.appendingPathComponent("copy")
        try FileData.copy(source.deletingLastPathComponent(), to: copy)
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: copy.appendingPathComponent("inner/secret").path)
        #expect(target == "/etc/hostname")
        _ = try pipe("package/inner/pipe")
        let second = folder.appendingPathComponent("second")
        #expect(throws: (any Error).self) { try FileData.copy(source.deletingLastPathComponent(), to: second) }
        #expect(!FileManager.default.fileExists(atPath: second.path))
    }

    @Test("A file that grows beyond the limit while it is read is refused")
    func limit() throws {
        let url = try file("a", "12345")
        #expect(try FileData.contents(of: url, atMost: 5).count == 5)
        #expect(throws: (any Error).self) { try FileData.contents(of: url, atMost: 4) }
        #expect(throws: CocoaError.self) { try FileData.contents(of: #require(URL(string: "https://example.org/a")), atMost: 5) }
    }

    @Test("A folder, a pipe, a device and a missing file are refused without waiting")
    func regularFiles() throws {
        #expect(throws: RegularFileError.folder) { try RegularFile.contents(of: folder.path, atMost: 5) }
        #expect(throws: RegularFileError.special) { try RegularFile.contents(of: pipe("waiting").path, atMost: 5) }
        #expect(throws: RegularFileError.special) { try RegularFile.contents(of: link("zero", to: "/dev/zero").path, atMost: 5) }
        #expect(throws: RegularFileError.system(ENOENT)) { try RegularFile.contents(of: folder.path + "/none", atMost: 5) }
        #expect(throws: RegularFileError.tooLarge(limit: 4)) { try RegularFile.contents(of: file("large", "12345").path, atMost: 4) }
        // The kernel reports no size for this file.
        #expect(try !RegularFile.contents(of: "/proc/self/status", atMost: 1 << 16).isEmpty)
    }

    @Test("Folders of temporary files are new, and other users cannot read them")
    func temporaryFolders() throws {
        let folders = try (0..<2).map { _ in try FileData.temporaryFolder("boundary") }
        defer { folders.forEach { try? FileManager.default.removeItem(at: $0) } }
        #expect(folders[0] != folders[1])
        for folder in folders { #expect(try mode(of: folder) == 0o700) }
    }

    // MARK: Names

    @Test(
        "Suggested names lose their folders, control characters and direction overrides",
        arguments: [
            ("../../.ssh/authorized_keys", "authorized_keys"), ("photo\u{202E}gpj.exe", "photogpj.exe"), ("a\u{2066}b\u{200B}c", "abc"),
            ("a\nb\u{1B}[31m", "ab[31m"), ("..", "Item"), ("", "Item"), ("/", "Item"), (".profile", ".profile"),
            ("👩\u{200D}👧.png", "👩\u{200D}👧.png"), (String(repeating: "é", count: 300), String(repeating: "é", count: 100)),
        ])
    func names(suggestion: String, name: String) {
        #expect(SafeFilename.name(suggestion) == name)
    }

    @Test(
        "A server can name neither a hidden file nor a folder of another system",
        arguments: [(".bashrc", "bashrc"), ("..", "download"), ("a\\..\\b.txt", "b.txt"), (". .x", "x"), ("...", "download")])
    func downloads(suggestion: String, name: String) {
        #expect(SafeFilename.name(suggestion, or: "download", canBeHidden: false, separators: ["/", "\\"]) == name)
    }

    // MARK: Readers

    @Test("Images, PDFs, previews, printing and document text are not read from a pipe")
    func readers() throws {
        _ = TestHost()
        let image = try pipe("a.png")
        #expect(UIImage(contentsOfFile: image.path) == nil)
        #expect(CGPDFDocument(try pipe("a.pdf") as CFURL) == nil)
        #expect(DocumentPreviewContent(try pipe("a.txt"), type: .plainText) == nil)
        #expect(DocumentPreviewContent(image, type: .png) == nil)
        #expect(PrintContent.source(of: image) == nil)
        #expect(throws: (any Error).self) { try NSAttributedString(url: try pipe("a.html"), documentAttributes: nil) }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(url: #require(URL(string: "http://localhost:1/a.html")), documentAttributes: nil)
        }
    }

    // MARK: Documents

    private final class Note: UIDocument {
        var text = "new"
        var errors: [any Error] = []
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {}
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
    }

    @Test("Saving keeps the permissions of a private document, and writes the target of a link")
    func privateDocument() async throws {
        _ = TestHost()
        let url = try file("private.txt")
        #expect(chmod(url.path, 0o600) == 0)
        #expect(await Note(fileURL: url).save(to: url, for: .forOverwriting))
        #expect(try mode(of: url) == 0o600 && text(of: url) == "new")
        let link = try link("link.txt", to: "private.txt")
        let note = Note(fileURL: link)
        note.text = "through the link"
        #expect(await note.save(to: link, for: .forOverwriting))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "private.txt")
        #expect(try text(of: url) == "through the link" && mode(of: url) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link.txt", "private.txt"])
    }

    @Test("A pipe or a device is not opened as a document, and is not replaced by one")
    func specialDocument() async throws {
        _ = TestHost()
        for url in [try pipe("pipe.txt"), try link("endless.txt", to: "/dev/zero")] {
            let note = Note(fileURL: url)
            #expect(await note.open() == false)
            #expect(await note.save(to: url, for: .forOverwriting) == false)
            #expect(note.errors.count == 2 && note.documentState.contains(.savingError))
        }
    }
}
