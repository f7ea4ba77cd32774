import CoreGraphics
import Foundation

/// Reads Rich Text Format. Ignores unknown control words, as the specification requires.
struct RTFReader {
    private let bytes: [UInt8]
    private var index = 0
    private var text: DocumentText
    private var stack: [State] = []
    private var state = State()
    private var fonts: [Int: String] = [:]
    private var colors: [DocumentColor?] = []
    /// Undecoded bytes in the document's code page.
    private var pending: [UInt8] = []
    private var encoding = String.Encoding.windowsCP1252
    private var surrogate: UInt16?
    /// The number of fallback bytes that remain to be skipped after a Unicode character.
    private var skips = 0
    private var instruction = ""
    private var picture: [UInt8] = []
    private var pictureType: String?
    private var pictureSize = CGSize.zero
    private var fontName = ""
    private var color = (red: 0, green: 0, blue: 0, isSet: false)

    private static let maximumDepth = 200
    private static let maximumTable = 10_000
    private static let maximumPicture = 32 << 20

    private enum Destination { case text, fonts, colors, skipped, instruction, picture }

    private struct State {
        var letters = DocumentCharacterStyle()
        var paragraph = DocumentParagraph()
        var destination = Destination.text
        var font = 0
        /// The number of fallback bytes after each Unicode character (`\uc`).
        var standIns = 1
    }

    init(_ data: Data, base: [NSAttributedString.Key: Any]) {
        bytes = [UInt8](data)
        text = DocumentText(base: base)
    }

