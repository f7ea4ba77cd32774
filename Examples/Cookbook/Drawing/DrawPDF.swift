import UIKit

/// A report on A4 paper.
enum Report {
    /// The PDF of a title and a view below it.
    @MainActor
    static func pdf(title: String, content: UIView) -> Data {
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            title.draw(at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
            context.cgContext.translateBy(x: 72, y: 120)
            content.layer.render(in: context.cgContext)
        }
    }
}
