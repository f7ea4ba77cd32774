import WebKit

/// A download delegate that saves downloads in a folder.
@MainActor
final class Saver: WKDownloadDelegate {
    private let folder: URL
    private var destinations: [ObjectIdentifier: URL] = [:]
    private var count = 0
    private(set) var finished: [URL] = []
    private(set) var errors: [any Error] = []

    init(_ folder: URL) { self.folder = folder }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) {
        count += 1
        let destination = folder.appendingPathComponent("\(count)")
        do { try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true) } catch {
            return completionHandler(nil)
        }
        destinations[ObjectIdentifier(download)] = destination.appendingPathComponent(suggestedFilename)
        completionHandler(destinations[ObjectIdentifier(download)])
    }

    func downloadDidFinish(_ download: WKDownload) {
        if let destination = destinations[ObjectIdentifier(download)] { finished.append(destination) }
    }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { errors.append(error) }
}
