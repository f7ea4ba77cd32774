import Host

/// Shows a drag with platters, which are lifted off their views, gather under the finger, and move to their targets at the end.
///
/// The platters are in a window above the app's windows. Only their common superview follows the finger, so a flock of hundreds costs as much as one
/// platter. The platters' own animations are relative to this superview.
@MainActor
final class FlockPresentation: DragPresentation {
    /// A visible item and its platter.
    @MainActor
    final class Member {
        let item: UIDragItem
        let platter: PlatterView
        /// The face of the platter at the lift. The item shows it again if it returns.
        let liftedFace: PlatterFace
        /// Whether the platter shows the preview of the item's `previewProvider`.
        var hasCarriedFace = false

        init(item: UIDragItem, platter: PlatterView) {
            self.item = item
            self.platter = platter
            liftedFace = platter.face
        }
    }

    let overlay: DragOverlayWindow
    /// The view that follows the finger. The platters' positions are relative to its centre.
    let flock = UIView()
    /// The superview of the platters, below the badge.
    let pile = UIView()
    /// The visible items from top to bottom.
    private(set) var members: [Member] = []
    private var membersByItem: [ObjectIdentifier: Member] = [:]
    private var layout = FlockLayout(isFullSize: false, grip: .zero)
    private var badge: DragBadgeView?
    private var lifting: UIViewPropertyAnimator?
    private var liftAnimations: (any DragAnimations)?
    private var hasBegun = false
    private var hasEnded = false
    /// The number of started gather animations. Only the end of the last animation has an effect.
    private var gatherings = 0
    var anchors: [ObjectIdentifier: ContainerAnchor] = [:]
    /// The completion to call at the end of the drag's last animation.
    private var outstanding: (() -> Void)?

    /// Creates a presentation in the windows of `scene`.
    init(in scene: UIWindowScene) {
        overlay = DragOverlayWindow(over: scene)
        for view in [flock, pile] { view.isUserInteractionEnabled = false }
        overlay.addSubview(flock)
        flock.addSubview(pile)
    }

    isolated deinit {
        end()
    }

    /// Whether the user prefers reduced motion. Previews then fade instead of moving and growing.
    var isMotionReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    func member(of item: UIDragItem) -> Member? { membersByItem[ObjectIdentifier(item)] }

    // MARK: Lifting

    func lift(_ pictures: [DragImage], at location: CGPoint, alongside animator: any DragAnimations) {
        guard !hasEnded else { return animator.finish(at: .start) }
        flock.center = location
        addMembers(pictures)
        liftAnimations = animator
        guard !members.isEmpty else {
            UIView.animate(withDuration: PreviewConstants.liftDuration, delay: 0, options: .allowUserInteraction) {
                animator.runAnimations()
            }
            return
        }
        layout.grip = members.first?.platter.center ?? .zero
        let lifting = UIViewPropertyAnimator(duration: PreviewConstants.liftDuration, curve: .easeOut)
        // The animator pauses at its end, so that the lift can still be reversed while the finger rests.
        lifting.pausesOnCompletion = true
        lifting.addAnimations { [members] in
            for member in members { member.platter.isLifted = true }
            animator.runAnimations()
        }
        self.lifting = lifting
        lifting.startAnimation()
    }

    func setDown(completion: @escaping () -> Void) {
        guard !hasEnded else { return completion() }
        expect(completion)
        guard let lifting else {
            liftDidEnd(at: .start)
            return conclude()
        }
        lifting.addCompletion { [weak self] position in
            self?.liftDidEnd(at: position)
            self?.conclude()
        }
        lifting.pausesOnCompletion = false
        lifting.isReversed = true
        if !lifting.isRunning { lifting.startAnimation() }
    }

