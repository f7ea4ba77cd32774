import Foundation

/// Finds the scene delegate's class by its name in Xcode's template: `SceneDelegate` in the app delegate's module.
///
/// On Apple's systems, a configuration without a class uses the class in the app's property list. A program on Linux may not have such a list.
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
