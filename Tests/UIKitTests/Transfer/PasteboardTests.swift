import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@MainActor
@Suite("UIPasteboard")
struct PasteboardTests {
    @Test("Text on the pasteboard can be read, by other programs too")
    func text() async throws {
        let host = TestHost()
        let pasteboard = UIPasteboard.general
        let count = pasteboard.changeCount
        pasteboard.string = "Grüße"
        #expect(pasteboard.string == "Grüße" && pasteboard.strings == ["Grüße"])
        #expect(pasteboard.hasStrings && !pasteboard.hasImages && !pasteboard.hasURLs && !pasteboard.hasColors)
        #expect(pasteboard.changeCount == count + 1)
        #expect(pasteboard.types == ["public.utf8-plain-text"])
        #expect(host.clipboardFormats == ["text/plain;charset=utf-8", "text/plain"])
        #expect(try await host.pasteOutside("text/plain") == Data("Grüße".utf8))
        pasteboard.string = nil
        #expect(pasteboard.string == nil && pasteboard.numberOfItems == 0 && host.clipboardFormats.isEmpty)
    }

    @Test("The data of another program can be read as text, images, URLs, colours and files")
    func others() throws {
        let host = TestHost()
        let pasteboard = UIPasteboard.general
        host.copyOutside(OutsideContent(["text/html": Data("<b>x</b>".utf8), "text/plain;charset=utf-8": Data("x".utf8)]))
        #expect(pasteboard.hasStrings && pasteboard.string == "x")
        #expect(pasteboard.types == ["public.html", "public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "public.html") == Data("<b>x</b>".utf8))
        host.copyOutside(OutsideContent(["image/png": try #require(picture(.green, width: 5).pngData())]))
        #expect(pasteboard.hasImages && pasteboard.image?.size.width == 5 && pasteboard.string == nil)
        host.copyOutside(OutsideContent(["text/uri-list": Data("# two\r\nfile:///tmp/a%20b\r\nhttps://example.org/\r\n".utf8)]))
        #expect(pasteboard.hasURLs)
        #expect(pasteboard.urls?.map(\.absoluteString) == ["file:///tmp/a%20b", "https://example.org/"])
        #expect(pasteboard.numberOfItems == 2)
        host.copyOutside(OutsideContent(["application/x-color": Data([255, 255, 0, 0, 0, 0, 255, 255])]))
        #expect(pasteboard.color.map { $0.cgColor.components } == [1, 0, 0, 1])
        host.copyOutside(nil)
        #expect(pasteboard.items.isEmpty && pasteboard.string == nil)
    }

    @Test("Reading from a program that does not reply ends after a time limit; an interrupted reply returns nil")
    func failures() {
        let host = TestHost()
        let content = OutsideContent(answers: [
            ("text/plain", .breaksOff(after: Data("half".utf8))), ("image/png", .data(Data([1, 2, 3]))),
        ])
        host.copyOutside(content)
        #expect(UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.string == nil)
        #expect(UIPasteboard.general.image == nil)
        content.die()
        #expect(UIPasteboard.general.data(forPasteboardType: "public.png") == nil)
        host.copyOutside(OutsideContent(answers: [("text/plain", .never)]))
        #expect(UIPasteboard.general.string == nil)
    }

    @Test("Items have several types, which can be queried for an IndexSet of items")
    func items() {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.items = [["public.utf8-plain-text": "one", "com.example.number": 1], ["public.png": picture(.blue)]]
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.types(forItemSet: nil) == [["com.example.number", "public.utf8-plain-text"], ["public.png"]])
        #expect(pasteboard.types(forItemSet: IndexSet(integer: 2)) == nil)
        #expect(pasteboard.contains(pasteboardTypes: ["public.text"]))
        #expect(!pasteboard.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.image"]) == IndexSet(integer: 1))
        #expect(pasteboard.value(forPasteboardType: "com.example.number") as? Int == 1)
        #expect(pasteboard.values(forPasteboardType: "public.image", inItemSet: nil)?.count == 1)
        pasteboard.addItems([["public.url": URL(string: "https://example.org")!]])
        #expect(pasteboard.numberOfItems == 3 && pasteboard.url?.host == "example.org")
        #expect(pasteboard.items.count == 3 && pasteboard.items[0]["public.utf8-plain-text"] as? String == "one")
    }

    @Test("Objects and providers are loaded on demand")
    func providers() async throws {
        let host = TestHost()
        let pasteboard = UIPasteboard.general
        pasteboard.setObjects(["a", "b"])
        #expect(pasteboard.strings == ["a", "b"])
        let loads = Counter()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .utf8PlainText) { completion in
            loads.increase()
            completion(Data("late".utf8), nil)
            return nil
        }
        pasteboard.itemProviders = [provider]
        #expect(pasteboard.hasStrings && loads.value == 0)
        #expect(pasteboard.string == "late" && loads.value == 1)
        #expect(try await host.pasteOutside("text/plain;charset=utf-8") == Data("late".utf8))
        #expect(pasteboard.itemProviders.first === provider)
    }

    @Test("Representations with limited visibility, and items set with localOnly, are not offered to other programs")
    func visibility() async throws {
        let host = TestHost()
        let provider = NSItemProvider(object: "for all" as NSString)
        for (type, visibility) in [
            ("com.example.team", NSItemProviderRepresentationVisibility.team), ("com.example.group", .group),
            ("com.example.own", .ownProcess),
        ] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                $0(Data([1]), nil); return nil
            }
        }
        UIPasteboard.general.setItemProviders(
            [provider, NSItemProvider(object: "second" as NSString)], localOnly: false, expirationDate: nil)
        #expect(!host.clipboardFormats.contains { $0.contains("example") })
        let stream = try await host.pasteOutside("application/x-lodestone-items")
        #expect(!String(decoding: stream, as: UTF8.self).contains("com.example"))
        #expect(UIPasteboard.general.data(forPasteboardType: "com.example.own") == Data([1]))
        UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        #expect(host.clipboardFormats.isEmpty)
        #expect(UIPasteboard.general.string == "secret")
    }

    @Test("Items with an expiration date expire, unless other items have replaced them")
    func expiry() async {
        let host = TestHost()
        let pasteboard = UIPasteboard.general
        pasteboard.setItems([["public.utf8-plain-text": "soon gone"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        host.advance(by: 50)
        #expect(pasteboard.string == "soon gone")
        host.advance(by: 11)
        #expect(pasteboard.string == nil && host.clipboardFormats.isEmpty)
        pasteboard.setItems([["public.utf8-plain-text": "soon gone"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        host.copyOutside(OutsideContent(["text/plain": Data("stays".utf8)]))
        host.advance(by: 70)
        #expect(pasteboard.string == "stays")
        pasteboard.setItems([["public.utf8-plain-text": "was gone"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(pasteboard.items.isEmpty)
    }

    @Test("Each name has one pasteboard until it is removed; the general pasteboard cannot be removed")
    func names() {
        let host = TestHost()
        let name = UIPasteboard.Name("com.example.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let one = UIPasteboard(name: name, create: true)
        one?.string = "here"
        #expect(UIPasteboard(name: name, create: false)?.string == "here")
        #expect(UIPasteboard(name: name, create: false) == one)
        #expect(UIPasteboard.general.string == nil && host.clipboardFormats.isEmpty)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        one?.string = "dead"
        #expect(one?.string == nil)
        UIPasteboard.general.string = "x"
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard.general.string == "x")
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    @Test("Change notifications have the added and removed types")
    func notifications() {
        let host = TestHost()
        let pasteboard = UIPasteboard.general
        let added = Names()
        let removed = Names()
        let observer = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil) {
            added.append($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String])
            removed.append($0.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String])
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        pasteboard.string = "x"
        host.copyOutside(OutsideContent(["image/png": Data()]))
        #expect(added.all == [["public.utf8-plain-text"], ["public.png"]])
        #expect(removed.all == [[], ["public.utf8-plain-text"]])
    }

    @Test("Several items of the program's own types reach another program of the library completely")
    func manyItems() async throws {
        let sender = TestHost()
        UIPasteboard.general.setItems([
            ["com.example.card": Data("one".utf8), "public.utf8-plain-text": "eins"],
            ["com.example.card": Data(repeating: 9, count: 700_000)],
        ])
        let stream = try await sender.pasteOutside("application/x-lodestone-items")
        let receiver = TestHost()
        receiver.copyOutside(OutsideContent(["application/x-lodestone-items": stream]))
        let pasteboard = UIPasteboard.general
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.data(forPasteboardType: "com.example.card", inItemSet: nil)?.map(\.count) == [3, 700_000])
        receiver.copyOutside(
            OutsideContent(["application/x-lodestone-items": stream.prefix(stream.count / 2), "text/plain": Data("y".utf8)]))
        // If the stream is damaged, the other formats can still be read.
        #expect(pasteboard.string == "y")
    }
}

/// The contents of the notifications. Notifications are posted on the main actor, like the test.
private final class Names: @unchecked Sendable {
    private(set) var all: [[String]] = []
    func append(_ names: [String]?) { all.append(names ?? ["none"]) }
}
