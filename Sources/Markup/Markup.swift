internal import CMarkup

/// Receives the elements of a markup text in order. Names and values are the text's own, with entities resolved.
package protocol MarkupReader: AnyObject {
    /// An element begins at a line, from 1. Returns false to stop.
    func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) -> Bool
    /// Characters in the current element. A text may be split into several calls.
    func characters(_ text: String)
    /// The current element ends.
    func end()
}

/// Parses elements, attributes and text from UTF-8 with libxml2.
///
/// Nothing is declared, expanded or fetched: parsing stops at declarations of types or entities and at processing instructions. Only XML's
/// five entities and character references are resolved.
package enum Markup {
    /// The position and the reason of a stop.
    package struct Stop: Equatable, Sendable {
        package enum Reason: Sendable {
            /// The text is not well-formed, or incomplete.
            case broken
            /// The text is not in its declared encoding, or the encoding is unknown.
            case encoding
            /// The text declares types or entities.
            case types
            /// The text has a processing instruction.
            case instruction
            /// The reader stopped.
            case reader
        }
        package let reason: Reason
        /// The line, from 1.
        package let line: Int
    }

    /// Parses `bytes` on the calling thread. Returns nil if all of it was read, or the reason of the stop.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package static func read(_ bytes: UnsafeRawBufferPointer, by reader: any MarkupReader) -> Stop? {
        let text = bytes.bindMemory(to: CChar.self)
        guard let start = text.baseAddress, let count = Int32(exactly: text.count) else { return Stop(reason: .broken, line: 1) }
        let visit = MarkupVisit(reader)
        let stop = withExtendedLifetime(visit) {
            withUnsafePointer(to: callbacks) { lodestone_read_markup(start, count, $0, Unmanaged.passUnretained(visit).toOpaque()) }
        }
        let reason: Stop.Reason? =
            switch stop.reason {
            case LODESTONE_MARKUP_WHOLE: nil
            case LODESTONE_MARKUP_ENCODING: .encoding
            case LODESTONE_MARKUP_TYPES: .types
            case LODESTONE_MARKUP_INSTRUCTION: .instruction
            case LODESTONE_MARKUP_UNWANTED: .reader
            default: .broken
            }
        return reason.map { Stop(reason: $0, line: Int(stop.line)) }
    }

    private static let callbacks = lodestone_markup_reader(
        begin: { visit, name, prefix, attributes, count, line in
            MarkupVisit.at(visit).begin(name, prefix, UnsafeBufferPointer(start: attributes, count: Int(count)), line: Int(line))
        },
        characters: { visit, text, count in MarkupVisit.at(visit).characters(UnsafeRawBufferPointer(start: text, count: Int(count))) },
        end: { visit in MarkupVisit.at(visit).reader.end() })
}
