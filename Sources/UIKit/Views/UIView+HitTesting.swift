extension UIView {
    /// Below this alpha a view gets no touches (documented by `UIView.hitTest(_:with:)`).
    static let smallestTouchableAlpha: CGFloat = 0.01

    /// Whether the view is one that touches can be given to, wherever they are.
    var mayReceiveTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Self.smallestTouchableAlpha && animationsThatDisableInteraction == 0
    }

    /// The frontmost subview's answer for a point in this view's coordinates.
    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in orderedSubviews.reversed() {
            if let hit = subview.hitTest(subview.layer.convert(point, from: layer), with: event) { return hit }
        }
        return nil
    }
}
