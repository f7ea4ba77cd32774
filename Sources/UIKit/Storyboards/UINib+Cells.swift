import Foundation
import InterfaceDocuments

extension UINib {
    /// What makes the nib's top-level `View` again and again: cells and headers that are registered with a nib. A nib that has another number of
    /// top-level objects, or one of another class, gives none, which the log tells; an empty view is in its place then.
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
