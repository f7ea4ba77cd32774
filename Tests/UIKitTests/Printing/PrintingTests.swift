import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Printing")
struct PrintingTests {
    let host = TestHost(size: CGSize(width: 600, height: 600))
    let controller = UIPrintInteractionController.shared

    /// Records all delegate calls, in order.
    final class Listener: NSObject, UIPrintInteractionControllerDelegate {
        var delegateCalls: [String] = []
        var papers: [CGSize] = []
        var chosen = 0
        func printInteractionControllerParentViewController(_ controller: UIPrintInteractionController) -> UIViewController? {
            delegateCalls.append("parent")
            return nil
        }
        func printInteractionController(_ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper {
            delegateCalls.append("paper")
            papers = paperList.map(\.paperSize)
            return paperList[chosen]
        }
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            delegateCalls.append("willPresent")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            delegateCalls.append("didPresent")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            delegateCalls.append("willDismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            delegateCalls.append("didDismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            delegateCalls.append("willStart \(controller.printPaper.map { "\(Int($0.paperSize.width))" } ?? "none")")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { delegateCalls.append("didFinish") }
    }

    /// A renderer that records its calls and draws nothing.
    final class Renderer: UIPrintPageRenderer {
        var calls: [String] = []
        var pages = 3
        override var numberOfPages: Int { pages }
        override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.location) \(range.length)") }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { calls.append("header \(pageIndex) \(headerRect)") }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { calls.append("content \(pageIndex) \(contentRect)") }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { calls.append("footer \(pageIndex) \(footerRect)") }
    }

    private func run(_ controller: UIPrintInteractionController? = nil) -> [String] {
        var ends: [String] = []
        let shown = (controller ?? self.controller).present(animated: false) { _, isPrinted, error in
            ends.append("\(isPrinted) \((error as? UIPrintError).map { "\($0.code)" } ?? "nil")")
        }
        #expect(shown)
        host.advance(by: 0.2)
        return ends
    }

    /// The darkness of a part of an image, from 0 to 1.
    private func ink(_ image: UIImage?, _ rect: CGRect) -> Double {
        guard let part = image?.cgImage?.cropping(to: rect) else { return -1 }
        var pixels = [UInt8](repeating: 0, count: part.width * part.height)
        let context = CGContext(
            data: &pixels, width: part.width, height: part.height, bitsPerComponent: 8, bytesPerRow: part.width,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        context?.draw(part, in: CGRect(x: 0, y: 0, width: part.width, height: part.height))
        return 1 - pixels.reduce(0) { $0 + Double($1) } / Double(pixels.count * 255)
    }

    @Test("The delegate's methods are called in order, and the print dialog starts with the values of printInfo and the delegate")
    func order() {
        let listener = Listener()
        listener.chosen = 1
        controller.delegate = listener
        let info = UIPrintInfo.printInfo()
        (info.jobName, info.outputType, info.duplex) = ("My job", .grayscale, .longEdge)
        (info.orientation, info.printerID) = (.landscape, "Downstairs")
        controller.printInfo = info
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
        var dialog: TestPrintDialog?
        host.choosesSheet = {
            dialog = $0
            return $0.sheet
        }
        #expect(run() == ["true nil"])
        #expect(
            listener.delegateCalls == [
                "parent", "paper", "willPresent", "didPresent", "willDismiss", "didDismiss", "willStart 792", "didFinish",
            ])
        #expect(listener.papers.first == CGSize(width: 595, height: 842))
        #expect(dialog?.title == "My job" && dialog?.paper == "na_letter" && dialog?.printer == "Downstairs")
        #expect(dialog?.isLandscape == true && dialog?.isColor == false && dialog?.isPhoto == false && dialog?.sides == "longEdge")
        #expect(host.printedDocuments.count == 1 && host.printedDocuments[0].title == "My job")
        let probe = PDFProbe(host.printedDocuments[0].data)
        #expect(probe.pageSizes == ["792x612"] && probe.text == "Hello" && probe.count("(My job)") == 1)
        #expect(controller.printFormatter == nil && controller.printInfo == nil && controller.delegate === listener)
    }

