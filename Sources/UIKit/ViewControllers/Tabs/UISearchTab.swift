import Foundation

/// A tab for the app's search, with the system's title and image. The bar shows it after the other tabs.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a search tab with the system's title, image and identifier.
    public convenience init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        self.init(
            title: LocalizedStrings.text("Search"), image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.UISearchTab", viewControllerProvider: viewControllerProvider)
    }

    override var isLast: Bool { true }
}
