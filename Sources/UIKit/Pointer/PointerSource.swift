import Foundation
import Host

/// Tracks the pointer over a scene, finds the region of a pointer interaction under it, and applies the region's style.
@MainActor
final class PointerSource: PointerFollower {
    /// The region that contains the pointer.
    private struct Active {
        let interaction: UIPointerInteraction
        let view: UIView
        let region: UIPointerRegion
        let style: UIPointerStyle?
        let display: PointerEffectDisplay?
    }

    private weak var scene: UIWindowScene?
    private var active: Active?
    /// The previous effect, which may be fading out.
    private weak var fading: PointerEffectDisplay?
    /// The pointer's position in the scene's coordinates. Nil while the pointer is outside of the scene.
    private var position: CGPoint?
    private var modifiers: UIKeyModifierFlags = []
    /// The view under the pointer.
    private weak var hit: UIView?
    private var isDown = false
    /// Whether content scrolled under the pointer since the last frame.
    private var isStale = false
    /// Guards against delegates that change interactions while they are called.
    private var isUpdating = false

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    // MARK: Pointer events

    /// Stores the position of a resting pointer.
    func begin(over view: UIView?, at position: CGPoint, _ modifiers: UIKeyModifierFlags) {
        isDown = false
        self.position = position
        self.modifiers = modifiers
        hit = view
    }

    /// Called when the pointer is over `view` without a pressed button.
    func hover(over view: UIView?, at position: CGPoint, _ modifiers: UIKeyModifierFlags) {
        begin(over: view, at: position, modifiers)
        update()
    }

    /// Called when a button is pressed.
    func press() {
        isDown = true
    }

    /// Called when the pointer moves with a pressed button.
    func drag(to position: CGPoint) {
        self.position = position
        active?.display?.update()
        if let active, !active.region.holds(SceneSpace.convert(position, to: active.view, from: nil)) { activate(nil) }
    }

    /// Called when the pointer leaves the scene, or when the scene's window loses the pointer.
    func leave() {
        isDown = false
        position = nil
        hit = nil
        activate(nil)
    }

    /// Removes the effect without animation before a drag lifts the view, so that the preview does not include the effect.
    func dragWillLift() {
        fading?.remove()
        active?.display?.remove()
        activate(nil)
    }

    /// Schedules an update after scrolling, because another view may be under a resting pointer.
    func contentDidScroll() {
        guard position != nil, !isDown, !isStale else { return }
        isStale = true
        scene?.platform.requestFrame()
    }

    /// Called once per frame: updates the region if views were removed or moved under the pointer.
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

    /// Updates the region after an interaction was invalidated or added to a view under the pointer.
    func interactionChanged(_ interaction: UIPointerInteraction) {
        guard !isUpdating, !isDown, position != nil else { return }
        let isActive = active?.interaction === interaction
        guard isActive || interaction.view.map({ hit?.isDescendant(of: $0) ?? false }) ?? false else { return }
        update(again: isActive)
    }

    /// Deactivates an interaction before it moves to another view.
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

    /// The region under the pointer, in the innermost view with a region there.
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

    /// Deactivates the current region and activates another one.
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

    /// Replaces the region's style with its current one.
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
