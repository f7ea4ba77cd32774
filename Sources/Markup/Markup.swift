internal import CGtk

/// What is in a text with elements, in its order. Names and values are the text's own, entities resolved.
package protocol MarkupReader: AnyObject {
    /// An element begins in a line, counted from 1. False ends the reading.
    func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) -> Bool
    /// Characters inside of the element that began last and has not ended. One text may come in several pieces.
    func characters(_ text: String)
    /// The element ends that began last and has not ended.
    func end()
}

/// Reads elements, attributes and text from UTF-8 by GLib's parser.
///
/// That parser is for data, not for documents of any kind: it knows the five entities that XML has and characters by their numbers, declares
/// and fetches nothing, and passes over declarations, comments and instructions.
package enum Markup {
    /// Gives `reader` what is in `bytes`, on the calling thread. Nil when all of it was read; else the line, counted from 1, where the text
    /// breaks the rules, ends too early, or where the reader wanted no more. The cost is that of the bytes.
    package static func read(_ bytes: UnsafeRawBufferPointer, by reader: any MarkupReader) -> Int? {
        let visit = Visit(reader)
        return withExtendedLifetime(visit) {
            // GLib keeps the pointer as long as the context lives.
            withUnsafePointer(to: callbacks) { callbacks in
                let flags = GMarkupParseFlags(rawValue: G_MARKUP_TREAT_CDATA_AS_TEXT.rawValue)
                let context = g_markup_parse_context_new(callbacks, flags, Unmanaged.passUnretained(visit).toOpaque(), nil)
                defer { g_markup_parse_context_free(context) }
                let text = bytes.bindMemory(to: CChar.self)
                let isWhole =
                    g_markup_parse_context_parse(context, text.baseAddress, text.count, nil) != 0
                    && g_markup_parse_context_end_parse(context, nil) != 0
                return isWhole ? nil : line(context)
            }
        }
    }

    /// Holds the reader for the callbacks.
    private final class Visit {
        let reader: any MarkupReader
        init(_ reader: any MarkupReader) { self.reader = reader }
    }

    private static func reader(_ data: UnsafeMutableRawPointer?) -> (any MarkupReader)? {
        data.map { Unmanaged<Visit>.fromOpaque($0).takeUnretainedValue().reader }
    }

    private static func line(_ context: OpaquePointer?) -> Int {
        var line: gint = 0
        g_markup_parse_context_get_position(context, &line, nil)
        return Int(line)
    }

    private static let callbacks = GMarkupParser(
        start_element: { context, name, names, values, data, error in
            guard let name, let reader = Markup.reader(data) else { return }
            var attributes: [(name: String, value: String)] = []
            var index = 0
            while let name = names?[index], let value = values?[index] {
                attributes.append((String(cString: name), String(cString: value)))
                index += 1
            }
            if reader.begin(String(cString: name), attributes, line: Markup.line(context)) { return }
            let code = gint(G_MARKUP_ERROR_INVALID_CONTENT.rawValue)
            error?.pointee = g_error_new_literal(g_markup_error_quark(), code, "The reader wants no more.")
        },
        end_element: { _, _, data, _ in Markup.reader(data)?.end() },
        text: { _, text, length, data, _ in
            guard let text, length > 0 else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
            Markup.reader(data)?.characters(String(decoding: bytes, as: UTF8.self))
        },
        passthrough: nil, error: nil)
}
