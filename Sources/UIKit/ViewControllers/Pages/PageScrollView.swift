/// The scroll view of a page view controller. Its delegate is free for the app, as in UIKit: apps find it among the view's subviews to follow the
/// progress of a page.
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
