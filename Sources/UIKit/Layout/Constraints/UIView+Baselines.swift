import Foundation

extension UIView {
    /// Returns the view that provides this view's baseline, after following all redirections to other views.
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
