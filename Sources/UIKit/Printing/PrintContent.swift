import CoreGraphics
import Foundation
import Host

/// What is printed, in order.
@MainActor
struct PrintContent {
    /// One thing that is printed.
    enum Source {
        case renderer(UIPrintPageRenderer)
        case image(UIImage)
        /// A PDF that is printed as it is.
        case file(URL)
        case document(Data)
    }

    /// A part of a job: pages that are drawn, or a PDF that is there.
    enum Part {
        case pages(PrintedPages)
        case file(URL)
        case document(Data)
    }

    /// As many pages a job may have.
    static let mostPages = 10_000
    /// As many bytes of a picture's file are read.
    private static let mostBytes = 256 << 20

    var sources: [Source] = []
    /// Something was to be printed that is neither a picture nor a PDF.
    var hasUnknown = false

    init() {}

    /// What items are: pictures, PDFs and files of these. Anything else is unknown.
    init(items: [Any]) {
        for item in items {
            if let source = Self.source(of: item) { sources.append(source) } else { hasUnknown = true }
        }
    }

    static func source(of item: Any) -> Source? {
        switch item {
        case let image as UIImage: return image.cgImage == nil ? nil : .image(image)
        case let data as Data:
            if isPDF(data) { return .document(data) }
            return ImageCoding.formatName(of: data) == nil ? nil : UIImage(data: data).map { .image($0) }
        case let url as URL:
            guard url.isFileURL, let file = try? FileHandle(forReadingFrom: url) else { return nil }
            defer { try? file.close() }
            guard let start = try? file.read(upToCount: 1024) else { return nil }
            if isPDF(start) { return .file(url) }
            guard let size = try? file.seekToEnd(), size <= mostBytes else { return nil }
            return UIImage(contentsOfFile: url.path).map { .image($0) }
        default: return nil
        }
    }

    /// Whether bytes begin as a PDF does, whose first line may stand in the first 1024 of them.
    private static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    // MARK: Pages

    /// What is printed on sheets as a person chose them. Pages of everything that is drawn count on; of a PDF that is there all are printed.
    func parts(on sheet: HostPrintSheet) -> [Part] {
        var parts: [Part] = []
        var first = 0
        for source in sources {
            switch source {
            case .file(let url): parts.append(.file(url))
            case .document(let data): parts.append(.document(data))
            case .image(let image):
                if sheet.prints(page: first) {
                    let area = sheet.printableRect
                    parts.append(
                        .pages(PrintedPages(size: sheet.size, numbers: [0]) { _ in image.drawToFill(area) }))
                }
                first += 1
            case .renderer(let renderer):
                let (pages, count) = Self.pages(of: renderer, on: sheet, from: first)
                if let pages { parts.append(.pages(pages)) }
                first += count
            }
        }
        return parts
    }

    private static func pages(of renderer: UIPrintPageRenderer, on sheet: HostPrintSheet, from first: Int) -> (PrintedPages?, Int) {
        renderer.use(paperRect: CGRect(origin: .zero, size: sheet.size), printableRect: sheet.printableRect)
        let asked = renderer.numberOfPages
        if asked > mostPages { viewLog.error("\(type(of: renderer)) has \(asked) pages; \(mostPages) are printed.") }
        let count = min(max(asked, 0), mostPages)
        let numbers = (0..<count).filter { sheet.prints(page: first + $0) }
        guard let lowest = numbers.first, let highest = numbers.last else { return (nil, count) }
        renderer.prepare(forDrawingPages: NSRange(location: lowest, length: highest - lowest + 1))
        let pages = PrintedPages(size: sheet.size, numbers: numbers) { number in
            renderer.drawPage(at: number, in: renderer.printableRect)
        }
        return (pages, count)
    }
}

extension HostPrintSheet {
    /// Whether a page of a job is printed; pages count from 0.
    func prints(page: Int) -> Bool { pages?.contains { $0.contains(page) } ?? true }
}

extension UIImage {
    /// Draws the image as large as it goes into `area`, in its middle; turned by a quarter where it lies the other way.
    fileprivate func drawToFill(_ area: CGRect) {
        let size = size
        guard size.width > 0, size.height > 0, area.width > 0, area.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let isTurned = (size.width > size.height) != (area.width > area.height) && size.width != size.height
        let shown = isTurned ? CGSize(width: size.height, height: size.width) : size
        let scale = min(area.width / shown.width, area.height / shown.height)
        context.saveGState()
        context.translateBy(x: area.midX, y: area.midY)
        if isTurned { context.rotate(by: .pi / 2) }
        let (width, height) = (size.width * scale, size.height * scale)
        draw(in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
        context.restoreGState()
    }
}
