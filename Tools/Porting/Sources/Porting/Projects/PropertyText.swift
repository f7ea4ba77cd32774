/// A property list in the old NeXT format, which `project.pbxproj` uses.
enum PropertyText: Equatable, Sendable {
    case text(String)
    case list([PropertyText])
    case table([String: PropertyText])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [PropertyText] { if case .list(let list) = self { list } else { [] } }
    var table: [String: PropertyText] { if case .table(let table) = self { table } else { [:] } }
    /// The strings in a list.
    var texts: [String] { list.compactMap(\.text) }

    subscript(key: String) -> PropertyText? { table[key] }

    /// The error for an invalid property list.
    struct Broken: Error, CustomStringConvertible {
        var line: Int
        var description: String { "line \(line) is not part of a property list" }
    }

    /// Parses a text.
    ///
    /// - Throws: ``Broken`` for invalid syntax, or if lists are nested more than 64 levels deep.
    init(parsing text: String) throws {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.value(depth: 0)
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        var broken: Broken { Broken(line: bytes.prefix(index).count { $0 == UInt8(ascii: "\n") } + 1) }

        mutating func skip() {
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
                    index += 1
                } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
                } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                    index += 2
                    while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
                        index += 1
                    }
                    index += 2
                } else {
                    return
                }
            }
        }

        mutating func take(_ byte: Character) -> Bool {
            skip()
            guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
            index += 1
            return true
        }

        mutating func value(depth: Int) throws -> PropertyText {
            guard depth < 64 else { throw broken }
            if take("{") {
                var table: [String: PropertyText] = [:]
                while !take("}") {
                    let key = try string()
                    guard take("=") else { throw broken }
                    table[key] = try value(depth: depth + 1)
                    guard take(";") else { throw broken }
                }
                return .table(table)
            }
            if take("(") {
                var list: [PropertyText] = []
                while !take(")") {
                    list.append(try value(depth: depth + 1))
                    if !take(",") {
                        guard take(")") else { throw broken }
                        break
                    }
                }
                return .list(list)
            }
            return .text(try string())
        }

        mutating func string() throws -> String {
            skip()
            guard index < bytes.count else { throw broken }
            var result: [UInt8] = []
            let quote = bytes[index]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                index += 1
                while index < bytes.count, bytes[index] != quote {
                    if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                        index += 1
                        switch bytes[index] {
                        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
                        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
                        default: result.append(bytes[index])
                        }
                    } else {
                        result.append(bytes[index])
                    }
                    index += 1
                }
                guard index < bytes.count else { throw broken }
                index += 1
            } else {
                while index < bytes.count, isPlain(bytes[index]) {
                    result.append(bytes[index])
                    index += 1
                }
                if result.isEmpty { throw broken }
            }
            return String(decoding: result, as: UTF8.self)
        }

        private func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"),
                UInt8(ascii: "@"):
                true
            default: byte >= 128
            }
        }
    }
}
