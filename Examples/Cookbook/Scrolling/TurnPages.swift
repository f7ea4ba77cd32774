import UIKit

/// Pages that a swipe turns, with dots below that show the current one.
final class PagesController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let dots = UIPageControl()
    private let pages = [UIColor.systemRed, .systemGreen, .systemBlue].map { color in
        let page = UIView()
        page.backgroundColor = color
        return page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        dots.numberOfPages = pages.count
        dots.addAction(UIAction { [unowned self] _ in show(dots.currentPage) }, for: .valueChanged)
        view.addSubview(scrollView)
        view.addSubview(dots)
        for page in pages { scrollView.addSubview(page) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
        }
        dots.frame = CGRect(x: 0, y: size.height - 60, width: size.width, height: 44)
        scrollView.contentOffset.x = CGFloat(dots.currentPage) * size.width
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    private func show(_ page: Int) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: true)
    }
}
