import CoreGraphics
import Foundation
import Host

/// The content of a print job, in order.
@MainActor
struct PrintContent {
    /// An item to print.
    enum Source {
        case renderer(UIPrintPageRenderer)
        case image(UIImage)
        /// A PDF file that is printed unchanged.
        case file(URL)
        case document(Data)
    }

    /// A part of a job: pages to draw, or an existing PDF.
    enum Part {
        case pages(PrintedPages)
        case file(URL)
        case document(Data)
    }

    /// The maximum number of pages in a job.
    static let mostPages = 10_000
    /// The maximum size of an image file, in bytes.
    private static let mostBytes = 256 << 20

    var sources: [Source] = []
    /// Whether an item was neither an image nor a PDF.
    var hasUnknown = false

    init() {}

    /// The content of printing items: images, PDFs and files of these types. Other items are recorded as unknown.
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
            guard let file = try? url.openFile() else { return nil }
            defer { try? file.close() }
            guard let start = try? file.read(upToCount: 1024) else { return nil }
            if isPDF(start) { return .file(url) }
            guard let size = try? file.seekToEnd(), size <= mostBytes else { return nil }
            return UIImage(contentsOfFile: url.path).map { .image($0) }
        default: return nil
        }
    }

    /// Whether data is a PDF. Its header may start anywhere within the first 1024 bytes.
    private static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    // MARK: Pages

    /// The parts to print on a sheet, limited to the selected pages. Page numbers are consecutive across drawn content. Existing PDFs are printed
    /// completely.
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
        if asked > mostPages { viewLog.error("\(type(of: renderer)) has \(asked) pages. Only the first \(mostPages) are printed.") }
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
    /// Whether a page is selected for printing. Page numbers start at 0.
    func prints(page: Int) -> Bool { pages?.contains { $0.contains(page) } ?? true }
}

extension UIImage {
    /// Draws the image as large as possible in the center of `area`. Rotates it by 90 degrees if the orientations differ.
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
