import QuartzCore

// The animations at the end of a drag. A platter moves to its target in a view, or fades out.
extension FlockPresentation {
    /// Animates each dropped or cancelled item to the target of its preview, or fades it out. Calls `completion` after the last animation.
    func land(_ endings: [DragEnding], vanishingScale: CGFloat, _ completion: @escaping () -> Void) {
        var flights: [Flight] = []
        var fading: [PlatterView] = []
        // Starts with the lowest item, so that the topmost item is also on top in its new superview.
        for ending in endings.reversed() {
            guard let member = member(of: ending.item) else { continue }
            member.platter.isHidden = false
            if let preview = ending.preview, !isMotionReduced, let flight = Flight(of: member, to: preview, in: self) {
                flights.append(flight)
            } else {
                fading.append(member.platter)
            }
        }
        // The app's changes accompany the moving platters. If no platter moves, they accompany the fade.
        let waiting = Countdown(2, completion)
        let flies = !flights.isEmpty || fading.isEmpty
        UIView.animate(
            withDuration: PreviewConstants.landDuration, delay: 0, usingSpringWithDamping: PreviewConstants.landDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            for flight in flights { flight.changes() }
            if flies { for ending in endings { ending.animator.runAnimations() } }
        } completion: { _ in
            for flight in flights { flight.platter.removeFromSuperview() }
            waiting.step()
        }
        UIView.animate(withDuration: PreviewConstants.fadeDuration, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
            for platter in fading {
                platter.alpha = 0
                if vanishingScale != 1, !self.isMotionReduced {
                    platter.transform = platter.transform.scaledBy(x: vanishingScale, y: vanishingScale)
                }
                platter.isLifted = false
            }
            if !flies { for ending in endings { ending.animator.runAnimations() } }
        } completion: { _ in
            for platter in fading { platter.removeFromSuperview() }
            waiting.step()
        }
    }

    /// A platter's animation to its target.
    @MainActor
    private struct Flight {
        let platter: PlatterView
        private let target: UIPreviewTarget
        private var faceChanges: () -> Void = {}

        /// Converts the platter's presented position to the coordinates of the target's container. Nil if the container is not in the scene or is not visible.
        init?(of member: Member, to preview: UITargetedDragPreview, in presentation: FlockPresentation) {
            let overlay = presentation.overlay
            target = preview.target
            platter = member.platter
            guard target.container.window?.windowScene === overlay.windowScene else { return nil }
            let placement = target.container.placement(in: overlay)
            let (a, b, c, d) = (placement.linear.a, placement.linear.b, placement.linear.c, placement.linear.d)
            guard abs(a * d - b * c) > 1e-6 else { return nil }
            let back = placement.linear.inverted()
            let anchor = presentation.anchor(of: target.container)
            platter.freeze()
            let flock = presentation.flock.center
            let center = CGPoint(
                x: flock.x + platter.center.x - placement.origin.x, y: flock.y + platter.center.y - placement.origin.y)
            let (platter, alpha) = (platter, presentation.pile.alpha)
            UIView.performWithoutAnimation {
                platter.center = center.applying(back)
                platter.transform = platter.transform.concatenating(back)
                platter.alpha *= alpha
                anchor.addSubview(platter)
            }
            guard let face = presentation.face(of: preview, for: member) else { return }
            var changes: () -> Void = {}
            platter.change(to: face) { animations, _ in changes = animations }
            faceChanges = changes
        }

        func changes() {
            faceChanges()
            platter.center = target.center
            platter.transform = target.transform
            platter.alpha = 1
            platter.isLifted = false
        }
    }

    /// The platter's content for a preview; nil if the platter already shows the preview's view.
    private func face(of preview: UITargetedDragPreview, for member: Member) -> PlatterFace? {
        if preview.view === member.platter.face.source { return nil }
        // Uses the snapshot from the lift, because the app may have hidden or dimmed the view since then.
        if preview.view === member.liftedFace.source { return member.liftedFace }
        return PlatterFace(of: preview.view, parameters: preview.parameters, scale: overlay.traitCollection.displayScale)
    }

    private func anchor(of container: UIView) -> ContainerAnchor {
        if let known = anchors[ObjectIdentifier(container)] { return known }
        let anchor = ContainerAnchor(to: container, in: overlay)
        anchors[ObjectIdentifier(container)] = anchor
        return anchor
    }
}

/// Calls a closure after `step()` has been called a given number of times.
@MainActor
private final class Countdown {
    private var left: Int
    private let completion: () -> Void

    init(_ count: Int, _ completion: @escaping () -> Void) {
        left = count
        self.completion = completion
    }

    func step() {
        left -= 1
        if left == 0 { completion() }
    }
}
