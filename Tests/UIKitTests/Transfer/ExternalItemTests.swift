import Foundation
import Host
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import ItemProviders
@testable import UIKit

@Suite("Items exchanged with other programs")
struct ExternalItemTests {
    @Test("Items are offered by MIME types, their URLs as one list, and the program's own types by their identifiers")
    func formats() async throws {
        let file = try TemporaryFile("a b.png", try #require(picture(.red).pngData()))
        let first = try #require(NSItemProvider(contentsOf: file.url))
        first.registerDataRepresentation(forTypeIdentifier: "com.example.card", visibility: .all) {
            $0(Data([1]), nil); return nil
        }
        let content = ItemProviderContent([first, NSItemProvider(object: URL(string: "https://example.org/")! as NSURL)])
        #expect(content.formats.prefix(2) == ["image/png", "text/uri-list"])
        #expect(content.formats.contains("application/x-uniform-type.com.example.card"))
        let list = try await content.data("text/uri-list", limit: 1000)
        #expect(String(decoding: list, as: UTF8.self) == "\(file.url.absoluteString)\r\nhttps://example.org/\r\n")
        #expect(try await content.data("image/png", limit: 1 << 20) == Data(contentsOf: file.url))
        await #expect(throws: HostContentError.self) { try await content.data("text/html", limit: 10) }
    }

    @Test("A link is also offered as text, for programs without support for links")
    func link() async throws {
        let content = ItemProviderContent([NSItemProvider(object: URL(string: "https://example.org/x")! as NSURL)])
        #expect(content.formats == ["text/uri-list", "text/plain;charset=utf-8", "text/plain"])
        #expect(try await content.data("text/plain", limit: 100) == Data("https://example.org/x".utf8))
    }

    @Test("When a program pastes its own data, it gets its original items")
    func own() async throws {
        let providers = [NSItemProvider(object: "x" as NSString), NSItemProvider()]
        let back = try await NSItemProvider.providers(of: ItemProviderContent(providers))
        #expect(back.count == 2 && back[0] === providers[0] && back[1] === providers[1])
    }

    @Test("Every file of a list is a separate item with its own type")
    func files() async throws {
        let image = try TemporaryFile("photo.png", try #require(picture(.red).pngData()))
        let content = OutsideContent([
            "text/uri-list": Data("\(image.url.absoluteString)\r\nfile:///nowhere/x.txt\r\n".utf8), "text/plain": Data(),
        ])
        let providers = try await NSItemProvider.providers(of: content)
        #expect(providers.map { $0.canLoadObject(ofClass: UIImage.self) } == [true, false])
        #expect(providers.map(\.suggestedName) == ["photo.png", "x.txt"])
        let loaded: UIImage = try await providers[0].loadObject(ofClass: UIImage.self)
        #expect(loaded.size.width == 4)
    }

    @Test(
        "A malformed list of URLs is read as its valid entries, or is an error",
        arguments: [
            ("# nothing\r\n", 0), ("file:///a\nfile:///b\rhttp://c/", 3), ("not a url at all\nfile:///a", 1),
            ("file://elsewhere/a\nfile:///%00", -1),
            ("/tmp/plain path\n", 1), ("\u{FEFF}\n\n  file:///a  \n", 1), ("::::\n", -1), ("file:///tmp/../../etc/passwd", 1),
        ])
    func lists(text: String, count: Int) {
        let urls = try? URIList.urls(in: Data(text.utf8))
        #expect((urls?.count ?? -1) == count)
        #expect(urls?.allSatisfy { !$0.path.contains("..") } ?? true)
    }

    @Test("A list of URLs that is not text or is too long is an error")
    func invalidLists() {
        #expect(throws: NSError.self) { try URIList.urls(in: Data([0xFF, 0xFE, 0x00])) }
        let many = String(repeating: "file:///a\n", count: TransferConstants.maximumListedURLs + 1)
        #expect(throws: NSError.self) { try URIList.urls(in: Data(many.utf8)) }
        #expect((try? URIList.urls(in: Data(String(repeating: "file:///a\n", count: 10_000).utf8)))?.count == 10_000)
    }

    @Test("MIME types are converted to types, with their parameters and without")
    func types() {
        #expect(TransferFormats.typeIdentifier(of: "text/plain;charset=UTF-8") == "public.utf8-plain-text")
        #expect(TransferFormats.typeIdentifier(of: "text/plain") == "public.plain-text")
        #expect(TransferFormats.typeIdentifier(of: "text/plain; charset=latin1") == "public.plain-text")
        #expect(TransferFormats.typeIdentifier(of: "text/html;charset=utf-8") == "public.html")
        #expect(TransferFormats.typeIdentifier(of: "application/x-uniform-type.com.example.a") == "com.example.a")
        for nonsense in ["TARGETS", "", "application/x-uniform-type.", "application/x-uniform-type.a b", "text/uri-list"] {
            #expect(TransferFormats.typeIdentifier(of: nonsense) == nil)
        }
    }

    @Test("Large data are streamed into a file, and an interrupted transfer leaves no file")
    func streams() async throws {
        let piece = Data(repeating: 5, count: 100_000)
        let content = OutsideContent(answers: [("image/png", .repeated(piece, count: 50)), ("text/html", .breaksOff(after: piece))])
        let provider = NSItemProvider(content: content)
        let url = try await provider.loadFileRepresentation(for: .png)
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        #expect(try url.resourceValues(forKeys: [.fileSizeKey]).fileSize == 5_000_000)
        await #expect(throws: HostContentError.self) { try await provider.loadFileRepresentation(for: .html) }
    }

    @Test("A damaged stream of items is read as some items or an error, and does not crash")
    func damagedStreams() async throws {
        let providers = (0..<3).map { NSItemProvider(object: "item \($0)" as NSString) }
        let whole = try await ItemProviderContent(providers).data(TransferFormats.items, limit: 10_000)
        #expect(try ItemStream.items(in: whole).count == 3)
        for count in 0..<whole.count { #expect(throws: NSError.self) { try ItemStream.items(in: whole.prefix(count)) } }
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            var damaged = whole
            damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            _ = try? ItemStream.items(in: damaged)
        }
        let received = try await NSItemProvider.providers(of: OutsideContent([TransferFormats.items: whole]))
        #expect(try await received[2].loadObject(ofClass: String.self) == "item 2")
    }
}
