import Foundation
import Testing
import UIKitTesting

@testable import CoreGraphics
@testable import UIFoundation
@testable import UIKit

@MainActor
@Suite("Images from PDFs")
struct PDFImageTests {
    let host = TestHost(size: CGSize(width: 200, height: 200), scale: 2)
    let files: TestBundle

    init() throws { files = try TestBundle() }

    /// A page of 20 × 10 points: red at the left, blue at the right, nothing in the lower half.
    private func page(_ bounds: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10)) -> Data {
        UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height / 2))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            UIRectFill(CGRect(x: bounds.midX, y: bounds.minY, width: bounds.width / 2, height: bounds.height / 2))
        }
    }

    private func write(properties: String = "") {
        files.write("A.xcassets/flag.imageset/flag.pdf", page())
        files.write(
            "A.xcassets/flag.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"flag.pdf"}],"properties":{\#(properties)}}"#)
    }

    private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("A PDF in a catalogue is drawn at the screen's scale, in its page box's size, with a clear background")
    func catalogue() throws {
        write()
        for scale in [1, 2, 3] {
            let traits = UITraitCollection(displayScale: CGFloat(scale))
            let image = try #require(UIImage(named: "flag", in: files.bundle, compatibleWith: traits))
            #expect(image.size == CGSize(width: 20, height: 10) && image.scale == CGFloat(scale))
            let pixels = try #require(image.cgImage)
            #expect(pixels.color(x: 5 * scale, y: 2 * scale) == red && pixels.color(x: 15 * scale, y: 2 * scale) == blue)
            #expect(pixels.color(x: 5 * scale, y: 7 * scale)?.alpha == 0)
        }
    }

    @Test("A PDF of an image set with template rendering is a template")
    func template() {
        write(properties: #""template-rendering-intent":"template""#)
        let view = UIImageView(image: UIImage(named: "flag", in: files.bundle, compatibleWith: nil))
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(host.snapshot().color(x: 10, y: 4) == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    }

    /// The number of pixels of a row that are neither red, blue nor clear: the blur of an image that is scaled up.
    private func blurred(_ view: UIImageView) -> Int {
        host.advance(by: 0.1)
        let image = host.snapshot(of: view)
        return (0..<image.width).filter { x in
            let color = image.color(x: x, y: image.height / 4)
            return color != red && color != blue && color?.alpha != 0
        }.count
    }

    @Test("An image set that preserves vectors is drawn sharply in a larger image view", arguments: [false, true])
    func vectors(preserves: Bool) {
        write(properties: preserves ? #""preserves-vector-representation":true"# : "")
        let view = UIImageView(image: UIImage(named: "flag", in: files.bundle, compatibleWith: nil))
        view.contentMode = .scaleAspectFit
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(preserves ? blurred(view) <= 1 : blurred(view) > 3)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10), "the image's size stays")
    }

    @Test("An enlarged template keeps its tint")
    func enlargedTemplate() {
        write(properties: #""preserves-vector-representation":true,"template-rendering-intent":"template""#)
        let view = UIImageView(image: UIImage(named: "flag", in: files.bundle, compatibleWith: nil))
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(host.snapshot(of: view).color(x: 300, y: 50) == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("A PDF file in a bundle is found by its name, with and without its extension")
    func looseFile() {
        files.write("loose.pdf", page())
        for name in ["loose", "loose.pdf"] {
            let traits = UITraitCollection(displayScale: 2)
            let image = UIImage(named: name, in: files.bundle, compatibleWith: traits)
            #expect(image?.size == CGSize(width: 20, height: 10) && image?.scale == 2 && image?.cgImage?.color(x: 10, y: 4) == red)
        }
    }

    @Test("Invalid, empty and huge PDFs return nil")
    func hostile() {
        let huge = String(decoding: page(), as: Unicode.ASCII.self).replacingOccurrences(of: "20 10 ]", with: "1e9 1e9 ]")
        let all = [
            "empty": Data(), "text": Data("%PDF-1.4\nnothing".utf8), "cut": page().prefix(400), "huge": Data(huge.utf8),
            "zeros": Data("%PDF-1.4".utf8) + Data(count: 5000),
        ]
        for (name, data) in all {
            files.write("\(name).pdf", data)
            let image = UIImage(named: name, in: files.bundle, compatibleWith: nil)
            #expect((image?.size.width ?? 0) <= 14_400, "\(name)")
            if name != "huge" { #expect(image == nil, "\(name)") }
        }
        // Changes single bytes at intervals. Poppler can repair some of these files.
        let whole = page()
        for offset in stride(from: 0, to: whole.count, by: 37) {
            var changed = whole
            changed[offset] ^= 0x55
            _ = try? VectorImage(pdf: changed).image(scale: 1)
        }
    }

    @Test("The log names the package of a library that is not installed")
    func missing() {
        let error = PDFReadingError.missingLibrary(reason: "no such file")
        #expect("\(error)".contains("apt-get install libpoppler-glib8"))
    }

    @Test("A CGPDFDocument has pages with boxes, and a context can draw the pages")
    func document() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 40)).pdfData { context in
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 20), pageInfo: [:])
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 5))
        }
        let document = try #require(CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) })
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        let page = try #require(document.page(at: 2))
        #expect(page.pageNumber == 2 && page.document === document)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 60, height: 20))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { context in
            let context = context.cgContext
            context.translateBy(x: 0, y: 20)
            context.scaleBy(x: 1, y: -1)
            context.drawPDFPage(page)
        }
        let scale = Int(image.scale)
        #expect(image.cgImage?.color(x: 30 * scale, y: 2 * scale) == red, "the upper edge is at the top")
        #expect(image.cgImage?.color(x: 30 * scale, y: 10 * scale)?.alpha == 0)
        files.write("two.pdf", data)
        #expect(CGPDFDocument(files.folder.appendingPathComponent("two.pdf") as CFURL)?.numberOfPages == 2)
        #expect(CGPDFDocument(files.folder.appendingPathComponent("none.pdf") as CFURL) == nil)
    }

    @Test("The drawing transform centres a page, scales it down but not up, and rotates it clockwise")
    func transforms() throws {
        let data = page(CGRect(x: 0, y: 0, width: 40, height: 20))
        let page = try #require(CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) }?.page(at: 1))
        func rect(_ rect: CGRect, _ rotate: Int32 = 0, _ keeps: Bool = true) -> CGRect {
            let transform = page.getDrawingTransform(.cropBox, rect: rect, rotate: rotate, preserveAspectRatio: keeps)
            return page.getBoxRect(.cropBox).applying(transform)
        }
        func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
            abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.width - other.width) + abs(one.height - other.height) < 1e-6
        }
        #expect(isNear(rect(CGRect(x: 0, y: 0, width: 100, height: 100)), CGRect(x: 30, y: 40, width: 40, height: 20)))
        #expect(isNear(rect(CGRect(x: 0, y: 0, width: 20, height: 20)), CGRect(x: 0, y: 5, width: 20, height: 10)))
        #expect(isNear(rect(CGRect(x: 0, y: 0, width: 20, height: 20), 0, false), CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(isNear(rect(CGRect(x: 0, y: 0, width: 100, height: 100), 90), CGRect(x: 40, y: 30, width: 20, height: 40)))
        let turned = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 90, preserveAspectRatio: true)
        let corner = CGPoint(x: 0, y: 20).applying(turned)
        #expect(abs(corner.x - 60) < 1e-6 && abs(corner.y - 70) < 1e-6, "the upper left corner is at the upper right")
    }

    @Test("Resources of catalogues are colours and images; a missing colour is clear, and a missing image empty")
    func resources() {
        write()
        files.write(
            "A.xcassets/accent.colorset/Contents.json",
            #"""
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}
            """#)
        let accent = ColorResource(name: "accent", bundle: files.bundle)
        #expect(UIColor(resource: accent) == UIColor(named: "accent", in: files.bundle, compatibleWith: nil))
        #expect(UIColor(resource: accent).cgColor.components == [1, 0, 0, 1])
        #expect(UIColor(resource: ColorResource(name: "none", bundle: files.bundle)).cgColor.alpha == 0)
        #expect(UIImage(resource: ImageResource(name: "flag", bundle: files.bundle)).size == CGSize(width: 20, height: 10))
        #expect(UIImage(resource: ImageResource(name: "none", bundle: files.bundle)).size == .zero)
        #expect(accent == ColorResource(name: "accent", bundle: files.bundle))
    }
}
