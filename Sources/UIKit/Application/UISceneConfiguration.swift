/// Which classes a new scene is made of.
///
/// An app delegate answers one from ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. Where it names a
/// ``delegateClass``, the scene's delegate gets the life-cycle calls; otherwise the app delegate gets them. One that the app delegate made
/// and that names no class means the class `SceneDelegate` of the app delegate's module, as in Xcode's template.
@preconcurrency @MainActor
open class UISceneConfiguration: MainActorObject {
    /// The configuration's name.
    open private(set) var name: String?
    /// What scenes of this configuration are for.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate, an `NSObject` or a `UIResponder` that conforms to ``UISceneDelegate``.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows; nil where the scene's delegate makes the window. Unless set it is what
    /// the app's `Info.plist` says.
    open var storyboard: UIStoryboard?

    /// A configuration of the given name; the name may be nil.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init(onMainActor: ())
    }
}
