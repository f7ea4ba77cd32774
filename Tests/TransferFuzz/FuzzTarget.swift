import Foundation
import Host
import UIKit

/// A way in which an app receives other programs' data.
@MainActor
struct FuzzTarget {
    let name: String
    /// Valid data to start with.
    let seeds: [Data]
    /// Reads the data as an app does. Returns whether the data were accepted as valid.
    let run: (Data) async -> Bool

    static var all: [FuzzTarget] {
        get async throws {
            [
                FuzzTarget(name: "uris", seeds: uriLists) { await items(of: "text/uri-list", $0) },
                FuzzTarget(name: "image", seeds: images) { data in
                    taken { try UIImage.object(withItemProviderData: data, typeIdentifier: "public.image").size }
                },
                FuzzTarget(name: "colour", seeds: try await archives(of: UIColor.systemTeal) + [Data(repeating: 0x7f, count: 8)]) { data in
                    let isDesktops = taken { try UIColor.object(withItemProviderData: data, typeIdentifier: "org.freedesktop.color") }
                    let isArchive = taken { try UIColor.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.color") }
                    return isDesktops || isArchive
                },
                FuzzTarget(name: "archive", seeds: try await archives(of: Person(name: "Ada", age: 36))) { data in
                    taken { try Person.object(withItemProviderData: data, typeIdentifier: Person.type) }
                },
                FuzzTarget(name: "items", seeds: streams) { await items(of: "application/x-lodestone-items", $0) },
                FuzzTarget(name: "text", seeds: texts) { data in
                    taken { try NSString.object(withItemProviderData: data, typeIdentifier: "public.utf8-plain-text") }
                        || taken { try NSURL.object(withItemProviderData: data, typeIdentifier: "public.url") }
                },
            ] + documents
        }
    }

    private static func taken(_ body: () throws -> some Any) -> Bool {
        (try? body()) != nil
    }

    // MARK: Reading

    /// The maximum number of a drop's items that are loaded. The remaining items are similar.
    private static let loaded = 8

    /// Reads `data` as a drop in a format, with all representations of its items.
    private static func items(of format: String, _ data: Data) async -> Bool {
        guard let providers = try? await NSItemProvider.providers(of: Content(format: format, data: data)) else { return false }
        for provider in providers.prefix(loaded) {
            // Does not read files of this machine, because an input may name any file.
            for type in provider.registeredTypeIdentifiers.prefix(loaded) where format != "text/uri-list" || type.hasSuffix("url") {
                await withCheckedContinuation { continuation in
                    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { _, _ in continuation.resume() }
                }
            }
        }
        return true
    }

    private final class Content: HostContent {
        let formats: [String]
        private let data: Data

        init(format: String, data: Data) {
            formats = [format]
            self.data = data
        }

        func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
            // In chunks that do not match the structure of the data.
            var start = 0
            while start < data.count {
                let end = min(data.count, start + 777)
                try await body(data.subdata(in: start..<end))
                start = end
            }
        }
    }

    // MARK: Seeds

    private static let uriLists = [
        "file:///tmp/a.txt\r\nfile:///tmp/b%20c.txt\r\n", "# comment\r\nhttps://example.org/?q=1#part\r\n", "/a/plain/path\n",
        "file://localhost/tmp/x\nfile://elsewhere/tmp/x\n", "file:///tmp/../../etc/passwd\n", "file:///%00\nmailto:a@example.org\n",
        "data:text/plain;base64,SGVsbG8=\n", "http://[::1]:80/%zz\n", "file:///tmp/%ff%fe\n",
    ].map { Data($0.utf8) }

    private static let texts =
        ["Hello", "Grüße, 世界 👩‍👩‍👧", "https://example.org/ä?b=c", "\u{feff}x\0y"].map { Data($0.utf8) }
        + [Data([0xff, 0xfe, 0x41, 0x00]), Data([0xc0, 0x80, 0xed, 0xa0, 0x80])]

    private static var images: [Data] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 9)).image { context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 5, height: 4))
        }
        let gif = Data([
            0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2,
            0x44,
            1, 0, 0x3b,
        ])
        let bitmap =
            Data([0x42, 0x4d, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0])
            + Data(repeating: 0, count: 28)
        let drawing = Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='5' height='5'/></svg>".utf8)
        return [image.pngData(), image.jpegData(compressionQuality: 0.8), gif, bitmap, drawing].compactMap { $0 }
    }

    /// Two items of one representation each, as another app of this library streams them.
    private static var streams: [Data] {
        func number(_ value: Int) -> Data { withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).littleEndian) { Data($0) } }
        let index = Data(
            #"{"items":[{"name":"a","types":["public.utf8-plain-text"]},{"types":["public.png","public.url"]}]}"#.utf8)
        var stream = Data("LDIT".utf8) + [1] + number(index.count) + index
        for (item, type) in [(0, 0), (1, 0), (1, 1)] {
            let bytes = Data("some bytes".utf8)
            stream += number(item) + number(type) + number(bytes.count) + bytes + number(item) + number(type) + number(0)
        }
        return [stream + number(-1) + number(0) + number(0), stream]
    }

    private static func archives(of object: some NSItemProviderWriting) async throws -> [Data] {
        var archives: [Data] = []
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            let data: Data? = await withCheckedContinuation { continuation in
                _ = object.loadData(withTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
            }
            if let data { archives.append(data) }
        }
        return archives
    }
}

/// An app's own class that is transferred as an archive.
final class Person: NSObject, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
    static let type = "org.lodestone.person"
    static let supportsSecureCoding = true
    static var readableTypeIdentifiersForItemProvider: [String] { [type] }
    static var writableTypeIdentifiersForItemProvider: [String] { [type] }

    let name: String
    let age: Int

    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }

    required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        age = coder.decodeInteger(forKey: "age")
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(age, forKey: "age")
    }
}
