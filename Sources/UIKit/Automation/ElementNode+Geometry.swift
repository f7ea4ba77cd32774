import Foundation

// The positions at which a UI test touches an element.
extension ElementNode {
    /// The part of the frame that is on the screen and not clipped, in screen coordinates. Empty if nothing of the element is visible.
    package var visibleRect: CGRect {
        guard let scene = UIApplication.shared.windowScenes.first else { return .zero }
        var rect = frame.intersection(scene.windowStack.bounds)
        guard let view else { return rect.isNull ? .zero : rect }
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let outer else { break }
            guard outer.clipsToBounds || outer is UIScrollView else { continue }
            rect = rect.intersection(UIAccessibility.convertToScreenCoordinates(outer.bounds, in: outer))
        }
        return rect.isNull ? .zero : rect
    }

    /// A point at which a touch reaches the element, in screen coordinates; nil if no touch reaches it.
    package var hitPoint: CGPoint? {
        let rect = visibleRect
        guard !rect.isEmpty else { return nil }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if object is KeyboardElement || object is UIApplication || object is UIWindow { return middle }
        let wanted = object.accessibilityActivationPoint
        let others = [(0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)].map { (x, y) in
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        let candidates = (rect.contains(wanted) ? [wanted] : []) + [middle] + others
        return candidates.first { isReachable(at: $0) }
    }

    /// Whether a touch at a point hits the element's view, one of its descendants, or a superview that receives its touches.
    private func isReachable(at point: CGPoint) -> Bool {
        guard let view, let scene = UIApplication.shared.windowScenes.first else { return false }
        guard let hit = scene.windowStack.hitTest(point, with: nil)?.view else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    /// Scrolls all enclosing scroll views so that the element is visible.
    package func reveal() {
        guard let view else { return }
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let outer else { break }
            guard let scroll = outer as? UIScrollView, scroll.isScrollEnabled, let window = scroll.window else { continue }
            let frame = frame
            let origin = UIAccessibility.convertToScreenCoordinates(window.bounds, in: window).origin
            let inWindow = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            scroll.scrollRectToVisible(scroll.convert(inWindow, from: nil as UIView?), animated: false)
        }
    }

    // MARK: Text input

    /// Whether the first responder is the element's view or one of its descendants. True for the app and its windows if there is a first responder.
    package var hasKeyboardFocus: Bool {
        guard let responder = UIApplication.shared.windowScenes.first?.windowStack.keyWindow?.firstResponder else { return false }
        if object is UIApplication || object is UIWindow { return true }
        guard let view, let focused = responder as? UIView else { return false }
        return focused.isDescendant(of: view)
    }

    // MARK: Sliders

    /// The position of a slider's thumb, from 0 to 1; nil for another element.
    package var sliderPosition: CGFloat? {
        guard let slider = object as? UISlider else { return percentage }
        guard slider.maximumValue > slider.minimumValue else { return 0 }
        return CGFloat((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
    }

    /// The element's value, such as `40%`, as a fraction; nil if it is not a percentage.
    private var percentage: CGFloat? {
        guard let text = value as? String, text.hasSuffix("%"), let number = Double(text.dropLast()) else { return nil }
        return CGFloat(number / 100)
    }

    /// The centre of a slider's thumb at a position from 0 to 1, in screen coordinates; nil for another element.
    package func thumbCenter(at position: CGFloat) -> CGPoint? {
        guard let slider = object as? UISlider else { return nil }
        let value = slider.minimumValue + (slider.maximumValue - slider.minimumValue) * Float(position)
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        let frame = UIAccessibility.convertToScreenCoordinates(thumb, in: slider)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Alerts

    /// The title of the button with which XCUITest dismisses an alert that covers an element: the cancel button, or else the default button.
    package var dismissalTitle: String? {
        guard let view else { return nil }
        let controller = sequence(first: view as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIAlertController }.first
        guard let actions = controller?.actions.filter(\.isEnabled) else { return nil }
        return (actions.first { $0.style == .cancel } ?? actions.first { $0.style == .default })?.title
    }
}
