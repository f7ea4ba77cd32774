import Foundation

/// Where Xcode's template keeps the scene delegate's class: a configuration that names none means the one in the app's property list.
///
/// A program on Linux has no such list, so that the template's own name is looked up: `SceneDelegate` in the app delegate's module.
@MainActor
enum SceneDelegateConvention {
    /// The class `SceneDelegate` of the module that `delegate`'s class is in; nil where there is none.
    static func delegateClass(besides delegate: any UIApplicationDelegate) -> AnyClass? {
        let name = String(reflecting: type(of: delegate))
        guard let end = name.lastIndex(of: ".") else { return nil }
        guard let found = NSClassFromString("\(name[..<end]).SceneDelegate"), found is any UISceneDelegate.Type else { return nil }
        return found
    }
}
