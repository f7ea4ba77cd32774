import Foundation
import InterfaceDocuments

extension InterfaceElement {
    /// The insets of an `<inset>` (`minX` …) or of `<edgeInsets>` (`left` …).
    var insets: UIEdgeInsets {
        func number(_ names: String...) -> CGFloat { names.lazy.compactMap { self.number($0) }.first ?? 0 }
        return UIEdgeInsets(
            top: number("minY", "top"), left: number("minX", "left", "leading"), bottom: number("maxY", "bottom"),
            right: number("maxX", "right", "trailing"))
    }

    /// The insets of a `<directionalEdgeInsets>`.
    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0, trailing: number("trailing") ?? 0)
    }
}
