import UIKit

/// A demo of the Gallery.
@MainActor
public struct GalleryDemo {
    /// The name, also for the command line: `Gallery --demo Drop`.
    public let title: String
    /// One sentence about what to try.
    public let summary: String
    /// The sidebar's symbol.
    public let symbol: GallerySymbol
    /// The colour behind the symbol.
    public let color: UIColor
    /// Makes the demo's controller, which fills the available space.
    public let makeViewController: @MainActor () -> UIViewController

    public init(
        title: String, summary: String, symbol: GallerySymbol, color: UIColor,
        makeViewController: @escaping @MainActor () -> UIViewController
    ) {
        self.title = title
        self.summary = summary
        self.symbol = symbol
        self.color = color
        self.makeViewController = makeViewController
    }
}

/// A group of demos in the sidebar.
@MainActor
public struct GallerySection {
    /// The title of the group.
    public let title: String
    /// The demos from top to bottom.
    public let demos: [GalleryDemo]

    public init(title: String, demos: [GalleryDemo]) {
        self.title = title
        self.demos = demos
    }
}
