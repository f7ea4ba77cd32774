import Foundation

/// `text/uri-list`: one URL a line (RFC 2483).
enum URIList {
    /// Formats a list of URLs.
    static func data(of urls: [URL]) -> Data {
        Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }

    /// Parses an untrusted list. Comments, empty lines and invalid URLs are skipped; an absolute path becomes a file URL.
    ///
    /// - Throws: An error if the list is not text, exceeds the line limit, or has lines but no valid URL.
    static func urls(in data: Data) throws -> [URL] {
        guard data.count <= TransferConstants.maximumTextSize, let text = String(data: data, encoding: .utf8) else {
            throw NSItemProvider.error(.unavailableCoercionError, "The list of URLs is not encoded in UTF-8, or it is too long.")
        }
        var urls: [URL] = []
        var isEmpty = true
        // CR LF is one character.
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            isEmpty = false
            guard let url = url(line) else { continue }
            guard urls.count < TransferConstants.maximumListedURLs else {
                throw NSItemProvider.error(
                    .unavailableCoercionError, "The list has more than the limit of \(TransferConstants.maximumListedURLs) URLs.")
            }
            urls.append(url)
        }
        guard isEmpty || !urls.isEmpty else {
            throw NSItemProvider.error(.unavailableCoercionError, "The list of URLs contains no URL.")
        }
        return urls
    }

    private static func url(_ line: String) -> URL? {
        guard line.utf8.count <= TransferConstants.maximumURLLength, !line.utf8.contains(0), !line.contains("%00") else { return nil }
        if line.hasPrefix("/") { return URL(fileURLWithPath: line).standardizedFileURL }
        guard let url = URL(string: line), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        guard url.isFileURL else { return url }
        // Files on other hosts cannot be opened here, nor can paths with a zero byte.
        let host = url.host ?? ""
        guard host.isEmpty || host == "localhost" || host == ProcessInfo.processInfo.hostName, url.path.hasPrefix("/"),
            !url.path.utf8.contains(0)
        else { return nil }
        return URL(fileURLWithPath: url.path, isDirectory: url.hasDirectoryPath).standardizedFileURL
    }
}
