import Foundation
import InterfaceDocuments

extension UINib {
    /// Returns a closure that creates the nib's top-level `View`, for registered cells and headers. It returns nil with a log message if the nib has
    /// no top-level object of that class. The caller then uses an empty view.
    func maker<View: UIView>(of type: View.Type) -> @MainActor () -> View? {
        {
            let tops = self.instantiate(withOwner: nil)
            if let view = tops.lazy.compactMap({ $0 as? View }).first { return view }
            storyboardLog.error(
                "A nib that is registered has to have one top-level object, a \(View.self); this one has \(tops.count) others.")
            return nil
        }
    }
}
