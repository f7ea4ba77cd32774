import Foundation

/// A guide at known insets from its view's edges. The engine needs no separate variables for it.
@MainActor
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
    /// The insets between the guide and its view's edges.
    enum Kind {
        case safeArea, margins, readable
        /// The area that bars cover at the upper edge, and at the lower edge.
        case top, bottom
    }

    let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
        identifier =
            switch kind {
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .margins: "UIViewLayoutMarginsGuide"
            case .readable: "UIViewReadableContentGuide"
            case .top: "_UIViewControllerTop"
            case .bottom: "_UIViewControllerBottom"
            }
    }

    override var describedClass: String { "UILayoutGuide" }

    /// The maximum width of readable lines, in points, at the default text size. The value is UIKit's.
    private static let readableWidth: CGFloat = 672

    var length: CGFloat {
        guard let owningView else { return 0 }
        return kind == .bottom ? owningView.safeAreaInsets.bottom : owningView.safeAreaInsets.top
    }

    /// The insets from the view's edges.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        switch kind {
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        case .readable:
            var insets = view.layoutMargins
            let width = view.bounds.width
            let over = (width - insets.left - insets.right - Self.readableWidth) / 2
            if over > 0 {
                // Centered in the view, unless a margin is larger.
                let side = (width - Self.readableWidth) / 2
                insets.left = max(insets.left, side)
                insets.right = max(insets.right, side)
            }
            return insets
        case .top: return UIEdgeInsets(top: 0, left: 0, bottom: max(view.bounds.height - length, 0), right: 0)
        case .bottom: return UIEdgeInsets(top: max(view.bounds.height - length, 0), left: 0, bottom: 0, right: 0)
        }
    }

    override var layoutFrame: CGRect { owningView.map { CGRect(origin: .zero, size: $0.bounds.size).inset(by: insets) } ?? .zero }
    override var hasAmbiguousLayout: Bool { owningView?.hasAmbiguousLayout ?? false }
}
