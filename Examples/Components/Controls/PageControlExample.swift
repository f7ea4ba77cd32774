import UIKit

/// Page controls with few pages and with many.
final class PageControlExample: ComponentScreen {
    let pages = UIPageControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        view.backgroundColor = .systemBackground
        pages.numberOfPages = 5
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .systemBlue
        pages.accessibilityLabel = "Photos"
        pages.addAction(UIAction { [pages] _ in print(pages.currentPage) }, for: .valueChanged)

        let many = UIPageControl()
        many.numberOfPages = 30
        many.currentPage = 12
        many.backgroundStyle = .prominent
        many.accessibilityLabel = "Chapters"

        show(pages, many)
        // end snippet
    }
}
