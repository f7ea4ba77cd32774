import UIKit

/// A row of a tree of the app's objects.
@MainActor
struct TreeRow {
    /// The trees.
    enum Kind: Int, CaseIterable {
        case views, controllers, layers, recognizers

        /// The title of the tree.
        var title: String {
            switch self {
            case .views: "Views"
            case .controllers: "Controllers"
            case .layers: "Layers"
            case .recognizers: "Gestures"
            }
        }
    }

    /// The identity of the object.
    let key: ObjectIdentifier
    /// The view that is selected with the row.
    weak var view: UIView?
    /// The number of superior objects.
    let depth: Int
    let title: String
    let detail: String
    /// Whether the object is hidden or disabled.
    let isDimmed: Bool
    /// Whether the object has inferior objects.
    let hasChildren: Bool
}
