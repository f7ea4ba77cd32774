import Foundation
import Host

/// A stream of items from another program, read once into a file when data is first requested.
actor ItemSpool {
    private let content: any HostContent
    private var reading: Task<Void, any Error>?
    private var file: LoadedFile?
    private var handle: FileHandle?
    private var size = 0
    private var ranges: [Key: [Range<Int>]] = [:]
    private var finished: Set<Key> = []

    struct Key: Hashable {
        var item: Int
        var type: Int
    }

    init(content: any HostContent) {
        self.content = content
    }

    deinit {
        try? handle?.close()
        file?.discard()
    }

    /// Reads the names and types of all items, which precede the data.
    static func index(of content: any HostContent) async throws -> ItemStream.Index {
        let collector = IndexCollector()
        do {
            try await content.read(TransferFormats.items) { try await collector.append($0) }
        } catch is IndexCollector.Complete {}
        guard let index = await collector.index else { throw ItemStream.Parser.damaged }
        return index
    }

    /// Passes the data of one representation to `body` in pieces.
    func read(_ key: Key, _ body: @Sendable (Data) async throws -> Void) async throws {
        try await fill()
        guard finished.contains(key), let handle else {
            throw HostContentError.ownerFailed("it could not create this representation")
        }
        for range in ranges[key] ?? [] {
            var start = range.lowerBound
            while start < range.upperBound {
                try handle.seek(toOffset: UInt64(start))
                let count = min(range.upperBound - start, TransferConstants.pieceSize)
                guard let piece = try handle.read(upToCount: count), !piece.isEmpty else { throw ItemStream.Parser.damaged }
                start += piece.count
                try await body(piece)
            }
        }
    }

    private func fill() async throws {
        let reading = reading ?? Task { try await self.readAll() }
        self.reading = reading
        try await reading.value
    }

    private func readAll() async throws {
        let file = try LoadedFile.temporary(named: "items")
        self.file = file
        _ = FileManager.default.createFile(atPath: file.url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        handle = try FileHandle(forUpdating: file.url)
        let parser = ParserBox()
        try await content.read(TransferFormats.items) { piece in
            for event in try await parser.append(piece) { try await self.take(event) }
        }
    }

    private func take(_ event: ItemStream.Parser.Event) throws {
        switch event {
        case .bytes(let item, let type, let data):
            guard size + data.count <= TransferConstants.maximumSpoolSize else {
                throw HostContentError.tooLarge(limit: TransferConstants.maximumSpoolSize)
            }
            try handle?.seek(toOffset: UInt64(size))
            try handle?.write(contentsOf: data)
            ranges[Key(item: item, type: type), default: []].append(size..<size + data.count)
            size += data.count
        case .finished(let item, let type): finished.insert(Key(item: item, type: type))
        case .failed(let item, let type): ranges[Key(item: item, type: type)] = nil
        case .index, .end: break
        }
    }

    private actor ParserBox {
        private var parser = ItemStream.Parser()
        func append(_ piece: Data) throws -> [ItemStream.Parser.Event] { try parser.append(piece) }
    }

    /// Reads the index and stops.
    private actor IndexCollector {
        struct Complete: Error {}
        private(set) var index: ItemStream.Index?
        private var parser = ItemStream.Parser()

        func append(_ piece: Data) throws {
            for case .index(let index) in try parser.append(piece) {
                self.index = index
                throw Complete()
            }
        }
    }
}

/// One item of a spool, as content whose formats are type identifiers.
final class SpooledItem: HostContent {
    let formats: [String]
    private let item: Int
    private let spool: ItemSpool

    init(item: Int, types: [String], spool: ItemSpool) {
        self.item = item
        formats = types
        self.spool = spool
    }

    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        guard let type = formats.firstIndex(of: format) else { throw HostContentError.noSuchFormat(format) }
        try await spool.read(ItemSpool.Key(item: item, type: type), body)
    }
}
