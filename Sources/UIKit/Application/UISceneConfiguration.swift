/// The classes and the storyboard of a new scene.
///
/// The app delegate returns a configuration from ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. If it has a
/// ``delegateClass``, the scene's delegate receives the life-cycle calls, otherwise the app delegate. If the app delegate creates a configuration
/// without a class, the library uses the class `SceneDelegate` of the app delegate's module, as in Xcode's template.
@preconcurrency @MainActor
open class UISceneConfiguration: MainActorObject {
    /// The configuration's name.
    open private(set) var name: String?
    /// The role of the configuration's scenes.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate, an `NSObject` or a `UIResponder` that conforms to ``UISceneDelegate``.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller is shown in the scene's window. Nil if the scene's delegate creates the window. The default is the
    /// storyboard in the app's `Info.plist`.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with a name and a role. The name may be nil.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init(onMainActor: ())
    }
}
