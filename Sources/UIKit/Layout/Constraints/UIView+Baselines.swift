import Foundation

extension UIView {
    /// The view whose lines of text are this one's, through all that name others.
    func baselineView(isFirst: Bool) -> UIView {
        var view = self
        for _ in 0..<16 {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if next === view || !next.isDescendant(of: self) { break }
            view = next
        }
        return view
    }
}
