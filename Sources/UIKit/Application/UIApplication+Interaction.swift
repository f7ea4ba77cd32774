// An older way to disable interaction, for example during animations. `isUserInteractionEnabled` of a view does it for a part of a window.
extension UIApplication {
    /// Ignores new touches, clicks, scrolling and touchpad gestures until ``endIgnoringInteractionEvents()`` was called equally often. Cancels
    /// current touches and clicks. Keys and pointer movements are still delivered.
    func baseBeginIgnoringInteractionEvents() {
        ignoredInteractions += 1
        guard ignoredInteractions == 1 else { return }
        for scene in windowScenes { scene.eventSource.interruptInteraction() }
    }

    /// Ends one ``beginIgnoringInteractionEvents()``. Touches that are already down stay ignored.
    func baseEndIgnoringInteractionEvents() {
        guard ignoredInteractions > 0 else {
            return applicationLog.error("endIgnoringInteractionEvents() was called without a matching beginIgnoringInteractionEvents().")
        }
        ignoredInteractions -= 1
    }
}
