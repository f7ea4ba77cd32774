import Foundation

/// The scene delegate's class in Xcode's template. A configuration without a class means the one in the app's property list.
///
/// A program on Linux may not have such a list, so this looks up the template's class name: `SceneDelegate` in the app delegate's module.
@MainActor
enum SceneDelegateConvention {
    /// The class `SceneDelegate` in the module of `delegate`'s class; nil if it does not exist.
    static func delegateClass(besides delegate: any UIApplicationDelegate) -> AnyClass? {
        let name = String(reflecting: type(of: delegate))
        guard let end = name.lastIndex(of: ".") else { return nil }
        guard let found = NSClassFromString("\(name[..<end]).SceneDelegate"), found is any UISceneDelegate.Type else { return nil }
        return found
    }
}
