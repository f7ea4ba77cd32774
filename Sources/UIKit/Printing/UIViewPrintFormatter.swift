import CoreGraphics
import Foundation

/// Prints a view. A text view's whole text is laid out for the page's width. Another view is scaled down to the page's width and divided into pages.
/// Create it with `view.viewPrintFormatter()`.
///
/// For each page, the formatter calls the view's `draw(_:for:)` with the part on that page.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The printed view.
    open private(set) var view = UIView()
    private var text: PrintedText?
    private var printed: NSAttributedString?

    /// A formatter of an empty view.
    public override init() { super.init() }

    convenience init(_ view: UIView) {
        self.init()
        self.view = view
    }

    private func laidOut(_ area: PrintArea) -> PrintedText? {
        guard let view = view as? UITextView else { return nil }
        let content = view.attributedText ?? NSAttributedString(string: "")
        if let text, text.area == area, printed?.isEqual(to: content) == true { return text }
        printed = content
        let made = PrintedText(content, font: view.font ?? .systemFont(ofSize: 12), color: .black, area: area)
        text = made
        return made
    }

    /// The scale of the view on paper, at most 1.
    private func scale(_ area: PrintArea) -> CGFloat {
        let width = view.bounds.width
        return width > area.rest.width ? area.rest.width / width : 1
    }

    override func countPages(_ area: PrintArea) -> Int {
        if let text = laidOut(area) { return text.pages.count }
        let height = view.bounds.height * scale(area)
        guard height > 0, view.bounds.width > 0 else { return 0 }
        let rest = height - area.first.height
        return rest > 0.01 ? 1 + Int((rest / area.rest.height - 1e-6).rounded(.up)) : 1
    }

    override func drawPage(_ number: Int, _ area: PrintArea, in rect: CGRect, _ context: CGContext) {
        if let text = laidOut(area) { return text.draw(number, at: rect.origin, in: context) }
        let scale = scale(area)
        let bounds = view.bounds
        let above = number == 0 ? 0 : (area.first.height + CGFloat(number - 1) * area.rest.height) / scale
        let height = (number == 0 ? area.first.height : area.rest.height) / scale
        let part = CGRect(x: bounds.minX, y: bounds.minY + above, width: bounds.width, height: min(height, bounds.height - above))
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        context.clip(to: part)
        view.draw(part, for: self)
    }
}

extension UIView {
    /// Renders the view and its subviews into the current context.
    func drawForPrinting() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layer.render(in: context)
    }
}
