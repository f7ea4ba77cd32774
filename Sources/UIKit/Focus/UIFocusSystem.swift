import Foundation

/// Where the keyboard's focus is in a scene, and how it moves: Tab goes through all that can be used, in the order of reading, and arrows go to
/// what lies there. Space activates.
@preconcurrency @MainActor
open class UIFocusSystem: MainActorObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init(onMainActor: ())
    }

    /// The focus of the scene that an environment is in; nil for one that is in none.
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let scene = FocusState.scene(of: environment) else { return nil }
        self.init(scene: scene)
    }

    /// The focus of the scene that an environment is in; nil for one that is in none.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusState.scene(of: environment)?.focus.system
    }

    /// Where the focus is; nil for nowhere.
    open var focusedItem: (any UIFocusItem)? { scene?.focus.item }

    /// Asks for the focus to go to an environment, or to what that prefers: with the next ``updateFocusIfNeeded()``, or soon.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { scene?.focus.request(environment) }

    /// Has the focus go now where that was asked for.
    open func updateFocusIfNeeded() { scene?.focus.update() }

    /// Whether an environment is another one, or within it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = otherEnvironment
        while let current = next {
            if current === environment { return true }
            next = current.parentFocusEnvironment
        }
        return false
    }

    /// Posted when the focus went; the object is the system, and the user info has the context.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key found nowhere to go; the object is the system, and the user info has the context.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The user info's key of the ``UIFocusUpdateContext``.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}