    /// Completes the lift. After that it cannot be reversed.
    private func finishLift(atOnce: Bool) {
        guard let lifting else { return liftDidEnd(at: .end) }
        guard lifting.isRunning, !atOnce else {
            self.lifting = nil
            lifting.stopAnimation(false)
            lifting.finishAnimation(at: .end)
            return liftDidEnd(at: .end)
        }
        lifting.addCompletion { [weak self] in self?.liftDidEnd(at: $0) }
        lifting.pausesOnCompletion = false
    }

    private func liftDidEnd(at position: UIViewAnimatingPosition) {
        lifting = nil
        let animations = liftAnimations
        liftAnimations = nil
        animations?.finish(at: position)
    }

    // MARK: Carrying

    func begin(at location: CGPoint) {
        guard !hasEnded, !hasBegun else { return }
        hasBegun = true
        move(to: location)
        finishLift(atOnce: false)
        gather()
    }

    func add(_ pictures: [DragImage]) {
        guard !hasEnded else { return }
        let known = members.count
        addMembers(pictures)
        let new = members[known...]
        guard !new.isEmpty else { return }
        animate { for member in new { member.platter.isLifted = true } }
        if hasBegun { gather() }
    }

    func move(to location: CGPoint) {
        UIView.performWithoutAnimation { flock.center = location }
    }

    func show(_ look: DragAppearance) {
        guard !hasEnded else { return }
        if look.prefersFullSize != layout.isFullSize {
            layout.isFullSize = look.prefersFullSize
            if hasBegun { gather() }
        }
        let alpha = look.isPrecise ? PreviewConstants.preciseAlpha : 1
        if pile.alpha != alpha { animate { self.pile.alpha = alpha } }
        show(DragBadgeView.Content(look.operation, itemCount: look.itemCount))
    }

    func center(of item: UIDragItem) -> CGPoint? {
        guard let platter = member(of: item)?.platter else { return nil }
        return CGPoint(x: flock.center.x + platter.center.x, y: flock.center.y + platter.center.y)
    }

    // MARK: Members

    private func addMembers(_ pictures: [DragImage]) {
        let scale = overlay.traitCollection.displayScale
        for picture in pictures {
            guard let preview = picture.preview, preview.target.container.window?.windowScene === overlay.windowScene else { continue }
            let face = PlatterFace(of: preview.view, parameters: preview.parameters, scale: scale)
            let platter = PlatterView(face: face)
            platter.grows = !isMotionReduced
            platter.shadowStrength = members.count < PreviewConstants.liftedShadows ? 1 : 0
            let placement = preview.target.container.placement(in: overlay)
            let center = preview.target.center.applying(placement.linear)
            UIView.performWithoutAnimation {
                platter.center = CGPoint(
                    x: placement.origin.x + center.x - flock.center.x, y: placement.origin.y + center.y - flock.center.y)
                platter.transform = preview.target.transform.concatenating(placement.linear)
                pile.insertSubview(platter, at: 0)
            }
            let member = Member(item: picture.item, platter: platter)
            members.append(member)
            membersByItem[ObjectIdentifier(picture.item)] = member
        }
    }

    /// Animates every platter to its position in the flock.
    private func gather() {
        guard let first = members.first else { return }
        showCarriedFaces()
        gatherings += 1
        let gathering = gatherings
        let box = first.platter.visibleBox
        // Two overlapping shadows with half the opacity are as dark as one full shadow.
        let strength = 1 / CGFloat(min(members.count, PreviewConstants.flockDepth))
        let changes = {
            for (index, member) in self.members.enumerated() {
                let platter = member.platter
                let placement = self.layout.placement(of: index, box: platter.visibleBox, first: box)
                platter.center = placement.offset
                platter.transform = CGAffineTransform(rotationAngle: placement.turn).scaledBy(x: placement.scale, y: placement.scale)
                platter.shadowStrength = placement.isSeen ? strength : 0
            }
            if let badge = self.badge { badge.center = self.badgeCenter }
        }
        let completion = { [weak self] in
            guard let self, gathering == gatherings, outstanding == nil else { return }
            // Hides the lower platters, because the top platters cover them.
            for member in members.dropFirst(PreviewConstants.flockDepth) { member.platter.isHidden = true }
        }
        guard isMotionReduced else { return animate(changes, completion) }
        UIView.performWithoutAnimation(changes)
        completion()
    }

