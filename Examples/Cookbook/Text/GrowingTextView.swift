import UIKit

/// A message field that grows with its text up to 120 points, and scrolls from there.
final class MessageField: UITextView {
    init() {
        super.init(frame: .zero, textContainer: nil)
        font = .preferredFont(forTextStyle: .body)
        isScrollEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        heightAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let needsScrolling = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height > 120
        if needsScrolling != isScrollEnabled { isScrollEnabled = needsScrolling }
    }
}
