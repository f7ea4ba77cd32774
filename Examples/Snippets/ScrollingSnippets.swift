// swift-format-ignore-file
import UIKit

// The code of Documentation/scrolling.md.

@MainActor func prepare(_ scrollView: UIScrollView, page: UIView, line: CGRect) {
    // snippet: scrolling
    scrollView.contentSize = page.bounds.size                     // or constraints to scrollView.contentLayoutGuide
    scrollView.addSubview(page)
    scrollView.minimumZoomScale = 0.5                              // needs the delegate's viewForZooming(in:)
    scrollView.maximumZoomScale = 4
    scrollView.isPagingEnabled = true                              // stops at whole pages
    scrollView.refreshControl = UIRefreshControl()                 // pull down to reload
    scrollView.scrollRectToVisible(line, animated: true)
    // end snippet
}