    @Test("A cancelled dialog, a printer failure, invalid data and missing content complete with different results")
    func failures() {
        let listener = Listener()
        controller.delegate = listener
        controller.printingItem = Data("%PDF-1.4".utf8)
        host.choosesSheet = { _ in nil }
        #expect(run() == ["false nil"])
        #expect(listener.delegateCalls.last == "didDismiss" && host.printedDocuments.isEmpty)
        host.choosesSheet = { $0.sheet }
        host.printerFailure = "out of paper"
        controller.printingItem = Data("%PDF-1.4".utf8)
        #expect(run() == ["false jobFailed"])
        #expect(listener.delegateCalls.last == "didFinish")
        host.printerFailure = nil
        controller.printingItem = Data("no picture".utf8)
        #expect(run() == ["false unknownImageFormat"])
        #expect(run() == ["false noContent"])
        controller.printFormatter = UISimpleTextPrintFormatter(text: "")
        #expect(run() == ["false noContent"])
        #expect(UIPrintInteractionController.isPrintingAvailable)
        host.hasPrinter = false
        #expect(!UIPrintInteractionController.isPrintingAvailable && !controller.present(animated: true))
        let error = UIPrintError.errorDomain
        #expect(error == UIPrintErrorDomain && UIPrintError.jobFailed == .jobFailed)
    }

    @Test("Only one print dialog is shown at a time, and can be dismissed")
    func once() {
        controller.printingItem = Data("%PDF-1.4".utf8)
        var ends = 0
        #expect(controller.present(animated: true) { _, isPrinted, _ in ends += isPrinted ? 100 : 1 })
        #expect(!controller.present(from: .zero, in: host.window, animated: true))
        controller.dismiss(animated: true)
        host.advance(by: 0.2)
        #expect(ends == 1 && host.printedDocuments.isEmpty)
        controller.printingItem = Data("%PDF-1.4".utf8)
        #expect(controller.present(from: UIBarButtonItem(systemItem: .action), animated: true))
        host.advance(by: 0.2)
        #expect(host.printedDocuments.count == 1)
    }

    @Test("A renderer draws headers, contents and footers of the printed pages, in order")
    func renderer() {
        let renderer = Renderer()
        (renderer.headerHeight, renderer.footerHeight) = (30, 20)
        controller.printPageRenderer = renderer
        host.choosesSheet = { dialog in
            var sheet = dialog.sheet
            (sheet.size, sheet.printableRect) = (CGSize(width: 200, height: 300), CGRect(x: 10, y: 10, width: 180, height: 280))
            sheet.pages = [1...7]
            return sheet
        }
        #expect(run() == ["true nil"])
        #expect(host.printedDocuments.first?.pageCount == 2)
        #expect(
            renderer.calls == [
                "prepare 1 2", "header 1 (10.0, 10.0, 180.0, 30.0)", "content 1 (10.0, 40.0, 180.0, 230.0)",
                "footer 1 (10.0, 270.0, 180.0, 20.0)", "header 2 (10.0, 10.0, 180.0, 30.0)", "content 2 (10.0, 40.0, 180.0, 230.0)",
                "footer 2 (10.0, 270.0, 180.0, 20.0)",
            ])
        renderer.pages = Int.max
        host.choosesSheet = {
            var sheet = $0.sheet
            sheet.pages = [Int.max - 1...Int.max]
            return sheet
        }
        controller.printPageRenderer = renderer
        #expect(run() == ["false noContent"])
    }

