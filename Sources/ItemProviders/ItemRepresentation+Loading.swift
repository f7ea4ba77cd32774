import Foundation
import Host
import UniformTypeIdentifiers

extension ItemRepresentation {
    /// Loads the data and calls `completion`. If a load handler calls its own completion handler repeatedly, `completion` is called repeatedly, too.
    func loadData(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        let type = typeIdentifier
        switch source {
        case .data(let handler):
            return handler { data, error in
                if let data { completion(data, nil) } else { completion(nil, error ?? NSItemProvider.nothingLoaded(type)) }
            }
        case .file(_, let handler):
            return handler { url, _, error in
                guard let url else { return completion(nil, error ?? NSItemProvider.nothingLoaded(type)) }
                do {
                    completion(try FileData.contents(of: url, atMost: TransferConstants.maximumDataSize), nil)
                } catch {
                    completion(nil, error)
                }
            }
        case .item(let handler):
            handler(
                { item, error in
                    guard let item else { return completion(nil, error ?? NSItemProvider.nothingLoaded(type)) }
                    ItemCoercion.loadData(of: item, typeIdentifier: type, completion)
                }, nil, nil)
            return nil
        case .content(let content, let format):
            return LoadBridge.load {
                completion(try await content.data(format, limit: TransferConstants.maximumDataSize), nil)
            } failed: {
                completion(nil, $0)
            }
        }
    }

    /// Finds or writes the file, and calls `completion`.
    func loadFile(name: String?, inPlace: Bool, _ completion: @escaping @Sendable (LoadedFile?, (any Error)?) -> Void) -> Progress? {
        let type = typeIdentifier
        switch source {
        case .file(let options, let handler):
            return handler { url, _, error in
                guard let url else { return completion(nil, error ?? NSItemProvider.nothingLoaded(type)) }
                if inPlace, options.contains(.openInPlace) {
                    return completion(LoadedFile(url: url, isInPlace: true), nil)
                }
                Self.makeFile(named: Self.filename(name ?? url.lastPathComponent, type), completion) { file in
                    try FileData.copy(url, to: file.url)
                }
            }
        case .data, .item:
            return loadData { data, error in
                guard let data else { return completion(nil, error) }
                Self.makeFile(named: Self.filename(name, type), completion) { try data.write(to: $0.url, options: .withoutOverwriting) }
            }
        case .content(let content, let format):
            return LoadBridge.load {
                let file = try LoadedFile.temporary(named: Self.filename(name, type))
                do {
                    let writer = try PieceWriter(url: file.url)
                    try await content.read(format) { try await writer.append($0) }
                    try await writer.close()
                } catch {
                    file.discard()
                    throw error
                }
                completion(file, nil)
            } failed: {
                completion(nil, $0)
            }
        }
    }

    /// Creates the item and calls `completion`.
    func loadItem(options: [AnyHashable: Any]?, _ completion: @escaping @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)
        -> Progress?
    {
        let type = typeIdentifier
        switch source {
        case .item(let handler):
            handler({ item, error in completion(item, item == nil ? error ?? NSItemProvider.nothingLoaded(type) : nil) }, nil, options)
            return nil
        case .file(_, let handler):
            return handler { url, _, error in
                completion(url.map { $0 as NSURL }, url == nil ? error ?? NSItemProvider.nothingLoaded(type) : nil)
            }
        case .data, .content:
            return loadData { data, error in
                guard let data else { return completion(nil, error) }
                completion(ItemCoercion.item(of: data, typeIdentifier: type), nil)
            }
        }
    }

    private static func filename(_ suggestion: String?, _ typeIdentifier: String) -> String {
        SafeFilename.name(suggestion) { name in UTType(typeIdentifier)?.filename(name) ?? name }
    }

    private static func makeFile(
        named name: String, _ completion: (LoadedFile?, (any Error)?) -> Void, _ fill: (LoadedFile) throws -> Void
    ) {
        do {
            let file = try LoadedFile.temporary(named: name)
            do {
                try fill(file)
                completion(file, nil)
            } catch {
                file.discard()
                completion(nil, error)
            }
        } catch {
            completion(nil, error)
        }
    }
}

/// Writes a file in pieces.
actor PieceWriter {
    private let handle: FileHandle

    init(url: URL) throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func append(_ piece: Data) throws {
        try handle.write(contentsOf: piece)
    }

    func close() throws {
        try handle.close()
    }
}