    mutating func read() -> NSAttributedString {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x7B:
                flush()
                index += 1
                // Groups beyond the maximum depth share the enclosing state. They are still counted, so that their ends match.
                stack.append(stack.count < RTFReader.maximumDepth ? state : stack[stack.count - 1])
                if stack.count > 100_000 { return text.finish() }
            case 0x7D:
                flush()
                index += 1
                endGroup()
            case 0x5C: control()
            case 0x0A, 0x0D, 0: index += 1
            default:
                index += 1
                put(byte)
            }
        }
        flush()
        return text.finish()
    }

    private mutating func endGroup() {
        let ended = state
        guard let outer = stack.popLast() else { return index = bytes.count }
        state = outer
        if ended.destination == .picture, outer.destination != .picture { endPicture() }
        if ended.destination == .instruction, outer.destination != .instruction { readInstruction() }
        if ended.destination == .fonts, !fontName.isEmpty { endFont(ended.font) }
    }

    // MARK: Characters

    private mutating func put(_ byte: UInt8) {
        if skips > 0 {
            skips -= 1
            return
        }
        switch state.destination {
        case .picture: if picture.count < RTFReader.maximumPicture { picture.append(byte) }
        case .colors: if byte == 0x3B { endColor() }
        case .fonts:
            if byte == 0x3B { endFont(state.font) } else if fontName.utf8.count < 200 { fontName.append(Character(Unicode.Scalar(byte))) }
        case .instruction: if instruction.utf8.count < 4096 { instruction.append(Character(Unicode.Scalar(byte))) }
        case .skipped: break
        case .text: pending.append(byte)
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let letters = String(bytes: pending, encoding: encoding) ?? String(decoding: pending, as: UTF8.self)
        pending = []
        text.append(letters, state.letters, state.paragraph)
    }

    private mutating func put(_ letters: String) {
        guard state.destination == .text else { return }
        flush()
        text.append(letters, state.letters, state.paragraph)
    }

    private mutating func putUnicode(_ value: Int) {
        let unit = UInt16(truncatingIfNeeded: value)
        skips = state.standIns
        if (0xD800...0xDBFF).contains(unit) { return surrogate = unit }
        var units = [unit]
        if let first = surrogate { units = [first, unit] }
        surrogate = nil
        put(String(decoding: units, as: UTF16.self))
    }

    // MARK: Control words

    private mutating func control() {
        index += 1
        guard index < bytes.count else { return }
        let byte = bytes[index]
        guard (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return symbol(byte) }
        let start = index
        while index < bytes.count, index - start < 32, (0x41...0x5A).contains(bytes[index]) || (0x61...0x7A).contains(bytes[index]) {
            index += 1
        }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        let numberStart = index
        if index < bytes.count, bytes[index] == 0x2D { index += 1 }
        while index < bytes.count, index - numberStart < 11, (0x30...0x39).contains(bytes[index]) { index += 1 }
        let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
        if number == nil { index = numberStart }
        if index < bytes.count, bytes[index] == 0x20 { index += 1 }
        if word == "bin" {
            index = min(index + max(number ?? 0, 0), bytes.count)
            return
        }
        if word != "u", skips > 0 {
            skips -= 1
            return
        }
        if word == "u" { return putUnicode(number ?? 0x3F) }
        perform(word, number)
    }

    private mutating func symbol(_ byte: UInt8) {
        index += 1
        switch byte {
        case 0x27:
            guard index + 1 < bytes.count, let value = UInt8(String(decoding: bytes[index..<(index + 2)], as: UTF8.self), radix: 16) else {
                return
            }
            index += 2
            put(value)
        case 0x2A:
            // An ignorable destination. It is skipped unless it is a field instruction.
            flush()
            let rest = bytes[index..<min(index + 9, bytes.count)]
            if !rest.starts(with: Array("\\fldinst".utf8)) { state.destination = .skipped }
        case 0x7E: put("\u{A0}")
        case 0x2D: put("\u{AD}")
        case 0x5F: put("\u{2011}")
        case 0x0A, 0x0D: put("\n")
        case 0x5C, 0x7B, 0x7D: put(byte)
        default: break
        }
    }

    private mutating func perform(_ word: String, _ number: Int?) {
        if state.destination == .skipped { return }
        let isOn = number != 0
        func points(_ twips: Int?) -> CGFloat { DocumentParagraph.bounded(CGFloat(twips ?? 0) / 20) }
        if let letters = RTFReader.symbols[word] { return put(letters) }
        flush()
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "pict":
            state.destination = .picture
            picture = []
            pictureType = nil
            pictureSize = .zero
        case "fldinst":
            state.destination = .instruction
            instruction = ""
        case "stylesheet", "info", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote", "nonshppict", "themedata",
            "datastore", "listtable", "listoverridetable", "rsidtbl", "generator", "object", "shpinst", "xe", "tc":
            state.destination = .skipped
        case "ansicpg": encoding = RTFReader.encodings[number ?? 1252] ?? .windowsCP1252
        case "mac": encoding = .macOSRoman
        case "uc": state.standIns = min(max(number ?? 1, 0), 8)
        case "f", "deff":
            state.font = number ?? 0
            if state.destination == .text { state.letters.family = fonts[state.font] }
        case "fs": state.letters.size = DocumentCharacterStyle.bounded(CGFloat(number ?? 24) / 2)
        case "b": state.letters.isBold = isOn
        case "i": state.letters.isItalic = isOn
        case "ul", "uldb", "ulw", "uld", "uldash": state.letters.isUnderlined = isOn
        case "ulnone": state.letters.isUnderlined = false
        case "strike", "striked": state.letters.isStruck = isOn
        case "cf": state.letters.color = color(number)
        case "cb", "highlight", "chcbpat": state.letters.background = color(number)
        case "super": state.letters.rise = isOn ? state.letters.size * 0.33 : 0
        case "sub": state.letters.rise = isOn ? -state.letters.size * 0.2 : 0
        case "nosupersub": state.letters.rise = 0
        case "up": state.letters.rise = DocumentParagraph.bounded(CGFloat(number ?? 6) / 2)
        case "dn": state.letters.rise = -DocumentParagraph.bounded(CGFloat(number ?? 6) / 2)
        case "plain":
            let link = state.letters.link
            state.letters = DocumentCharacterStyle()
            state.letters.link = link
        case "pard": state.paragraph = DocumentParagraph()
        case "qc": state.paragraph.alignment = .center
        case "qr": state.paragraph.alignment = .right
        case "ql": state.paragraph.alignment = .left
        case "qj": state.paragraph.alignment = .justified
        case "rtlpar": state.paragraph.direction = .rightToLeft
        case "ltrpar": state.paragraph.direction = .leftToRight
        case "li":
            let hanging = state.paragraph.first - state.paragraph.head
            state.paragraph.head = points(number)
            state.paragraph.first = state.paragraph.head + hanging
        case "fi": state.paragraph.first = state.paragraph.head + points(number)
        case "ri": state.paragraph.tail = points(number)
        case "sa": state.paragraph.after = points(number)
        case "sb": state.paragraph.before = points(number)
        case "red": color = (min(max(number ?? 0, 0), 255), color.green, color.blue, true)
        case "green": color = (color.red, min(max(number ?? 0, 0), 255), color.blue, true)
        case "blue": color = (color.red, color.green, min(max(number ?? 0, 0), 255), true)
        case "pngblip": pictureType = "public.png"
        case "jpegblip": pictureType = "public.jpeg"
        case "picwgoal": pictureSize.width = points(number)
        case "pichgoal": pictureSize.height = points(number)
        default: break
        }
    }

    private static let symbols: [String: String] = [
        "par": "\n", "line": "\u{2028}", "tab": "\t", "cell": "\t", "row": "\n", "page": "\n", "sect": "\n", "emdash": "\u{2014}",
        "endash": "\u{2013}", "bullet": "\u{2022}", "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}",
        "rdblquote": "\u{201D}", "emspace": "\u{2003}", "enspace": "\u{2002}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ltrmark": "\u{200E}",
        "rtlmark": "\u{200F}",
    ]

    private static let encodings: [Int: String.Encoding] = [
        1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253, 1254: .windowsCP1254, 932: .shiftJIS,
        10000: .macOSRoman, 65001: .utf8,
    ]

    // MARK: Tables, fields, pictures

    private mutating func endFont(_ number: Int) {
        let name = fontName.trimmingCharacters(in: .whitespaces)
        fontName = ""
        guard !name.isEmpty, fonts.count < RTFReader.maximumTable else { return }
        // Font names may include a style, as in Helvetica-Bold.
        let family = name.split(separator: "-").first.map(String.init) ?? name
        fonts[number] = family
    }

    private mutating func endColor() {
        guard colors.count < RTFReader.maximumTable else { return }
        colors.append(
            color.isSet
                ? DocumentColor(red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255) : nil)
        color = (0, 0, 0, false)
    }

    private func color(_ number: Int?) -> DocumentColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    /// Handles the end of a field instruction: a hyperlink applies to the rest of the field.
    private mutating func readInstruction() {
        guard let match = instruction.range(of: "HYPERLINK") else { return }
        let rest = instruction[match.upperBound...].trimmingCharacters(in: .whitespaces)
        let address = rest.hasPrefix("\"") ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != " " }
        guard !address.hasPrefix("\\"), DocumentLink.isAllowed(String(address)) else { return }
        state.letters.link = String(address)
    }

    private mutating func endPicture() {
        defer { picture = [] }
        guard state.destination == .text, let pictureType, picture.count >= 2 else { return }
        var data = Data(capacity: picture.count / 2)
        var high: UInt8?
        for byte in picture {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map({ UInt8($0) }) else { continue }
            if let first = high {
                data.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        let attachment = NSTextAttachment(data: data, ofType: pictureType)
        guard attachment.image != nil else { return }
        if pictureSize.width > 0, pictureSize.height > 0 { attachment.bounds = CGRect(origin: .zero, size: pictureSize) }
        text.append(attachment, state.letters, state.paragraph)
    }
}
