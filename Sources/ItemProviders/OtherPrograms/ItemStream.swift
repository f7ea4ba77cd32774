import Foundation
import Host

/// A stream with several items and all their representations, from one program of this library to another.
///
/// The stream begins with four letters, a version, and the length and the content of a JSON index: names and types of all items. Frames follow. A frame has
/// three 32-bit numbers (item, type, byte count; little-endian) and the bytes. An empty frame ends a representation. The byte count ``failed`` means that the
/// representation could not be created. The item number ``end`` ends the stream.
package enum ItemStream {
    static let magic = Data("LDIT".utf8) + [1]
    static let end = UInt32.max
    static let failed = UInt32.max

    struct Index: Codable, Equatable {
        struct Item: Codable, Equatable {
            var name: String?
            var types: [String]
        }
        var items: [Item]

        /// Whether the index is within the limits.
        var isValid: Bool {
            items.count <= TransferConstants.maximumListedURLs
                && items.allSatisfy { $0.types.count <= TransferConstants.maximumTypesOfItem }
        }
    }

    // MARK: Writing

    static func write(_ providers: [NSItemProvider], _ body: @Sendable (Data) async throws -> Void) async throws {
        let representations = providers.map(\.publicRepresentations)
        let items = zip(providers, representations).map { Index.Item(name: $0.suggestedName, types: $1.map(\.typeIdentifier)) }
        let index = try JSONEncoder().encode(Index(items: items))
        try await body(magic + number(index.count) + index)
        for (item, list) in representations.enumerated() {
            for (type, representation) in list.enumerated() {
                do {
                    try await representation.read { piece in
                        if !piece.isEmpty { try await body(number(item) + number(type) + number(piece.count) + piece) }
                    }
                    try await body(number(item) + number(type) + number(0))
                } catch is CancellationError {
                    throw CancellationError()
                } catch {
                    try await body(number(item) + number(type) + number(Int(failed)))
                }
            }
        }
        try await body(number(Int(end)) + number(0) + number(0))
    }

    private static func number(_ value: Int) -> Data {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).littleEndian) { Data($0) }
    }

    // MARK: Reading

    /// Parses a stream in pieces of any size.
    struct Parser {
        enum Event: Equatable {
            case index(Index)
            case bytes(item: Int, type: Int, Data)
            case finished(item: Int, type: Int)
            case failed(item: Int, type: Int)
            case end
        }

        private var buffer = Data()
        private var index: Index?
        private var isOver = false

        /// Parses the next piece and returns its events. Throws if the format is wrong.
        mutating func append(_ piece: Data) throws -> [Event] {
            var events: [Event] = []
            // Creates a new buffer, because the indices of a `Data` slice do not start at zero.
            buffer = buffer.isEmpty ? Data(piece) : buffer + piece
            var offset = 0
            while !isOver, let event = try next(&offset) { events.append(event) }
            buffer = Data(buffer.dropFirst(offset))
            return events
        }

        private mutating func next(_ offset: inout Int) throws -> Event? {
            guard let index else { return try readIndex(&offset) }
            guard buffer.count - offset >= 12 else { return nil }
            let item = number(at: offset)
            if item == ItemStream.end {
                isOver = true
                return .end
            }
            let type = Int(number(at: offset + 4))
            let count = number(at: offset + 8)
            guard item < index.items.count, type < index.items[Int(item)].types.count else { throw Self.damaged }
            if count == ItemStream.failed || count == 0 {
                offset += 12
                return count == 0 ? .finished(item: Int(item), type: type) : .failed(item: Int(item), type: type)
            }
            guard count <= TransferConstants.maximumFrameSize else { throw Self.damaged }
            guard buffer.count - offset - 12 >= Int(count) else { return nil }
            defer { offset += 12 + Int(count) }
            return .bytes(item: Int(item), type: type, buffer.subdata(in: offset + 12..<offset + 12 + Int(count)))
        }

        private mutating func readIndex(_ offset: inout Int) throws -> Event? {
            let start = magic.count + 4
            guard buffer.prefix(magic.count) == magic.prefix(buffer.count) else { throw Self.damaged }
            guard buffer.count >= start else { return nil }
            let count = Int(number(at: magic.count))
            guard count <= TransferConstants.maximumTextSize else { throw Self.damaged }
            guard buffer.count >= start + count else { return nil }
            guard let index = try? JSONDecoder().decode(Index.self, from: buffer.subdata(in: start..<start + count)), index.isValid else {
                throw Self.damaged
            }
            self.index = index
            offset = start + count
            return .index(index)
        }

        private func number(at offset: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(buffer[offset + $1]) << (8 * $1) }
        }

        static var damaged: NSError {
            NSItemProvider.error(.unavailableCoercionError, "The stream of items is damaged.")
        }
    }

    /// Parses a complete stream into items with data.
    package static func items(in data: Data) throws -> [NSItemProvider] {
        var parser = Parser()
        var index = Index(items: [])
        var parts: [ItemSpool.Key: Data] = [:]
        var providers: [NSItemProvider] = []
        for event in try parser.append(data) {
            switch event {
            case .index(let found):
                index = found
                providers = found.items.map { item in
                    let provider = NSItemProvider()
                    provider.suggestedName = item.name
                    return provider
                }
            case .bytes(let item, let type, let bytes): parts[ItemSpool.Key(item: item, type: type), default: Data()].append(bytes)
            case .finished(let item, let type):
                let whole = parts.removeValue(forKey: ItemSpool.Key(item: item, type: type)) ?? Data()
                providers[item].registerDataRepresentation(forTypeIdentifier: index.items[item].types[type], visibility: .all) {
                    completion in
                    completion(whole, nil)
                    return nil
                }
            case .failed(let item, let type): parts[ItemSpool.Key(item: item, type: type)] = nil
            case .end: return providers
            }
        }
        throw Parser.damaged
    }
}
