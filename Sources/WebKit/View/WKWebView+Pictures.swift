internal import CWebKit

/// The configuration of ``WKWebView/takeSnapshot(with:completionHandler:)``.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: MainActorObject {
    /// The area to capture, in the web view's coordinates. If it is `null`, the whole view is captured.
    open var rect: CGRect = .null
    /// The width of the image in points. If nil, it is the width of the area.
    open var snapshotWidth: NSNumber?

    public init() { super.init(onMainActor: ()) }
}

/// The configuration of ``WKWebView/createPDF(configuration:completionHandler:)``.
@preconcurrency @MainActor
open class WKPDFConfiguration: MainActorObject {
    public init() { super.init(onMainActor: ()) }
}

/// The configuration of ``WKWebView/find(_:configuration:completionHandler:)``.
@preconcurrency @MainActor
open class WKFindConfiguration: MainActorObject {
    /// Whether the search goes backwards. False by default.
    open var backwards = false
    /// Whether the search is case-sensitive. False by default.
    open var caseSensitive = false
    /// Whether the search wraps around at the end. True by default.
    open var wraps = true

    public init() { super.init(onMainActor: ()) }
}

/// The result of ``WKWebView/find(_:configuration:completionHandler:)``.
@preconcurrency @MainActor
open class WKFindResult: MainActorObject {
    /// Whether the page contains the text.
    open private(set) var matchFound: Bool

    init(_ matchFound: Bool) {
        self.matchFound = matchFound
        super.init(onMainActor: ())
    }
}

extension WKWebView {
    func baseTakeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        guard let page else { return completionHandler(nil, unavailability()) }
        let configuration = snapshotConfiguration ?? WKSnapshotConfiguration()
        let area = configuration.rect.isNull ? bounds : configuration.rect.intersection(bounds)
        let (width, size) = (configuration.snapshotWidth.map { CGFloat($0.doubleValue) }, bounds.size)
        lwk_view_snapshot(
            page.view, false, !isOpaque, false, WebKitCall.callback,
            WebKitCall.context { bytes, error in
                if let error { return completionHandler(nil, WebKitErrorConversion.other(error)) }
                guard let whole = bytes.flatMap(Self.data).flatMap({ UIImage(data: $0)?.cgImage }), size.width > 0, area.width > 0 else {
                    return completionHandler(
                        nil, WKError(.unknown, "Cannot take a snapshot: the web view or the snapshot rectangle is empty."))
                }
                let scale = CGFloat(whole.width) / size.width
                let part = CGRect(x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale)
                guard let cut = area == CGRect(origin: .zero, size: size) ? whole : whole.cropping(to: part) else {
                    return completionHandler(
                        nil, WKError(.unknown, "Cannot take a snapshot: the snapshot rectangle is outside of the web view."))
                }
                completionHandler(UIImage(cgImage: cut, scale: CGFloat(cut.width) / (width ?? area.width), orientation: .up), nil)
            })
    }

    /// Captures an image of the visible part of the page.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image { continuation.resume(returning: image) } else { continuation.resume(throwing: error ?? WKError(.unknown)) }
            }
        }
    }

    private static func data(_ bytes: UnsafeMutableRawPointer) -> Data? {
        var size = 0
        return lwk_bytes_data(bytes, &size).map { Data(bytes: $0, count: size) }
    }

    /// Prints the page into a PDF with pages of the web view's size.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(), completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        guard let page else { return completionHandler(.failure(unavailability())) }
        let folder: URL
        do { folder = try FileData.temporaryFolder("lodestone-page") } catch { return completionHandler(.failure(error)) }
        let file = folder.appendingPathComponent("page.pdf")
        lwk_view_print(
            page.view, file.path, max(bounds.width, 72), max(bounds.height, 72), WebKitCall.callback,
            WebKitCall.context { _, error in
                defer { try? FileManager.default.removeItem(at: folder) }
                if let error { return completionHandler(.failure(WebKitErrorConversion.other(error))) }
                completionHandler(Result { try Data(contentsOf: file) })
            })
    }

    /// Returns the page as a PDF with pages of the web view's size.
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            createPDF(configuration: configuration) { continuation.resume(with: $0) }
        }
    }

    /// Searches for a text, selects the next occurrence, and scrolls to it.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(), completionHandler: @escaping (WKFindResult) -> Void
    ) {
        guard let page, let controller = lwk_web_view_get_find_controller(page.view) else { return completionHandler(WKFindResult(false)) }
        finding?(false)
        finding = { completionHandler(WKFindResult($0)) }
        guard !string.isEmpty else { return pageFound(false) }
        let options: UInt32 = (configuration.caseSensitive ? 0 : 1) | (configuration.backwards ? 8 : 0) | (configuration.wraps ? 16 : 0)
        lwk_find_controller_search(controller, string, options, UInt32.max)
    }

    /// Searches for a text, selects the next occurrence, and scrolls to it.
    public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in find(string, configuration: configuration) { continuation.resume(returning: $0) } }
    }

    func pageFound(_ found: Bool) {
        let finding = finding
        self.finding = nil
        finding?(found)
    }
}
