import Foundation
@testable import ItemProviders
import UIFoundation

extension FuzzedReader {
    /// Data of a drag or a pasteboard.
    static var transfers: [FuzzedReader] {
        [
            FuzzedReader(name: "uris") { data in
                for url in (try? URIList.urls(in: data)) ?? [] { precondition(url.scheme?.isEmpty == false) }
                if let url = try? NSURL.object(withItemProviderData: data, typeIdentifier: "public.url") {
                    // The path methods of NSURL end the program at some paths with repeated slashes (Foundation of Swift 6.3). URL has no such error.
                    _ = (url.absoluteString, (url as URL).path, (url as URL).pathExtension, url.host)
                }
            },
            FuzzedReader(name: "plain") { data in
                for type in NSString.readableTypeIdentifiersForItemProvider {
                    _ = try? NSString.object(withItemProviderData: data, typeIdentifier: type)
                }
            },
            FuzzedReader(name: "items") { data in items(data) },
            FuzzedReader(name: "archive") { data in
                _ = try? SecureArchive.object(of: FuzzedRecord.self, in: data)
                _ = try? SecureArchive.object(of: NSDictionary.self, in: data)
            },
            FuzzedReader(name: "color") { data in
                for type in UIColor.readableTypeIdentifiersForItemProvider {
                    guard let color = try? UIColor.object(withItemProviderData: data, typeIdentifier: type) else { continue }
                    let traits = UITraitCollection(userInterfaceStyle: .dark)
                    _ = color.resolvedColor(with: traits).cgColor
                }
            },
        ]
    }

    /// Parses a stream as a whole, and in pieces whose length the first byte states. Both have the same events.
    private static func items(_ data: Data) {
        let (choice, stream) = choice(data, of: 64)
        _ = try? ItemStream.items(in: stream)
        var (whole, pieces) = (ItemStream.Parser(), ItemStream.Parser())
        let expected = try? whole.append(stream)
        var events: [ItemStream.Parser.Event]? = []
        var rest = stream[...]
        while !rest.isEmpty, events != nil {
            let piece = rest.prefix(choice + 1)
            rest = rest.dropFirst(piece.count)
            if let next = try? pieces.append(piece) { events? += next } else { events = nil }
        }
        precondition(events == expected)
    }
}

/// An app's class with a property of each kind.
final class FuzzedRecord: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    required init?(coder: NSCoder) {
        _ = coder.decodeObject(of: NSString.self, forKey: "name")
        _ = coder.decodeObject(of: [NSArray.self, NSString.self, NSNumber.self, NSDate.self], forKey: "list")
        _ = coder.decodeObject(of: FuzzedRecord.self, forKey: "next")
        _ = (coder.decodeInteger(forKey: "count"), coder.decodeDouble(forKey: "size"), coder.decodeBool(forKey: "flag"))
        _ = (coder.decodeInt32(forKey: "count"), coder.decodeFloat(forKey: "size"), coder.containsValue(forKey: "flag"))
    }

    func encode(with coder: NSCoder) {}
}
