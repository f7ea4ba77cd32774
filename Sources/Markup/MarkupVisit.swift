internal import CMarkup

/// One parse: converts the parser's callbacks to the reader's.
final class MarkupVisit {
    let reader: any MarkupReader
    /// Element and attribute names by their addresses in the parser's dictionary. Each name has one address, and most are repeated.
    private var names = [(address: UnsafePointer<CChar>?, name: String)](repeating: (nil, ""), count: 256)

    init(_ reader: any MarkupReader) {
        self.reader = reader
    }

    static func at(_ data: UnsafeMutableRawPointer) -> MarkupVisit {
        Unmanaged<MarkupVisit>.fromOpaque(data).takeUnretainedValue()
    }

    /// An element begins. Returns false if the reader stops.
    func begin(
        _ name: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?, _ attributes: UnsafeBufferPointer<lodestone_markup_attribute>,
        line: Int
    ) -> Bool {
        var pairs: [(name: String, value: String)] = []
        pairs.reserveCapacity(attributes.count)
        for attribute in attributes {
            guard let name = attribute.name, let value = attribute.value, let end = attribute.value_end else { continue }
            let bytes = UnsafeRawBufferPointer(start: value, count: end - value)
            pairs.append((whole(name, attribute.prefix), String(decoding: bytes, as: UTF8.self)))
        }
        return reader.begin(whole(name, prefix), pairs, line: line)
    }

    func characters(_ text: UnsafeRawBufferPointer) {
        reader.characters(String(decoding: text, as: UTF8.self))
    }

    /// A name with its namespace prefix.
    private func whole(_ name: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?) -> String {
        if let prefix { return "\(text(prefix)):\(text(name))" }
        return text(name)
    }

    private func text(_ address: UnsafePointer<CChar>) -> String {
        let slot = Int((UInt(bitPattern: address) >> 2) & 255)
        if names[slot].address == address { return names[slot].name }
        let name = String(cString: address)
        names[slot] = (address, name)
        return name
    }
}
