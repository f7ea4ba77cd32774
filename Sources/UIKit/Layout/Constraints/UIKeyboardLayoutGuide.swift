import Foundation

/// Where the keyboard on the screen is. A desktop has none: the guide lies below the safe area, as wide as its view, as on an iPad with a keyboard of
/// its own.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var top: NSLayoutConstraint?

    /// Whether the guide follows a keyboard that floats. False at first. A desktop's never does.
    open var followsUndockedKeyboard = false

    /// Whether the guide begins at the lower edge of the safe area, and not at the view's. True at first.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            placeTop(in: owningView)
        }
    }

    override var nearEdges: NSDirectionalRectEdge { .bottom }

    func place(in view: UIView) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        placeTop(in: view)
    }

    private func placeTop(in view: UIView) {
        top?.isActive = false
        top = topAnchor.constraint(equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        top?.isActive = true
    }
}
