internal import CMarkup

/// What is in a text with elements, in its order. Names and values are the text's own, entities resolved.
package protocol MarkupReader: AnyObject {
    /// An element begins in a line, counted from 1. False ends the reading.
    func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) -> Bool
    /// Characters inside of the element that began last and has not ended. One text may come in several pieces.
    func characters(_ text: String)
    /// The element ends that began last and has not ended.
    func end()
}

/// Reads elements, attributes and text from UTF-8 by libxml2.
///
/// Nothing is declared, expanded or fetched: a text that declares types or entities, or has instructions for other programs, is read up to
/// there. What it may refer to are the five entities that XML has, and characters by their numbers.
package enum Markup {
    /// Where a text could not be read on, and why.
    package struct Stop: Equatable, Sendable {
        package enum Reason: Sendable {
            /// The text breaks XML's rules, or ends too early.
            case broken
            /// The text is not in the encoding that it declares, or in none that is known.
            case encoding
            /// The text declares types or entities.
            case types
            /// The text has an instruction for another program.
            case instruction
            /// The reader wanted no more.
            case reader
        }
        package let reason: Reason
        /// The line, counted from 1.
        package let line: Int
    }

    /// Gives `reader` what is in `bytes`, on the calling thread. Nil when all of it was read; else where, and why not. The cost is that of
    /// the bytes.
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
