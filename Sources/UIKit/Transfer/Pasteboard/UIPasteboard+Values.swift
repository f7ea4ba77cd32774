import CoreGraphics
import Foundation

extension UIPasteboard {
    // MARK: What there is

    /// Whether an item is text. Asks no other program for data.
    public var hasStrings: Bool { has(Self.typeListString) }
    /// Whether an item is an address. Asks no other program for data.
    public var hasURLs: Bool { has(Self.typeListURL) }
    /// Whether an item is a picture. Asks no other program for data.
    public var hasImages: Bool { has(Self.typeListImage) }
    /// Whether an item is a colour. Asks no other program for data.
    public var hasColors: Bool { has(Self.typeListColor) }

    // MARK: Text

    /// The text of the first item that is text. Setting it replaces what was there; nil empties the pasteboard.
    public var string: String? {
        get { first(Self.typeListString) }
        set { strings = newValue.map { [$0] } }
    }

    /// The text of every item that is text; nil where none is. Setting it replaces what was there by an item for each.
    public var strings: [String]? {
        get { all(Self.typeListString) }
        set { replace(newValue) { ["public.utf8-plain-text": $0] } }
    }

    // MARK: Addresses

    /// The address of the first item that is one. Setting it replaces what was there; nil empties the pasteboard.
    public var url: URL? {
        get { first(Self.typeListURL) }
        set { urls = newValue.map { [$0] } }
    }

    /// The address of every item that is one; nil where none is. Setting it replaces what was there by an item for each.
    public var urls: [URL]? {
        get { all(Self.typeListURL) }
        set { replace(newValue) { $0.isFileURL ? ["public.file-url": $0, "public.url": $0] : ["public.url": $0] } }
    }

    // MARK: Pictures

    /// The picture of the first item that is one. Setting it replaces what was there; nil empties the pasteboard.
    public var image: UIImage? {
        get { first(Self.typeListImage) }
        set { images = newValue.map { [$0] } }
    }

    /// The picture of every item that is one; nil where none is. Setting it replaces what was there by an item for each.
    public var images: [UIImage]? {
        get { all(Self.typeListImage) }
        set { replace(newValue) { [Self.typeAutomatic: $0] } }
    }

    // MARK: Colours

    /// The colour of the first item that is one. Setting it replaces what was there; nil empties the pasteboard.
    public var color: UIColor? {
        get { first(Self.typeListColor) }
        set { colors = newValue.map { [$0] } }
    }

    /// The colour of every item that is one; nil where none is. Setting it replaces what was there by an item for each.
    public var colors: [UIColor]? {
        get { all(Self.typeListColor) }
        set { replace(newValue) { [Self.typeAutomatic: $0] } }
    }

    private func has(_ types: [String]) -> Bool {
        store.items(complete: false).contains { $0.contains(types) }
    }

    private func first<Value>(_ types: [String]) -> Value? {
        for item in store.items() {
            if let value: Value = value(types, of: item) { return value }
        }
        return nil
    }

    private func all<Value>(_ types: [String]) -> [Value]? {
        let values: [Value] = store.items().compactMap { value(types, of: $0) }
        return values.isEmpty ? nil : values
    }

    /// What was put there as another type of the kind may be no value of the class; the data are asked then.
    private func value<Value>(_ types: [String], of item: PasteboardItem) -> Value? {
        for type in types {
            guard let actual = item.actualType(for: type) else { continue }
            if let value = store.value(for: actual, in: item) as? Value { return value }
            if let data = store.data(for: actual, in: item), let value = PasteboardValue.value(of: data, type: actual) as? Value {
                return value
            }
        }
        return nil
    }

    private func replace<Value>(_ values: [Value]?, _ representations: (Value) -> [String: Any]) {
        store.set((values ?? []).map { PasteboardItem(representations($0)) })
    }
}
