import Foundation

extension ItemRepresentation {
    /// Loads the data.
    package func data() async throws -> Data {
        try await LoadBridge.value { completion in
            let load = ItemLoad<Data>(completion)
            load.start { load in loadData { load.finish($0, $1) } }
            return load.progress
        }.value
    }

    /// Passes the data to `body` in pieces, with at most one piece of a file in memory.
    func read(_ body: @Sendable (Data) async throws -> Void) async throws {
        switch source {
        case .content(let content, let format):
            try await content.read(format, body)
        case .file(_, let handler):
            let type = typeIdentifier
            let url: URL = try await LoadBridge.value { completion in
                let load = ItemLoad<URL>(completion)
                load.start { load in
                    handler { url, _, error in load.finish(url, url == nil ? error ?? NSItemProvider.nothingLoaded(type) : nil) }
                }
                return load.progress
            }.value
            try await FileData.read(url, body)
        case .data, .item:
            let data = try await data()
            var start = data.startIndex
            while start < data.endIndex {
                let end = min(start + TransferConstants.pieceSize, data.endIndex)
                try await body(data[start..<end])
                start = end
            }
        }
    }
}
