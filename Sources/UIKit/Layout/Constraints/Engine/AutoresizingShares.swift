import Foundation

/// How much of each point that the superview grows by goes into a view's place and into its size.
struct AutoresizingShares: Equatable {
    var horizontal = Span(place: 0, length: 0)
    var vertical = Span(place: 0, length: 0)

    struct Span: Equatable {
        var place: CGFloat
        var length: CGFloat
    }

    static let none = AutoresizingShares()
}

extension UIView.AutoresizingMask {
    /// What the mask gives of the superview's growth to a view at `rect`.
    func shares(of rect: CGRect, in size: CGSize) -> AutoresizingShares {
        if isEmpty { return .none }
        // The mask is a linear function of the growth, as long as nothing gets below zero.
        let grown = resize(rect, from: size, to: CGSize(width: size.width + 1, height: size.height + 1))
        return AutoresizingShares(
            horizontal: .init(place: grown.minX - rect.minX, length: grown.width - rect.width),
            vertical: .init(place: grown.minY - rect.minY, length: grown.height - rect.height))
    }
}
