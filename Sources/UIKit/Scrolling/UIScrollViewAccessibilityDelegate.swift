import CConformance

/// A scroll view delegate that describes the scroll position.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the announcement after scrolling: "Rows 3 to 9 of 40". Nil unless implemented.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        defaultImplementation(of: .accessibilityScrollStatusFor)
        return nil
    }
}
