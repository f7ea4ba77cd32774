// The older way to disable interaction, for example during animations. It affects whole windows; `isUserInteractionEnabled` affects one view.
extension UIApplication {
    /// Ignores new touches, clicks, scrolling and touchpad gestures until the matching ``endIgnoringInteractionEvents()``. Cancels current touches
    /// and clicks. Keys and pointer movements are still delivered.
    func baseBeginIgnoringInteractionEvents() {
        ignoredInteractions += 1
        guard ignoredInteractions == 1 else { return }
        for scene in windowScenes { scene.eventSource.interruptInteraction() }
    }

    /// Ends the effect of one ``beginIgnoringInteractionEvents()``. Touches that began before this call stay ignored.
    func baseEndIgnoringInteractionEvents() {
        guard ignoredInteractions > 0 else {
            return applicationLog.error("endIgnoringInteractionEvents() was called without a matching beginIgnoringInteractionEvents().")
        }
        ignoredInteractions -= 1
    }
}
