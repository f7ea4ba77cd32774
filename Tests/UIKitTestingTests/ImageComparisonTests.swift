import Testing
import UIKit

@testable import UIKitTesting

@MainActor
@Suite("Image comparison and snapshots")
struct ImageComparisonTests {
    /// Pairs of colours and their ΔE₀₀ from Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", table 1.
    @Test(arguments: [
        (50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485, 2.0425),
        (50.0, -1.3802, -84.2814, 50.0, 0.0, -82.7485, 1.0),
        (50.0, 2.49, -0.001, 50.0, -2.49, 0.0009, 7.1792),
        (50.0, 2.49, -0.001, 50.0, -2.49, 0.0011, 7.2195),
        (50.0, 2.5, 0.0, 73.0, 25.0, -18.0, 27.1492),
        (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
        (2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082),
    ])
    func `colour difference is CIEDE2000`(
        _ l1: Double, _ a1: Double, _ b1: Double, _ l2: Double, _ a2: Double, _ b2: Double, _ difference: Double
    ) {
        let one = LabColor(lightness: l1, a: a1, b: b1)
        let other = LabColor(lightness: l2, a: a2, b: b2)
        #expect(abs(one.difference(from: other) - difference) < 0.0001)
        #expect(abs(other.difference(from: one) - difference) < 0.0001)
    }

    @Test func `sRGB is converted to Lab`() {
        let white = LabColor(red: 255, green: 255, blue: 255)
        #expect(abs(white.lightness - 100) < 0.01 && abs(white.a) < 0.01 && abs(white.b) < 0.02)
        let red = LabColor(red: 255, green: 0, blue: 0)
        #expect(abs(red.lightness - 53.24) < 0.01 && abs(red.a - 80.09) < 0.02 && abs(red.b - 67.20) < 0.02)
    }

    func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> CGImage {
        let store = try #require(PixelStore(width: width, height: height))
        for y in 0..<height { for x in 0..<width { store.row(y)[x] = pixel(x, y) } }
        return CGImage(store: store)
    }

    @Test func `an invisible difference counts as zero, a visible one by its area`() throws {
        let plain = try image(100, 100) { _, _ in 0xFF33_66CC }
        let close = try image(100, 100) { _, _ in 0xFF33_67CC }
        let dotted = try image(100, 100) { x, y in x < 5 && y < 2 ? 0xFFFF_0000 : 0xFF33_66CC }
        #expect(PictureComparison(of: close, with: plain, tolerance: .exact).isMatch)
        let comparison = PictureComparison(of: dotted, with: plain)
        #expect(comparison.differingArea == 0.001)
        #expect(!comparison.isMatch && comparison.largestDifference > 20)
        #expect(PictureComparison(of: dotted, with: plain, tolerance: PictureTolerance(colorDifference: 3, differingArea: 0.001)).isMatch)
    }

    @Test func `an edge may differ in its antialiasing, but not more`() throws {
        /// An image that is black on the left and white on the right, with a column of `grey` between.
        func edge(_ grey: UInt32) throws -> CGImage {
            try image(20, 20) { x, _ in x < 10 ? 0xFF00_0000 : x > 10 ? 0xFFFF_FFFF : 0xFF00_0000 | grey << 16 | grey << 8 | grey }
        }
        let expected = try edge(0x80)
        let smoothed = PictureTolerance(colorDifference: 3, differingArea: 0, edgeDifference: 0.5)
        #expect(PictureComparison(of: try edge(0x98), with: expected, tolerance: smoothed).isMatch)
        #expect(!PictureComparison(of: try edge(0x98), with: expected, tolerance: .exact).isMatch)
        #expect(!PictureComparison(of: try edge(0xFF), with: expected, tolerance: smoothed).isMatch)
        let whole = PictureTolerance(colorDifference: 3, differingArea: 0, edgeDifference: 1)
        #expect(PictureComparison(of: try edge(0xFF), with: expected, tolerance: whole).isMatch)
        let plain = try image(20, 20) { _, _ in 0xFF80_8080 }
        let other = try image(20, 20) { _, _ in 0xFF98_9898 }
        #expect(!PictureComparison(of: other, with: plain, tolerance: whole).isMatch)
    }

    @Test func `images of different sizes do not match`() throws {
        let small = try image(10, 10) { _, _ in 0 }
        let large = try image(10, 11) { _, _ in 0 }
        let comparison = PictureComparison(of: small, with: large)
        #expect(!comparison.isMatch && !comparison.isSameSize)
    }

    @Test func `a comparison describes its result in a sentence`() throws {
        let plain = try image(100, 100) { _, _ in 0xFF33_66CC }
        let dotted = try image(100, 100) { x, y in x < 5 && y < 2 ? 0xFFFF_0000 : 0xFF33_66CC }
        let comparison = PictureComparison(of: dotted, with: plain)
        #expect("\(comparison)".hasPrefix("The images differ: 0.100 % of the pixels differ by more than the tolerance, at most by ΔE "))
        #expect("\(comparison)".hasSuffix("."))
        #expect("\(PictureComparison(of: plain, with: plain))" == "The images are identical.")
        #expect("\(PictureComparison(of: plain, with: try image(1, 1) { _, _ in 0 }))" == "The images have different sizes.")
        // The complete text that a failing test prints for the error.
        var dumped = ""
        dump(comparison, to: &dumped)
        #expect(dumped.count < 400 && dumped.contains("differingArea"), "\(dumped.prefix(1000))")
    }

    @Test func `translucent pixels are compared over white`() {
        #expect(PictureComparison.overWhite(0) == 0xFFFF_FFFF)
        #expect(PictureComparison.overWhite(0x8080_0000) == 0xFFFF_7F7F)
    }

    @Test func `a different image throws and writes expected, actual and difference side by side`() throws {
        let suite = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)/Tests/Suite")
        defer { try? FileManager.default.removeItem(at: suite.deletingLastPathComponent().deletingLastPathComponent()) }
        var book = PictureBook(filePath: suite.appendingPathComponent("Deep/Test.swift").path)
        book.isRecording = false
        let white = try image(40, 30) { _, _ in 0xFFFF_FFFF }
        let black = try image(40, 30) { _, _ in 0xFF00_0000 }

        #expect(throws: PictureError.self) { try book.expect(white, named: "one", tolerance: .standard) }
        let actual = suite.appendingPathComponent("Failures/one.actual.png")
        #expect(FileManager.default.fileExists(atPath: actual.path))
        try FileManager.default.createDirectory(at: suite.appendingPathComponent("Pictures"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: actual, to: suite.appendingPathComponent("Pictures/one.png"))

        try book.expect(white, named: "one", tolerance: .exact)
        #expect(!FileManager.default.fileExists(atPath: actual.path), "the image of an earlier failure is removed")

        #expect(throws: PictureError.self) { try book.expect(black, named: "one", tolerance: .standard) }
        let sheet = try #require(UIImage(contentsOfFile: suite.appendingPathComponent("Failures/one.png").path)?.cgImage)
        #expect(sheet.width == 3 * 40 + 4 * 24 && sheet.height == 30 + 2 * 24)
        #expect(sheet.color(x: 30, y: 30)?.red == 1)
        #expect(sheet.color(x: 24 * 2 + 40 + 5, y: 30)?.red == 0)
        #expect(sheet.color(x: 24 * 3 + 80 + 5, y: 30)?.red == 1)
        #expect(sheet.color(x: 24 * 3 + 80 + 5, y: 30)?.green == 0)
    }

    @Test func `a snapshot is the window as last committed, at the host's scale`() {
        let host = TestHost(size: CGSize(width: 100, height: 60), scale: 3)
        host.window.backgroundColor = .green
        host.advance(by: 0.1)
        let image = host.snapshot()
        #expect(image.width == 300 && image.height == 180)
        #expect(image.color(x: 150, y: 90)?.green == 1)
        host.window.backgroundColor = .red
        #expect(host.snapshot().color(x: 150, y: 90)?.red == 0)
        host.advance(by: 0.1)
        #expect(host.snapshot().color(x: 150, y: 90)?.red == 1)
    }

    @Test func `a view's snapshot contains only the view`() {
        let host = TestHost(size: CGSize(width: 100, height: 60), scale: 1)
        host.window.backgroundColor = .green
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        child.backgroundColor = .blue
        view.addSubview(child)
        host.window.addSubview(view)
        let cover = UIView(frame: host.window.bounds)
        cover.backgroundColor = .red
        host.window.addSubview(cover)
        let image = host.snapshot(of: view)
        #expect(image.width == 40 && image.height == 20)
        #expect(image.color(x: 10, y: 10)?.blue == 1)
        #expect(image.color(x: 30, y: 10)?.alpha == 0)
    }

    @Test func `a presented frame includes the animations of superviews`() {
        let host = TestHost()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.center.x += 100
            inner.center.y += 50
        }
        host.advance(by: 0.5)
        let frame = host.presentedFrame(of: inner)
        #expect(abs(frame.minX - 60) < 4 && abs(frame.minY - 35) < 2)
        #expect(frame.size == CGSize(width: 20, height: 20))
    }

    @Test func `the font of the test hosts is installed`() {
        #expect(TestFont.isInstalled, "\(TestFont.advice)")
    }
}
