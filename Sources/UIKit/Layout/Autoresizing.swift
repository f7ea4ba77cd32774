import Foundation

extension UIView.AutoresizingMask {
    /// Returns the frame that a view with the frame `rect` gets if its superview's size changes from `oldSize` to `newSize`.
    func resize(_ rect: CGRect, from oldSize: CGSize, to newSize: CGSize) -> CGRect {
        let horizontal = AutoresizedSpan(
            before: rect.minX, length: rect.width, after: oldSize.width - rect.maxX, flexibleBefore: contains(.flexibleLeftMargin),
            flexibleLength: contains(.flexibleWidth), flexibleAfter: contains(.flexibleRightMargin)
        ).grown(by: newSize.width - oldSize.width)
        let vertical = AutoresizedSpan(
            before: rect.minY, length: rect.height, after: oldSize.height - rect.maxY, flexibleBefore: contains(.flexibleTopMargin),
            flexibleLength: contains(.flexibleHeight), flexibleAfter: contains(.flexibleBottomMargin)
        ).grown(by: newSize.height - oldSize.height)
        return CGRect(x: horizontal.before, y: vertical.before, width: horizontal.length, height: vertical.length)
    }
}

/// A view's length and its two margins along one axis, in points: the input of `autoresizingMask`.
struct AutoresizedSpan: Equatable {
    var before: CGFloat
    var length: CGFloat
    var after: CGFloat
    var flexibleBefore: Bool
    var flexibleLength: Bool
    var flexibleAfter: Bool

    /// Returns the span in a superview that is `difference` points longer.
    ///
    /// The flexible parts share the difference in proportion to their sizes, or equally if all sizes are zero (documented by
    /// `UIView.autoresizingMask`). Without a flexible part, only the margin after the view changes. The length never becomes negative.
    func grown(by difference: CGFloat) -> AutoresizedSpan {
        let flexibleParts = [flexibleBefore, flexibleLength, flexibleAfter].count { $0 }
        guard flexibleParts > 0 else {
            var span = self
            span.after += difference
            return span
        }
        // A margin is negative if the view extends beyond the superview's edge. Such a margin gets no share.
        let total = max(0, flexibleBefore ? before : 0) + max(0, flexibleLength ? length : 0) + max(0, flexibleAfter ? after : 0)
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? difference * (max(0, part) / total) : difference / CGFloat(flexibleParts)
        }
        var span = self
        span.before += share(before, flexibleBefore)
        span.length += share(length, flexibleLength)
        span.after += share(after, flexibleAfter)
        if span.length < 0 { span.length = 0 }
        return span
    }
}
