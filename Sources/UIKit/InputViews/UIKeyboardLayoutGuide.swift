import Foundation

/// The area of a view that the first responder's input view and input accessory view cover.
///
/// A desktop's on-screen keyboard makes the window lower, so that the guide needs no change. Without input views the guide is below the safe area, with the width of its view, as on an iPad with a hardware
/// keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var top: NSLayoutConstraint?
    /// The height that the input views cover at the view's bottom, in points; nil if the height is within the bottom safe area.
    private var covered: CGFloat?

    /// Whether the guide follows a floating keyboard. False by default. Input views never float.
    open var followsUndockedKeyboard = false

    /// Whether the guide starts at the lower edge of the safe area while no input views are shown. If false, the guide starts at the lower edge of the view.
    /// True by default.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            positionTop(in: owningView)
        }
    }

    override var nearEdges: NSDirectionalRectEdge { .bottom }

    func attach(to view: UIView) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        positionTop(in: view)
    }

    private func positionTop(in view: UIView) {
        top?.isActive = false
        covered = coveredHeight
        if let covered {
            top = topAnchor.constraint(equalTo: view.bottomAnchor, constant: -covered)
        } else {
            top = topAnchor.constraint(equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        }
        top?.isActive = true
    }

    /// Updates the guide after the covered height changed.
    override func refresh() {
        guard let view = owningView, coveredHeight != covered else { return }
        if let now = coveredHeight, covered != nil {
            covered = now
            top?.constant = -now
        } else {
            positionTop(in: view)
        }
    }

    private var coveredHeight: CGFloat? {
        guard let view = owningView, let window = view.window, let tray = window.inputTray else { return nil }
        let height = tray.coveredHeight(of: window)
        guard height > 0 else { return nil }
        let covered = view.convert(view.bounds, to: window).maxY - (window.bounds.height - height)
        return covered > (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0) ? covered : nil
    }

    /// Updates every guide in a window and lays the window out. In an animation block the views that follow the guides animate.
    static func refresh(in window: UIWindow) {
        var views: [UIView] = [window]
        var hasGuides = false
        while let view = views.popLast() {
            if let layout = view.constraintLayout, layout.hasTrackingGuide {
                hasGuides = true
                view.keyboardLayoutGuide.refresh()
            }
            views += view.subviews
        }
        if hasGuides { window.layoutIfNeeded() }
    }
}
