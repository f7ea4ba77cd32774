/// What the pages of a page view controller scroll in. Its delegate is the app's, as in UIKit: apps look it up among the view's subviews to follow how far
/// a page has come.
@MainActor
final class PageScrollView: UIScrollView {
    weak var pages: UIPageViewController?

    override func contentDidScroll() {
        pages?.pagesDidMove()
    }

    override func contentDidRest() {
        pages?.pagesDidRest()
    }
}
