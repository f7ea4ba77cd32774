import Foundation
import InterfaceDocuments

extension UINib {
    /// Returns a closure that creates the nib's top-level `View`, for registered cells and headers. The closure logs an error and returns nil if the
    /// nib has no top-level object of that class. The caller then uses an empty view.
    func maker<View: UIView>(of type: View.Type) -> @MainActor () -> View? {
        {
            let tops = self.instantiate(withOwner: nil)
            if let view = tops.lazy.compactMap({ $0 as? View }).first { return view }
            storyboardLog.error(
                "A registered nib has \(tops.count) top-level objects, none of them a \(View.self). Give it exactly one.")
            return nil
        }
    }
}
