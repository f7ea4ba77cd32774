import Foundation

/// The shares of a superview's growth that a view's position and size get, by axis.
struct AutoresizingShares: Equatable {
    var horizontal = Span(origin: 0, length: 0)
    var vertical = Span(origin: 0, length: 0)

    struct Span: Equatable {
        var origin: CGFloat
        var length: CGFloat
    }

    static let none = AutoresizingShares()
}

extension UIView.AutoresizingMask {
    /// Returns the shares of the superview's growth for a view with the frame `rect`.
    func shares(of rect: CGRect, in size: CGSize) -> AutoresizingShares {
        if isEmpty { return .none }
        // The mask's effect is a linear function of the growth, as long as no size becomes negative.
        let grown = resize(rect, from: size, to: CGSize(width: size.width + 1, height: size.height + 1))
        return AutoresizingShares(
            horizontal: .init(origin: grown.minX - rect.minX, length: grown.width - rect.width),
            vertical: .init(origin: grown.minY - rect.minY, length: grown.height - rect.height))
    }
}
