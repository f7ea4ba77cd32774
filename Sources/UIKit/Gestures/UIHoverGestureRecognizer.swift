import Host

/// Recognizes a pointer over its view: a mouse, a touchpad's pointer, or a pen in the air, with no button down. Continuous: it begins as
/// the pointer comes over the view or its subviews, changes as it moves, and ends when it leaves or a button goes down; after the button it
/// begins again.
///
/// Any number of views may be hovered over at once, each within the other: hovering prevents nothing.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer was last, and how a pen is held.
    private var sample: HostSample?
    private weak var hoverWindow: UIWindow?

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIHoverGestureRecognizer.self, handler)
    }

    // MARK: Where and how

    /// Where the pointer is, in the coordinates of `view`, or of the window where that is nil; after it left, where it was last.
    open override func location(in view: UIView?) -> CGPoint {
        SceneSpace.convert(sample?.position ?? .zero, to: view, from: hoverWindow)
    }

    /// The angle between a pen and the screen, in radians: a quarter turn when it stands upright, as a mouse always does.
    open var altitudeAngle: CGFloat { sample?.altitudeAngle ?? .pi / 2 }

    /// How far a pen is from the screen, from 0, on it, to 1, as far as it is noticed; 0 for a mouse and for a pen that does not measure it.
    open var zOffset: CGFloat { sample?.distance.map { CGFloat($0) } ?? 0 }

    /// Where a pen's upper end points, in radians clockwise from the x axis of `view`, or of the window where that is nil.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    /// Where a pen's upper end points, as a vector of length 1 in the coordinates of `view`, or of the window where that is nil.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        sample?.azimuthUnitVector(in: view, window: hoverWindow) ?? CGVector(dx: 1, dy: 0)
    }

    // MARK: From the environment

    /// Fingers are no pointer, and pointers with a button down do not hover.
    override func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    override var understandsPresses: Bool { false }

    /// Whether the recognizer is told of a pointer that came over its view.
    func mayHover(_ event: HoverEvent) -> Bool {
        guard isEnabled, attachedView != nil, allowedTypes.contains(.indirectPointer), shouldReceive(event) else { return false }
        return isEnabled && attachedView != nil
    }

    /// The pointer is over the view, and moved or came.
    func hover(_ event: HoverEvent) {
        sample = event.sample
        hoverWindow = event.window
        lastModifiers = event.modifierFlags
        switch life {
        case .possible: state = .began
        case .began, .changed, .waiting: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// The pointer left the view.
    func leave(_ event: HoverEvent) {
        lastModifiers = event.modifierFlags
        state = life == .possible ? .failed : .ended
    }
}
