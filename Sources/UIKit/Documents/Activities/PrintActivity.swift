import Foundation

/// Prints images, texts, PDFs, and image or PDF data and files, print formatters and renderers. A `UIPrintInfo` among the items sets the options.
final class PrintActivity: UIActivity {
    private var items: [Any] = []
    private let controller = UIPrintInteractionController(onMainActor: ())

    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { LocalizedStrings.text("Print") }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        UIPrintInteractionController.isPrintingAvailable && !PrintActivity.content(of: activityItems).sources.isEmpty
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let info = items.lazy.compactMap { $0 as? UIPrintInfo }.first
        controller.printInfo = info
        controller.printMixed(PrintActivity.content(of: items))
        let isShown = controller.present(animated: true) { [self] _, isPrinted, _ in activityDidFinish(isPrinted) }
        if !isShown { activityDidFinish(false) }
    }

    private static func content(of items: [Any]) -> PrintContent {
        var content = PrintContent()
        func add(_ formatter: UIPrintFormatter) {
            if let renderer = formatter.printPageRenderer { return content.sources.append(.renderer(renderer)) }
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            content.sources.append(.renderer(renderer))
        }
        /// Adds a text with margins of one inch.
        func add(text formatter: UISimpleTextPrintFormatter) {
            formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
            add(formatter)
        }
        for item in items {
            switch item {
            case let renderer as UIPrintPageRenderer: content.sources.append(.renderer(renderer))
            case let formatter as UIPrintFormatter: add(formatter)
            case let text as String where !text.isEmpty: add(text: UISimpleTextPrintFormatter(text: text))
            case let text as NSAttributedString where text.length > 0: add(text: UISimpleTextPrintFormatter(attributedText: text))
            default: if let source = PrintContent.source(of: item) { content.sources.append(source) }
            }
        }
        return content
    }
}
