import CoreGraphics
import Foundation

extension UIPasteboard {
    // MARK: What there is

    /// Whether an item has text. Does not read other programs' data.
    public var hasStrings: Bool { has(Self.typeListString) }
    /// Whether an item has a URL. Does not read other programs' data.
    public var hasURLs: Bool { has(Self.typeListURL) }
    /// Whether an item has an image. Does not read other programs' data.
    public var hasImages: Bool { has(Self.typeListImage) }
    /// Whether an item has a colour. Does not read other programs' data.
    public var hasColors: Bool { has(Self.typeListColor) }

    // MARK: Text

    /// The text of the first item with text. Setting it replaces the content; nil clears the pasteboard.
    public var string: String? {
        get { first(Self.typeListString) }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil if there are none. Setting them replaces the content by an item for each.
    public var strings: [String]? {
        get { all(Self.typeListString) }
        set { replace(newValue) { ["public.utf8-plain-text": $0] } }
    }

    // MARK: Addresses

    /// The URL of the first item with one. Setting it replaces the content; nil clears the pasteboard.
    public var url: URL? {
        get { first(Self.typeListURL) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items; nil if there are none. Setting them replaces the content by an item for each.
    public var urls: [URL]? {
        get { all(Self.typeListURL) }
        set { replace(newValue) { $0.isFileURL ? ["public.file-url": $0, "public.url": $0] : ["public.url": $0] } }
    }

    // MARK: Pictures

    /// The image of the first item with one. Setting it replaces the content; nil clears the pasteboard.
    public var image: UIImage? {
        get { first(Self.typeListImage) }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil if there are none. Setting them replaces the content by an item for each.
    public var images: [UIImage]? {
        get { all(Self.typeListImage) }
        set { replace(newValue) { [Self.typeAutomatic: $0] } }
    }

    // MARK: Colours

    /// The colour of the first item with one. Setting it replaces the content; nil clears the pasteboard.
    public var color: UIColor? {
        get { first(Self.typeListColor) }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil if there are none. Setting them replaces the content by an item for each.
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

    /// A value that was set for another type of the kind may be of another class. Its data is read then.
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
