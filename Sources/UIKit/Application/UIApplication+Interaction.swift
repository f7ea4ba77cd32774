// While an older program animates, it may have the app take no touches. A view's `isUserInteractionEnabled` does the same for a part of a window.
extension UIApplication {
    /// From now on, until ``endIgnoringInteractionEvents()`` was called as often as this, fingers, pens and buttons that go down, wheels and
    /// touchpads do nothing in the app's windows. What is down is cancelled. Keys and the pointer's moves are taken as ever.
    func baseBeginIgnoringInteractionEvents() {
        ignoredInteractions += 1
        guard ignoredInteractions == 1 else { return }
        for scene in windowScenes { scene.eventSource.interruptInteraction() }
    }

    /// Takes back one ``beginIgnoringInteractionEvents()``. A finger that is down already is not heard of: the next one is.
    func baseEndIgnoringInteractionEvents() {
        guard ignoredInteractions > 0 else {
            return applicationLog.error("endIgnoringInteractionEvents() was called more often than beginIgnoringInteractionEvents()")
        }
        ignoredInteractions -= 1
    }
}
