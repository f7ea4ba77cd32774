import Foundation
import Host

/// Follows the pointer over a scene, finds the region of a pointer interaction that it is in, and shows that region's style.
@MainActor
final class PointerSource {
    /// The region that the pointer is in.
    private struct Active {
        let interaction: UIPointerInteraction
        let view: UIView
        let region: UIPointerRegion
        let style: UIPointerStyle?
        let display: PointerEffectDisplay?
    }

    private weak var scene: UIWindowScene?
    private var active: Active?
    /// What was shown last, which may be fading.
    private weak var fading: PointerEffectDisplay?
    /// Where the pointer is, in the scene's coordinates; nil while it is elsewhere.
    private var position: CGPoint?
    private var modifiers: UIKeyModifierFlags = []
    /// The view that is under the pointer.
    private weak var hit: UIView?
    private var isDown = false
    /// Content was scrolled under the pointer since the last frame.
    private var isStale = false
    /// Guards against delegates that change interactions while they are asked.
    private var isUpdating = false

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    // MARK: What the pointer does

    /// The pointer is over `view` with no button down.
    func hover(over view: UIView?, at position: CGPoint, _ modifiers: UIKeyModifierFlags) {
        isDown = false
        self.position = position
        self.modifiers = modifiers
        hit = view
        update()
    }

    /// A button went down.
    func press() {
        isDown = true
    }

    /// The pointer moved with a button down.
    func drag(to position: CGPoint) {
        self.position = position
        active?.display?.update()
        if let active, !active.region.holds(SceneSpace.convert(position, to: active.view, from: nil)) { activate(nil) }
    }

    /// The pointer left the scene, or its window lost it.
    func leave() {
        isDown = false
        position = nil
        hit = nil
        activate(nil)
    }

    /// Something under the pointer is about to be lifted: its effect goes at once, and is no part of what is dragged.
    func dragWillLift() {
        fading?.remove()
        active?.display?.remove()
        activate(nil)
    }

    /// Content was scrolled: another view may lie under a pointer that rests.
    func contentDidScroll() {
        guard position != nil, !isDown, !isStale else { return }
        isStale = true
        scene?.platform.requestFrame()
    }

    /// Once a frame: the view may have gone, or have been moved away from under the pointer, or another one to it.
    func checkHierarchy() {
        if isStale, !isUpdating {
            isStale = false
            if let position, !isDown {
                hit = scene?.windowStack.hitTest(position, with: nil)?.view
                update()
            }
        }
        guard let active, !isUpdating else { return }
        guard active.view.window?.windowScene === scene, active.view.window != nil else {
            active.display?.remove()
            activate(nil)
            return
        }
        active.display?.update()
        guard !isDown, let position, !active.region.rect.contains(SceneSpace.convert(position, to: active.view, from: nil)) else { return }
        hit = scene?.windowStack.hitTest(position, with: nil)?.view
        update()
    }

    // MARK: Interactions

    /// What an interaction answers may be another, or it was added to a view that is under the pointer.
    func interactionChanged(_ interaction: UIPointerInteraction) {
        guard !isUpdating, !isDown, position != nil else { return }
        let isActive = active?.interaction === interaction
        guard isActive || interaction.view.map({ hit?.isDescendant(of: $0) ?? false }) ?? false else { return }
        update(again: isActive)
    }

    /// An interaction is taken off its view, or put onto another.
    func interactionWillLeave(_ interaction: UIPointerInteraction) {
        if active?.interaction === interaction { activate(nil) }
    }

    private func update(again: Bool = false) {
        guard !isUpdating, let position else { return }
        isUpdating = true
        let found = region(at: position)
        isUpdating = false
        if let found, let active, active.interaction === found.interaction, active.region.isSame(as: found.region) {
            active.display?.update()
            if again { restyle(active) }
            return
        }
        activate(found)
    }

    /// The region under the pointer: of the innermost view that has one there.
    private func region(at position: CGPoint) -> (interaction: UIPointerInteraction, view: UIView, region: UIPointerRegion)? {
        for view in sequence(first: hit, next: { $0?.superview }) {
            guard let view, view.window != nil else { return nil }
            for case let interaction as UIPointerInteraction in view.interactions.reversed() where interaction.isEnabled {
                let location = SceneSpace.convert(position, to: view, from: nil)
                let whole = UIPointerRegion(rect: view.bounds)
                let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
                let answer: UIPointerRegion?
                if let delegate = interaction.delegate {
                    answer = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)
                } else {
                    answer = whole
                }
                if let region = answer, region.rect.contains(location), interaction.view === view { return (interaction, view, region) }
            }
        }
        return nil
    }

    // MARK: Styles

    /// Leaves the region that the pointer is in, and comes into another.
    private func activate(_ next: (interaction: UIPointerInteraction, view: UIView, region: UIPointerRegion)?) {
        guard active != nil || next != nil else { return }
        isUpdating = true
        defer { isUpdating = false }
        if let old = active {
            active = nil
            let animator = PointerAnimator()
            old.interaction.delegate?.pointerInteraction(old.interaction, willExit: old.region, animator: animator)
            old.display?.hide()
            fading = old.display
            animator.run(for: PointerConstants.fadeOut)
        }
        if let next {
            let style = style(of: next.interaction, next.view, next.region)
            let display = display(of: style)
            active = Active(interaction: next.interaction, view: next.view, region: next.region, style: style, display: display)
            let animator = PointerAnimator()
            next.interaction.delegate?.pointerInteraction(next.interaction, willEnter: next.region, animator: animator)
            display?.show()
            animator.run(for: PointerConstants.fadeIn)
        }
        showCursor()
    }

    /// Shows the style that a region has now, in place of the one that it had.
    private func restyle(_ old: Active) {
        isUpdating = true
        defer { isUpdating = false }
        let style = style(of: old.interaction, old.view, old.region)
        let display = display(of: style)
        old.display?.hide()
        active = Active(interaction: old.interaction, view: old.view, region: old.region, style: style, display: display)
        display?.show()
        showCursor()
    }

    private func style(of interaction: UIPointerInteraction, _ view: UIView, _ region: UIPointerRegion) -> UIPointerStyle? {
        guard let delegate = interaction.delegate else { return .automatic(for: view) }
        return delegate.pointerInteraction(interaction, styleFor: region)
    }

    private func display(of style: UIPointerStyle?) -> PointerEffectDisplay? {
        guard case .effect(let effect, let shape) = style?.kind else { return nil }
        return PointerEffectDisplay(effect, shape: shape)
    }

    private func showCursor() {
        guard let scene else { return }
        let cursor = active?.style?.cursor ?? .arrow
        if scene.hostWindow.cursor != cursor { scene.hostWindow.cursor = cursor }
        let picture = active?.style?.cursorPicture
        if scene.hostWindow.cursorPicture != picture { scene.hostWindow.cursorPicture = picture }
    }
}
