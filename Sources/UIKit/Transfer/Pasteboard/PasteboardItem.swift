import Foundation
import UniformTypeIdentifiers

/// An item on a pasteboard: its provider, and the values that the program itself has set for its types.
struct PasteboardItem {
    var provider: NSItemProvider
    var values: [String: Any] = [:]

    init(provider: NSItemProvider) {
        self.provider = provider
    }

    /// Creates an item from values by type. Values that a pasteboard cannot store are skipped and logged.
    init(_ representations: [String: Any]) {
        provider = NSItemProvider()
        // A dictionary has no order. The most specific type comes first, so that receivers prefer it.
        for type in representations.keys.sorted(by: PasteboardValue.isPreferred) {
            guard let value = representations[type] else { continue }
            if type == UIPasteboard.typeAutomatic {
                guard let object = value as? any NSItemProviderWriting else {
                    transferLog.error("Cannot put a \(Swift.type(of: value)) on a pasteboard with the automatic type. Name its type.")
                    continue
                }
                provider.registerObject(object, visibility: .all)
                for type in object.writableTypeIdentifiersForItemProvider { values[type] = value }
            } else if PasteboardValue.register(value, as: type, with: provider) {
                values[type] = value
            }
        }
    }

    /// The item's types, the best first.
    var types: [String] { provider.registeredTypeIdentifiers }

    func contains(_ types: [String]) -> Bool {
        types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }

    /// The item's own type that matches `type`: `type` itself, or the first type that conforms to it.
    func actualType(for type: String) -> String? {
        provider.representation(for: type)?.typeIdentifier
    }
}

/// Converts between values on a pasteboard and data.
enum PasteboardValue {
    /// Text is the least preferred type of an item.
    static func isPreferred(_ one: String, _ other: String) -> Bool {
        let ranks = (rank(one), rank(other))
        return ranks.0 == ranks.1 ? one < other : ranks.0 < ranks.1
    }

    private static func rank(_ type: String) -> Int {
        if UTType.conforms(type, to: "public.plain-text") { return 3 }
        if UTType.conforms(type, to: "public.text") { return 2 }
        return UTType.conforms(type, to: "public.url") ? 1 : 0
    }

    /// Registers a value for a type. Returns false if the value cannot be converted to data.
    static func register(_ value: Any, as type: String, with provider: NSItemProvider) -> Bool {
        switch value {
        case let data as Data:
            register(data, as: type, with: provider)
        case let text as String:
            register(text.data(using: encoding(of: type)) ?? Data(text.utf8), as: type, with: provider)
        case let url as URL:
            register(Data(url.absoluteString.utf8), as: type, with: provider)
        case let object as any NSItemProviderWriting:
            let moved = Moved(object)
            let types = object.writableTypeIdentifiersForItemProvider
            // For a private type, the value's preferred writable type is used.
            guard let written = types.first(where: { UTType.conforms($0, to: type) || UTType.conforms(type, to: $0) }) ?? types.first else {
                return false
            }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                moved.value.loadData(withTypeIdentifier: written, forItemProviderCompletionHandler: completion)
            }
        default:
            guard PropertyListSerialization.propertyList(value, isValidFor: .binary),
                let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
            else {
                transferLog.error("Cannot put a \(Swift.type(of: value)) on a pasteboard as \"\(type)\".")
                return false
            }
            register(data, as: type, with: provider)
        }
        return true
    }

    private static func register(_ data: Data, as type: String, with provider: NSItemProvider) {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }

    private static func encoding(of type: String) -> String.Encoding {
        UTType.conforms(type, to: "public.utf16-plain-text") || UTType.conforms(type, to: "public.utf16-external-plain-text")
            ? .utf16 : .utf8
    }

    /// Converts data to a value of its type: text, a URL, an image, a colour or a property list. Returns the data if no conversion succeeds.
    static func value(of data: Data, type: String) -> Any {
        func object<Object: NSItemProviderReading>(_ class: Object.Type) -> Object? {
            try? Object.object(withItemProviderData: data, typeIdentifier: type)
        }
        if UTType.conforms(type, to: "public.url"), let url = object(NSURL.self) { return url as URL }
        if UTType.conforms(type, to: "public.plain-text"), let text = object(NSString.self) { return text as String }
        if UTType.conforms(type, to: "public.image"), let image = object(UIImage.self) { return image }
        if UIPasteboard.typeListColor.contains(type), let color = object(UIColor.self) { return color }
        if UTType.conforms(type, to: "com.apple.property-list"),
            let list = try? LimitedPropertyList.value(in: data)
        {
            return list
        }
        return data
    }
}
