/// The classes and the storyboard of a new scene.
///
/// An app delegate returns one from ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. With a ``delegateClass`` the
/// scene's delegate receives the life-cycle calls, otherwise the app delegate. A configuration that the app delegate creates without a class uses
/// the class `SceneDelegate` of the app delegate's module, as in Xcode's template.
@preconcurrency @MainActor
open class UISceneConfiguration: MainActorObject {
    /// The configuration's name.
    open private(set) var name: String?
    /// The role of the configuration's scenes.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate, an `NSObject` or a `UIResponder` that conforms to ``UISceneDelegate``.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows; nil if the scene's delegate creates the window. The default is the
    /// storyboard in the app's `Info.plist`.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with a name, which may be nil.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init(onMainActor: ())
    }
}
