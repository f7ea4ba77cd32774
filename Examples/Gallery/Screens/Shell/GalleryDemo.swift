import UIKit

/// One screen of the Gallery.
@MainActor
public struct GalleryDemo {
    /// Its name, which also opens it from the command line: `Gallery --demo Drop`.
    public let title: String
    /// One sentence that tells what to try.
    public let summary: String
    /// What the sidebar draws beside the title.
    public let symbol: GallerySymbol
    /// The colour behind the symbol.
    public let color: UIColor
    /// Makes its content, which fills whatever room the shell has.
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

/// Demos that belong together, as the sidebar shows them.
@MainActor
public struct GallerySection {
    /// Stands above the group.
    public let title: String
    /// From the top down.
    public let demos: [GalleryDemo]

    public init(title: String, demos: [GalleryDemo]) {
        self.title = title
        self.demos = demos
    }
}
