import WebKit

/// A download delegate that saves downloads in a folder.
@MainActor
final class Saver: WKDownloadDelegate {
    private let folder: URL
    private var places: [ObjectIdentifier: URL] = [:]
    private var count = 0
    private(set) var finished: [URL] = []
    private(set) var errors: [any Error] = []

    init(_ folder: URL) { self.folder = folder }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) {
        count += 1
        let place = folder.appendingPathComponent("\(count)")
        do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch { return completionHandler(nil) }
        places[ObjectIdentifier(download)] = place.appendingPathComponent(suggestedFilename)
        completionHandler(places[ObjectIdentifier(download)])
    }

    func downloadDidFinish(_ download: WKDownload) {
        if let place = places[ObjectIdentifier(download)] { finished.append(place) }
    }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { errors.append(error) }
}
