import Host

/// Recognizes a hovering pointer over its view: a mouse, a touchpad's pointer or a hovering pen, without a pressed button. Continuous: it
/// begins when the pointer enters the view or its subviews, changes when it moves, and ends when it leaves or a button is pressed.
///
/// Several nested views may be hovered simultaneously: hovering prevents no other recognizer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The last sample of the pointer.
    private var sample: HostSample?
    private weak var hoverWindow: UIWindow?

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIHoverGestureRecognizer.self, handler)
    }

    // MARK: Location and orientation

    /// The pointer's location in the coordinates of `view`, or of the window if `view` is nil. After the gesture ended, the last location.
    open override func location(in view: UIView?) -> CGPoint {
        SceneSpace.convert(sample?.position ?? .zero, to: view, from: hoverWindow)
    }

    /// The angle between a pen and the screen, in radians: π/2 if it is upright, as for a mouse.
    open var altitudeAngle: CGFloat { sample?.altitudeAngle ?? .pi / 2 }

    /// The distance of a pen from the screen, from 0 (touching) to 1 (the limit of detection); 0 for a mouse, and for a pen that does not
    /// measure it.
    open var zOffset: CGFloat { sample?.distance.map { CGFloat($0) } ?? 0 }

    /// The direction of a pen's upper end, in radians clockwise from the x axis of `view`, or of the window if `view` is nil.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    /// The unit vector of a pen's upper end, in the coordinates of `view`, or of the window if `view` is nil.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        sample?.azimuthUnitVector(in: view, window: hoverWindow) ?? CGVector(dx: 1, dy: 0)
    }

    // MARK: Calls by the environment

    /// Returns false: fingers and pressed pointers do not hover.
    override func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    override var understandsPresses: Bool { false }

    /// Whether the recognizer gets a pointer that entered its view.
    func mayHover(_ event: HoverEvent) -> Bool {
        guard isEnabled, attachedView != nil, allowedTypes.contains(.indirectPointer), shouldReceive(event) else { return false }
        return isEnabled && attachedView != nil
    }

    /// Called after the pointer entered the view or moved over it.
    func hover(_ event: HoverEvent) {
        sample = event.sample
        hoverWindow = event.window
        lastModifiers = event.modifierFlags
        switch internalState {
        case .possible: state = .began
        case .began, .changed, .waiting: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Called after the pointer left the view: ends the gesture, or fails if it has not begun.
    func leave(_ event: HoverEvent) {
        lastModifiers = event.modifierFlags
        state = internalState == .possible ? .failed : .ended
    }
}
