import Foundation

/// The appearance of a button that apps customize through proxies of bar button items, such as the cancel button of a search bar.
@MainActor
final class ButtonItemAppearance {
    private let item = UIBarButtonItem()

    /// The title that a proxy set.
    var title: String? { item.title }
    /// The tint colour that a proxy set.
    var tintColor: UIColor? { item.tintColor }
    /// The title attributes that a proxy set for a state.
    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { item.titleTextAttributes(for: state) }

    /// Applies the settings of proxies for bar button items, as if an item were in the containers of `view`.
    func take(shownBy view: UIView) { item.takeAppearance(shownBy: view, isEntry: true) }
}
