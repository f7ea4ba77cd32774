import Foundation

/// The keyboard focus of a scene. Tab moves it through all interactive items in reading order, arrow keys move it in their direction. Space activates
/// the focused item.
@preconcurrency @MainActor
open class UIFocusSystem: MainActorObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init(onMainActor: ())
    }

    /// Creates the focus system of an environment's scene; nil if the environment is not in a scene.
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let scene = FocusState.scene(of: environment) else { return nil }
        self.init(scene: scene)
    }

    /// The focus system of an environment's scene; nil if the environment is not in a scene.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusState.scene(of: environment)?.focus.system
    }

    /// The focused item; nil without one.
    open var focusedItem: (any UIFocusItem)? { scene?.focus.item }

    /// Requests that the focus moves to an environment. The focus moves at the next ``updateFocusIfNeeded()``, or in the next main-loop iteration.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { scene?.focus.request(environment) }

    /// Performs a requested focus update now.
    open func updateFocusIfNeeded() { scene?.focus.update() }

    /// Whether `environment` is the same as `otherEnvironment`, or contains it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = otherEnvironment
        while let current = next {
            if current === environment { return true }
            next = current.parentFocusEnvironment
        }
        return false
    }

    /// Posted after the focus moved. The notification's object is the focus system, and its user info contains the context.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted if a key cannot move the focus. The notification's object is the focus system, and its user info contains the context.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the ``UIFocusUpdateContext`` in the user info of both notifications.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}
