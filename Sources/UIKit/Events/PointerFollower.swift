import CoreGraphics
import Host

/// Follows the pointer over a scene, to show effects of pointer interactions.
@MainActor
protocol PointerFollower: AnyObject {
    /// Called once, before the other methods, if the pointer already rests over `view`.
    func begin(over view: UIView?, at position: CGPoint, _ modifiers: UIKeyModifierFlags)
    /// Called when the pointer is over `view` without a pressed button.
    func hover(over view: UIView?, at position: CGPoint, _ modifiers: UIKeyModifierFlags)
    /// Called when a button is pressed.
    func press()
    /// Called when the pointer moves with a pressed button.
    func drag(to position: CGPoint)
    /// Called when the pointer leaves the scene, or when the scene's window loses the pointer.
    func leave()
    /// Called before a drag lifts a view.
    func dragWillLift()
    /// Called after content scrolled under the pointer.
    func contentDidScroll()
    /// Called once per frame.
    func checkHierarchy()
}

/// Creates the follower for each scene of a platform.
@MainActor
final class PointerFollowing {
    /// Creates the follower for a scene. Nil until the app has a pointer interaction.
    var makeFollower: (@MainActor (UIWindowScene) -> any PointerFollower)?

    /// The object of a platform.
    static func of(_ platform: any HostPlatform) -> PointerFollowing {
        platform.singletons.value(of: PointerFollowing.self) { PointerFollowing() }
    }
}
