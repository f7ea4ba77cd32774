import UIKit

/// A framed photo that fingers drag, pinch and rotate freely. Several photos can be held at once.
final class PhotoView: UIView, UIGestureRecognizerDelegate {
    var placement: Placement {
        didSet { showPlacement() }
    }
    private var placementBeforeFit: Placement?
    /// The placement at the beginning of a gesture. One undo returns to it.
    private var placementAtBeginning: Placement?
    private static let border: CGFloat = 8

    init(image: UIImage, name: String, placement: Placement) {
        self.placement = placement
        let factor = 240 / max(image.size.width, image.size.height, 1)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let imageView = UIImageView(image: image)
        imageView.frame = CGRect(origin: CGPoint(x: Self.border, y: Self.border), size: size)
        super.init(frame: imageView.frame.insetBy(dx: -Self.border, dy: -Self.border))
        addSubview(imageView)
        backgroundColor = .white
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
        isMultipleTouchEnabled = true
        showPlacement()
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = [.image, .adjustable]
        accessibilityCustomActions = makeActions()
        addRecognizers()
    }

    required init?(coder: NSCoder) { nil }

    private func showPlacement() {
        (center, transform) = (placement.center, placement.transform)
        accessibilityValue = Double(placement.scale).formatted(.percent.precision(.fractionLength(0)))
    }

    // MARK: Fingers

    private func addRecognizers() {
        let pan = UIPanGestureRecognizer { [unowned self] pan in
            change(pan) { $0.moved(by: pan.translation(in: superview)) }
            pan.setTranslation(.zero, in: superview)
            if pan.state == .ended { glide(pan.velocity(in: superview)) }
        }
        let pinch = UIPinchGestureRecognizer { [unowned self] pinch in
            change(pinch) { $0.scaled(by: pinch.scale, about: pinch.location(in: superview)) }
            pinch.scale = 1
        }
        let rotation = UIRotationGestureRecognizer { [unowned self] rotation in
            change(rotation) { $0.turned(by: rotation.rotation, about: rotation.location(in: superview)) }
            rotation.rotation = 0
        }
        let doubleTap = UITapGestureRecognizer { [unowned self] _ in toggleFit() }
        doubleTap.numberOfTapsRequired = 2
        for recognizer in [pan, pinch, rotation, doubleTap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        other.view === self
    }

    /// A finger stops a photo that still glides, and brings it to the front.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let shown = layer.presentation(), layer.animation(forKey: "position") != nil {
            placement.center = shown.position
            layer.removeAnimation(forKey: "position")
        }
        superview?.bringSubviewToFront(self)
        becomeFirstResponder()
    }

    /// Applies a step of a gesture. Gestures that overlap are one change for undo.
    private func change(_ recognizer: UIGestureRecognizer, to next: (Placement) -> Placement) {
        if placementAtBeginning == nil { placementAtBeginning = placement }
        if recognizer.state == .began || recognizer.state == .changed { placement = next(placement) }
        let isHeld = gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
        if !isHeld, let old = placementAtBeginning {
            placementAtBeginning = nil
            registerUndo(of: old)
        }
    }

    /// Continues after a throw, and stays on the wall.
    private func glide(_ velocity: CGPoint) {
        guard let wall = superview?.bounds, hypot(velocity.x, velocity.y) > 100 else { return }
        let end = placement.moved(by: CGPoint(x: velocity.x * 0.15, y: velocity.y * 0.15)).center
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1.5, dy: 1.5))
        let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: spring)
        animator.addAnimations { [self] in
            placement.center = CGPoint(x: min(max(end.x, 0), wall.maxX), y: min(max(end.y, 0), wall.maxY))
        }
        animator.startAnimation()
    }

    // MARK: Changes with undo

    /// Animates to a placement.
    func place(_ placement: Placement) {
        registerUndo(of: self.placement)
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction) {
            self.placement = placement
        }
    }

    /// The placement that shows the upright photo as large as the area allows.
    func placement(fitting area: CGRect) -> Placement {
        let scale = min(area.width / bounds.width, area.height / bounds.height)
        return Placement(center: CGPoint(x: area.midX, y: area.midY), scale: scale)
    }

    private func registerUndo(of old: Placement) {
        undoManager?.registerUndo(withTarget: self) { $0.place(old) }
    }

    /// Brings the photo to the front and fits it into the wall. The second call returns it to its previous placement.
    func toggleFit() {
        guard let superview else { return }
        superview.bringSubviewToFront(self)
        let fitted = placement(fitting: superview.bounds.inset(by: superview.safeAreaInsets).insetBy(dx: 20, dy: 20))
        if placement != fitted { placementBeforeFit = placement }
        place(placement == fitted ? placementBeforeFit ?? placement : fitted)
    }

    // MARK: Keys and accessibility

    override var canBecomeFirstResponder: Bool { true }

    private static let steps: [String: @MainActor (Placement) -> Placement] = [
        UIKeyCommand.inputLeftArrow: { $0.moved(by: CGPoint(x: -20, y: 0)) },
        UIKeyCommand.inputRightArrow: { $0.moved(by: CGPoint(x: 20, y: 0)) },
        UIKeyCommand.inputUpArrow: { $0.moved(by: CGPoint(x: 0, y: -20)) },
        UIKeyCommand.inputDownArrow: { $0.moved(by: CGPoint(x: 0, y: 20)) },
        "+": { $0.scaled(by: 1.25, about: $0.center) }, "-": { $0.scaled(by: 0.8, about: $0.center) },
        "[": { $0.turned(by: -.pi / 12, about: $0.center) }, "]": { $0.turned(by: .pi / 12, about: $0.center) },
    ]

    override var keyCommands: [UIKeyCommand]? {
        Self.steps.map { key, step in
            let command = UIKeyCommand(input: key) { [unowned self] _ in place(step(placement)) }
            // Else arrows would move the focus.
            command.wantsPriorityOverSystemBehavior = true
            command.allowsAutomaticMirroring = false
            return command
        }
    }

    override func accessibilityActivate() -> Bool {
        toggleFit()
        return true
    }

    override func accessibilityIncrement() { place(placement.scaled(by: 1.25, about: placement.center)) }

    override func accessibilityDecrement() { place(placement.scaled(by: 0.8, about: placement.center)) }

    private func makeActions() -> [UIAccessibilityCustomAction] {
        [("Rotate Left", -CGFloat.pi / 4), ("Rotate Right", .pi / 4)].map { name, angle in
            UIAccessibilityCustomAction(name: name) { [unowned self] _ in
                place(placement.turned(by: angle, about: placement.center))
                return true
            }
        }
    }
}