    @Test("A long text continues on further pages, with its margins, and no line is lost or cut")
    func text() {
        let lines = (1...200).map { "Line \($0)." }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 12)
        formatter.contentInsets = UIEdgeInsets(top: 100, left: 50, bottom: 0, right: 50)
        formatter.startPage = 1
        let renderer = UIPrintPageRenderer()
        #expect(formatter.pageCount == 0 && renderer.numberOfPages == 0)
        renderer.printFormatters = [formatter]
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 595, height: 842)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 20, y: 20, width: 555, height: 802)), forKey: "printableRect")
        #expect(formatter.printPageRenderer === renderer && renderer.paperRect.width == 595)
        let count = formatter.pageCount
        #expect(count > 2 && renderer.numberOfPages == count + 1)
        #expect(formatter.rectForPage(at: 0) == .zero && renderer.printFormattersForPage(at: 0) == nil)
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 70, y: 120, width: 455, height: 702))
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 70, y: 20, width: 455, height: 802))
        let data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
            for page in 0..<renderer.numberOfPages {
                context.beginPage()
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
        #expect(PDFProbe(data).text == lines.joined())
        formatter.perPageContentInsets = UIEdgeInsets(top: 200, left: 100, bottom: 200, right: 10)
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 100, y: 200, width: 425, height: 442) && formatter.pageCount > count)
        formatter.maximumContentHeight = 5
        #expect(formatter.pageCount == 200)
        formatter.maximumContentHeight = 0
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.printFormatters == nil && formatter.printPageRenderer == nil)
    }

    @Test("HTML and attributed texts are printed in their fonts and colours, in the light appearance")
    func markup() {
        host.window.overrideUserInterfaceStyle = .dark
        controller.printFormatter = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1><p>Some <b>bold</b> text</p>")
        #expect(run() == ["true nil"])
        let text = PDFProbe(host.printedDocuments[0].data).text
        #expect(text.contains("Title") && text.contains("bold"))
        let attributed = NSMutableAttributedString(string: "dark on white", attributes: [.foregroundColor: UIColor.label])
        controller.printFormatter = UISimpleTextPrintFormatter(attributedText: attributed)
        #expect(run() == ["true nil"])
        #expect(ink(host.printedDocuments[1].picture(ofPage: 0), CGRect(x: 18, y: 18, width: 80, height: 16)) > 0.05)
    }

    @Test("A view is scaled down to the page's width, and continues on further pages; a text view prints all of its text")
    func views() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1110, height: 3000))
        for y in [0, 2900] {
            let box = UIView(frame: CGRect(x: 0, y: y, width: 1110, height: 100))
            box.backgroundColor = .black
            view.addSubview(box)
        }
        host.choosesSheet = { dialog in
            TestSheet(size: CGSize(width: 595, height: 842), printableRect: CGRect(x: 20, y: 20, width: 555, height: 802))
        }
        let formatter = view.viewPrintFormatter()
        #expect(formatter.view === view)
        controller.printFormatter = formatter
        #expect(run() == ["true nil"])
        let printed = host.printedDocuments[0]
        // The content is scaled by a half: 1500 points on pages of 802 points.
        #expect(printed.pageCount == 2)
        #expect(ink(printed.picture(ofPage: 0), CGRect(x: 20, y: 20, width: 555, height: 50)) > 0.95)
        #expect(ink(printed.picture(ofPage: 0), CGRect(x: 20, y: 75, width: 555, height: 700)) < 0.01)
        #expect(ink(printed.picture(ofPage: 1), CGRect(x: 20, y: 20 + 1450 - 802 + 2, width: 555, height: 46)) > 0.95)
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        textView.text = (1...300).map { "Line \($0)." }.joined(separator: "\n")
        controller.printFormatter = textView.viewPrintFormatter()
        #expect(run() == ["true nil"])
        #expect(PDFProbe(host.printedDocuments[1].data).text.contains("Line 300."))
    }

    @Test("A view that overrides draw(_:for:) draws the part of each page")
    func ownDrawing() {
        final class Own: UIView {
            var parts: [CGRect] = []
            override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { parts.append(rect) }
        }
        let view = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
        controller.printFormatter = view.viewPrintFormatter()
        host.choosesSheet = { _ in
            TestSheet(size: CGSize(width: 200, height: 600), printableRect: CGRect(x: 0, y: 0, width: 200, height: 600))
        }
        #expect(run() == ["true nil"])
        #expect(view.parts == [CGRect(x: 0, y: 0, width: 100, height: 600), CGRect(x: 0, y: 600, width: 100, height: 400)])
    }

    @Test("Images fill their sheets, rotated if necessary; PDFs are printed unchanged")
    func items() throws {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("PrintingTests-\(UUID().uuidString).png")
        try #require(wide.pngData()).write(to: file)
        let document = Data("%PDF-1.4 a document".utf8)
        #expect(UIPrintInteractionController.canPrint(file) && UIPrintInteractionController.canPrint(document))
        #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/no/such/file.png")))
        #expect(!UIPrintInteractionController.canPrint(URL(string: "https://example.org/a.png")!))
        #expect(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
        controller.printingItems = [wide, document, file]
        #expect(controller.printingItem == nil && controller.printingItems?.count == 3)
        host.choosesSheet = { _ in
            TestSheet(size: CGSize(width: 100, height: 240), printableRect: CGRect(x: 0, y: 20, width: 100, height: 200))
        }
        #expect(run() == ["true nil"])
        let printed = host.printedDocuments
        #expect(printed.map(\.pageCount) == [1, nil, 1] && printed[1].data == document && printed[1].picture(ofPage: 0) == nil)
        #expect(ink(printed[0].picture(ofPage: 0), CGRect(x: 0, y: 20, width: 100, height: 200)) > 0.98)
        #expect(ink(printed[0].picture(ofPage: 0), CGRect(x: 0, y: 0, width: 100, height: 19)) < 0.01)
        #expect(controller.printingItems == nil)
    }

    @Test("The best paper is the smallest that contains a page")
    func papers() {
        let listener = Listener()
        controller.delegate = listener
        var papers: [UIPrintPaper] = []
        final class Chooser: NSObject, UIPrintInteractionControllerDelegate {
            var papers: [UIPrintPaper] = []
            func printInteractionController(_ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper])
                -> UIPrintPaper
            {
                papers = paperList
                return .bestPaper(forPageSize: CGSize(width: 400, height: 200), withPapersFrom: paperList)
            }
        }
        let chooser = Chooser()
        controller.delegate = chooser
        controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
        #expect(run() == ["true nil"])
        papers = chooser.papers
        #expect(PDFProbe(host.printedDocuments[0].data).pageSizes == ["288x432"])
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 700), withPapersFrom: papers).paperSize.width == 612)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 5000, height: 700), withPapersFrom: papers).paperSize.width == 595)
        #expect(UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: []).paperSize == CGSize(width: 595, height: 842))
    }

    @Test("Print info is restored from its dictionary representation")
    func info() {
        let info = UIPrintInfo(dictionary: nil)
        #expect(info.outputType == .general && info.orientation == .portrait && info.duplex == .none && info.printerID == nil)
        (info.jobName, info.outputType, info.orientation, info.duplex) = ("a", .photoGrayscale, .landscape, .shortEdge)
        info.printerID = "p"
        let copy = info.copy() as? UIPrintInfo
        #expect(copy?.jobName == "a" && copy?.outputType == .photoGrayscale && copy?.orientation == .landscape)
        #expect(copy?.duplex == .shortEdge && copy?.printerID == "p")
        #expect(UIPrintInfo(dictionary: ["UIPrintInfoDuplexKey": 99, "UIPrintInfoJobNameKey": 3]).duplex == .none)
    }

    @Test("The activity prints texts, images, PDFs, formatters and renderers, with the shared print info")
    func activity() async {
        let root = UIViewController()
        host.window.rootViewController = root
        host.advance(by: 0.1)
        let info = UIPrintInfo.printInfo()
        info.jobName = "Shared"
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        let renderer = Renderer()
        renderer.pages = 1
        let items: [Any] = [
            info, "A text", image, Data("%PDF-1.4".utf8), UIMarkupTextPrintFormatter(markupText: "<b>x</b>"), renderer,
        ]
        var ends: [String] = []
        func share(_ items: [Any], _ excluded: [UIActivity.ActivityType] = []) -> UIActivityViewController {
            let activities = UIActivityViewController(activityItems: items, applicationActivities: nil)
            activities.excludedActivityTypes = excluded
            activities.completionWithItemsHandler = { type, completed, _, _ in ends.append("\(type?.rawValue ?? "none") \(completed)") }
            return activities
        }
        let first = share(items)
        root.present(first, animated: false)
        await host.settle()
        host.choosesSheet = { _ in nil }
        #expect(host.tap("Print"))
        await host.settle()
        // The user returned to the list of activities.
        #expect(ends.isEmpty && root.presentedViewController === first)
        host.choosesSheet = { $0.sheet }
        #expect(host.tap("Print"))
        await host.settle()
        #expect(ends == ["com.apple.UIKit.activity.Print true"] && root.presentedViewController == nil)
        #expect(host.printedDocuments.map(\.title) == Array(repeating: "Shared", count: 5))
        #expect(host.printedDocuments.map(\.pageCount) == [1, 1, nil, 1, 1])
        root.present(share(items, [.print]), animated: false)
        await host.settle()
        #expect(!host.tap("Print"))
        root.dismiss(animated: false)
        await host.settle()
        host.hasPrinter = false
        root.present(share(items), animated: false)
        await host.settle()
        #expect(!host.tap("Print"))
    }
}