    /// Shows the previews that the `previewProvider`s of the visible items return.
    private func showCarriedFaces() {
        let scale = overlay.traitCollection.displayScale
        for member in members.prefix(PreviewConstants.flockDepth) where !member.hasCarriedFace {
            member.hasCarriedFace = true
            guard let preview = member.item.previewProvider?() else { continue }
            let face = PlatterFace(of: preview.view, parameters: preview.parameters, scale: scale)
            member.platter.change(to: face) { animate($0, $1) }
        }
    }

    // MARK: Badge

    private var badgeCenter: CGPoint {
        guard let first = members.first?.platter else { return .zero }
        let placement = layout.placement(of: 0, box: first.visibleBox, first: first.visibleBox)
        let box = first.visibleBox
        // The badge is slightly inside the corner, so that it touches a platter with rounded corners.
        return CGPoint(x: placement.offset.x + box.maxX * placement.scale - 2, y: placement.offset.y + box.minY * placement.scale + 2)
    }

    private func show(_ content: DragBadgeView.Content?) {
        guard content != badge?.content else { return }
        let old = badge
        badge = content.map { DragBadgeView($0) }
        let small = CGAffineTransform(scaleX: PreviewConstants.badgeStart, y: PreviewConstants.badgeStart)
        if let badge {
            UIView.performWithoutAnimation {
                badge.center = badgeCenter
                flock.addSubview(badge)
                // Only the first badge grows from a small size. Later badges replace a visible badge.
                if old == nil, !isMotionReduced { badge.transform = small }
                badge.alpha = old == nil ? 0 : 1
            }
        }
        if badge != nil { old?.removeFromSuperview() }
        let new = badge
        UIView.animate(
            withDuration: new == nil ? PreviewConstants.badgeLeave : PreviewConstants.badgeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) {
            new?.transform = .identity
            new?.alpha = 1
            if new == nil {
                old?.alpha = 0
                if !self.isMotionReduced { old?.transform = small }
            }
        } completion: { _ in
            if new == nil { old?.removeFromSuperview() }
        }
    }

    // MARK: Ends

    func cancel(_ endings: [DragEnding], completion: @escaping () -> Void) {
        finish(endings, vanishingScale: 1, completion)
    }

    func drop(_ endings: [DragEnding], completion: @escaping () -> Void) {
        finish(endings, vanishingScale: PreviewConstants.vanishedScale, completion)
    }

    private func finish(_ endings: [DragEnding], vanishingScale: CGFloat, _ completion: @escaping () -> Void) {
        guard !hasEnded else {
            for ending in endings { ending.animator.finish(at: .end) }
            return completion()
        }
        expect {
            for ending in endings { ending.animator.finish(at: .end) }
            completion()
        }
        finishLift(atOnce: true)
        show(nil as DragBadgeView.Content?)
        land(endings, vanishingScale: vanishingScale) { [weak self] in self?.conclude() }
    }

    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        finishLift(atOnce: true)
        for anchor in anchors.values { anchor.stop() }
        anchors.removeAll()
        for view in overlay.subviews { view.removeFromSuperview() }
        members.removeAll()
        membersByItem.removeAll()
        overlay.isHidden = true
        overlay.windowScene = nil
        conclude()
    }

    /// Stores `completion`, which is called once: at the end of the animations or at the end of the drag.
    private func expect(_ completion: @escaping () -> Void) {
        conclude()
        outstanding = completion
    }

    private func conclude() {
        let due = outstanding
        outstanding = nil
        due?()
    }

    // MARK: Motion

    /// Animates platters while they gather or change.
    private func animate(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: PreviewConstants.gatherDuration, delay: 0, usingSpringWithDamping: PreviewConstants.gatherDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction, animations: changes
        ) { _ in completion() }
    }
}
