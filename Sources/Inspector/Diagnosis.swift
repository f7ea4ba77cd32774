import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// An answer to a question about a view, with its reasons.
@MainActor
struct Diagnosis {
    /// A reason, and the view that causes it.
    struct Reason {
        let text: String
        weak var view: UIView?
    }

    /// Whether the view is as the user expects.
    let isFine: Bool
    /// The answer in one sentence.
    let summary: String
    /// The reasons, most important first.
    let reasons: [Reason]
}

extension UIView {
    /// The class and the text or identifier of the view, for a message.
    var inspectedName: String {
        let name = String(describing: type(of: self))
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { return "\(name) #\(identifier)" }
        let text = shownText ?? accessibilityLabel ?? ""
        return text.isEmpty ? name : "\(name) “\(text.prefix(32))”"
    }

    /// The view and its superviews, up to the window.
    var chain: [UIView] { Array(sequence(first: self, next: \.superview)) }
}

extension CGRect {
    /// The centres of a grid of `side` × `side` fields. Empty for an empty rectangle.
    func samples(_ side: Int) -> [CGPoint] {
        guard !isNull, width > 0, height > 0 else { return [] }
        return (0..<side).flatMap { row in
            (0..<side).map { column in
                CGPoint(
                    x: minX + width * (CGFloat(column) + 0.5) / CGFloat(side), y: minY + height * (CGFloat(row) + 0.5) / CGFloat(side))
            }
        }
    }
}
