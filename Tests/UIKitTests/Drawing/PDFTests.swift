import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("PDF documents")
struct PDFTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))
    let page = CGRect(x: 0, y: 0, width: 300, height: 200)

    private func document(_ bounds: CGRect? = nil, _ actions: (UIGraphicsPDFRendererContext) -> Void) -> PDFProbe {
        PDFProbe(UIGraphicsPDFRenderer(bounds: bounds ?? page).pdfData(actions: actions))
    }

    private func fileURL(_ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PDFTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name)
    }

    @Test("Pages have the bounds that beginPage sets, and the document has its metadata")
    func pages() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "A title", kCGPDFContextAuthor as String: "An author"]
        var pageBounds: [CGRect] = []
        let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            pageBounds.append(context.pdfContextBounds)
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 10, y: 20, width: 400, height: 500), pageInfo: [:])
            pageBounds.append(context.pdfContextBounds)
            context.beginPage()
            pageBounds.append(context.pdfContextBounds)
            #expect(context.format.documentInfo.count == 2 && context.format.bounds == page)
        }
        let probe = PDFProbe(data)
        #expect(data.starts(with: Data("%PDF-".utf8)))
        #expect(probe.pageSizes == ["300x200", "400x500", "300x200"])
        #expect(probe.count("(A title)") == 1 && probe.count("(An author)") == 1)
        #expect(pageBounds == [page, CGRect(x: 10, y: 20, width: 400, height: 500), page])
    }

    @Test("Text and paths are not rasterized")
    func vectors() {
        let probe = document { context in
            context.beginPage()
            "Hello paper".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            NSAttributedString(string: "underlined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
                .draw(in: CGRect(x: 20, y: 60, width: 200, height: 40))
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 50, height: 50)).fill()
            context.fill(CGRect(x: 10, y: 150, width: 30, height: 30))
            context.stroke(CGRect(x: 50, y: 150, width: 30, height: 30))
        }
        #expect(probe.text.contains("Hello paper") && probe.text.contains("underlined"))
        #expect(probe.count("/Subtype /Image") == 0)
        #expect(probe.drawings.contains { $0.contains(" c ") && $0.contains("1 0 0 rg") })
    }

    @Test("Views rendered into a PDF page are not rasterized; an image that is drawn repeatedly is written once")
    func layers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        label.text = "On a label"
        let box = UIView(frame: CGRect(x: 10, y: 50, width: 40, height: 40))
        box.backgroundColor = .blue
        box.layer.cornerRadius = 10
        box.transform = CGAffineTransform(rotationAngle: 0.3)
        box.alpha = 0.5
        let text = CATextLayer()
        text.string = "layer text"
        text.fontSize = 12
        text.foregroundColor = UIColor.black.cgColor
        text.frame = CGRect(x: 60, y: 50, width: 120, height: 20)
        view.layer.addSublayer(text)
        view.addSubview(label)
        view.addSubview(box)
        let probe = document { context in
            context.beginPage()
            context.cgContext.translateBy(x: 20, y: 20)
            view.layer.render(in: context.cgContext)
        }
        #expect(probe.text.contains("On a label") && probe.text.contains("layer text"))
        #expect(probe.count("/Subtype /Image") == 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .oneToOne).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        }
        let pictures = document { context in
            for _ in 0..<2 {
                context.beginPage()
                image.draw(at: CGPoint(x: 10, y: 10))
                image.draw(in: CGRect(x: 50, y: 50, width: 100, height: 100))
            }
        }
        // At most one image, and one for its alpha channel.
        #expect(pictures.count("/Subtype /Image") <= 2 && pictures.count("/Subtype /Image") > 0)
    }

    @Test("Drawing a view into a PDF does not change its pixels on the screen")
    func screenAfterPDF() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        label.text = "Both"
        host.window.addSubview(label)
        host.advance(by: 0.1)
        let before = UIImage(cgImage: host.snapshot()).pngData()
        _ = document { context in
            context.beginPage()
            label.layer.render(in: context.cgContext)
        }
        host.advance(by: 0.1)
        #expect(before != nil && UIImage(cgImage: host.snapshot()).pngData() == before)
    }

    @Test("A shadow of text is rasterized, and the text is not")
    func shadow() {
        let probe = document { context in
            context.beginPage()
            context.cgContext.setShadow(offset: CGSize(width: 2, height: 2), blur: 4, color: UIColor.black.cgColor)
            "Shaded".draw(at: CGPoint(x: 20, y: 20))
        }
        #expect(probe.text.contains("Shaded") && probe.count("/Subtype /Image") > 0)
    }

    @Test("Links lead to URLs and to destinations on later pages; an unknown destination is not an error")
    func links() {
        let probe = document { context in
            context.beginPage()
            context.setURL(URL(string: "https://example.org/a(b)?c='d'")!, for: CGRect(x: 10, y: 10, width: 50, height: 20))
            context.setDestinationWithName("end", for: CGRect(x: 10, y: 40, width: 50, height: 20))
            context.setDestinationWithName("nowhere", for: CGRect(x: 10, y: 80, width: 50, height: 20))
            context.beginPage()
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 100))
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 10))
        }
        #expect(probe.count("https://example.org/a%28b%29?c=%27d%27") == 1 && probe.count("/Subtype /Link") == 3)
        #expect(probe.pageSizes.count == 2)
    }

    @Test("Drawing before the first page has no effect; a page does not inherit the previous page's settings")
    func between() {
        var colors: [CGRect] = []
        let probe = document { context in
            "nowhere".draw(at: .zero)
            context.beginPage()
            context.cgContext.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.cgContext.translateBy(x: 100, y: 100)
            context.beginPage()
            colors.append(context.cgContext.boundingBoxOfClipPath)
            #expect(context.cgContext.ctm.tx == 0 && context.cgContext.makeImage() == nil && context.cgContext.data == nil)
            "somewhere".draw(at: .zero)
        }
        #expect(probe.text == "somewhere" && colors == [page])
    }

    @Test("A file is created when it is complete, and replaces another; if it cannot be written, an error is thrown")
    func files() throws {
        let url = try fileURL("a.pdf")
        let renderer = UIGraphicsPDFRenderer(bounds: page)
        try Data("before".utf8).write(to: url)
        try renderer.writePDF(to: url) { context in
            context.beginPage()
            #expect((try? Data(contentsOf: url)) == Data("before".utf8))
        }
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path) == ["a.pdf"])
        var ran = false
        #expect(throws: CocoaError.self) {
            try renderer.writePDF(to: url.deletingLastPathComponent().appendingPathComponent("no/such/b.pdf")) { _ in ran = true }
        }
        #expect(throws: CocoaError.self) { try renderer.writePDF(to: url.deletingLastPathComponent()) { _ in ran = true } }
        #expect(throws: CocoaError.self) { try renderer.writePDF(to: URL(string: "https://example.org/a.pdf")!) { _ in ran = true } }
        #expect(!ran)
    }

    @Test("UIGraphicsBeginPDFContextToData and related functions create the same documents as UIGraphicsPDFRenderer")
    func olderCalls() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, page, [kCGPDFContextTitle: "Old"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == page && UIGraphicsGetCurrentContext() != nil)
        "first".draw(at: .zero)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        #expect(UIGraphicsGetPDFContextBounds().width == 100)
        "second".draw(at: .zero)
        #expect(data.length == 0)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        let probe = PDFProbe(data as Data)
        #expect(probe.pageSizes == ["300x200", "100x100"] && probe.text.contains("first") && probe.text.contains("second"))
        let url = try fileURL("old.pdf")
        #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsEndPDFContext()
        #expect(PDFProbe(try Data(contentsOf: url)).pageSizes == ["612x792"])
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
        UIGraphicsEndPDFContext()
    }

    @Test("Page bounds that are too large are limited, and infinite or NaN bounds are replaced by the default page size")
    func limits() {
        let probe = document(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)) { context in
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100_000, height: 100), pageInfo: [:])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 100), pageInfo: [:])
            context.setURL(URL(string: "a:b")!, for: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
        }
        #expect(probe.pageSizes == ["612x792", "14400x100", "612x792"])
    }

    @Test("A PDF context of Core Graphics has an upward y axis, and ends its document when it is deallocated")
    func coreGraphics() throws {
        let url = try fileURL("cg.pdf")
        var box = page
        var context = CGContext(url, mediaBox: &box, [kCGPDFContextTitle: "CG"])
        context?.beginPDFPage(nil)
        context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context?.endPDFPage()
        context = nil
        let probe = PDFProbe(try Data(contentsOf: url))
        #expect(probe.pageSizes == ["300x200"] && probe.drawings.contains { $0.contains("0 1 0 rg") })
        #expect(CGContext(URL(fileURLWithPath: "/no/such/a.pdf"), mediaBox: nil, nil) == nil)
    }
}
