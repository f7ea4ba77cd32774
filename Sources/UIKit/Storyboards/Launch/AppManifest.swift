import Foundation
import InterfaceDocuments

/// The keys of the app's `Info.plist` that UIKit reads: storyboards, scenes, the user interface style, document types, links, actions.
///
/// The property list is the main bundle's, or a file `Info.plist` in one of the bundles beside the program. Class names may begin with Xcode's
/// `$(PRODUCT_MODULE_NAME)`, the module of the app delegate.
@MainActor
struct AppManifest {
    /// An entry of the scene manifest.
    struct Scene: Equatable {
        var name: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// `UIMainStoryboardFile`: the storyboard for scenes without a storyboard of their own.
    private(set) var mainStoryboard: String?
    /// `UILaunchStoryboardName`: the storyboard of the launch screen.
    private(set) var launchStoryboard: String?
    /// `UILaunchScreen`: a launch screen without a storyboard.
    private(set) var launchAppearance: (color: String?, image: String?)?
    /// `UIUserInterfaceStyle`: the style of the whole app. Nil, also for `Automatic`, means the desktop's style.
    private(set) var userInterfaceStyle: UIUserInterfaceStyle?
    /// `UIDeviceFamily`: the initial size of the windows of an app that is only for phones. Nil for other apps.
    private(set) var windowSize: CGSize?
    /// `CFBundleDocumentTypes`: the type identifiers of the app's documents.
    private(set) var documentTypes: [String] = []
    /// `CFBundleIdentifier`: the identifier of the app.
    private(set) var identifier: String?
    /// `CFBundleDisplayName`, or else `CFBundleName`: the name of the app in its menu.
    private(set) var displayName: String?
    /// `CFBundleURLTypes`: the schemes of the links that the app opens, lowercase.
    private(set) var urlSchemes: Set<String> = []
    /// `CFBundleTypeExtensions` of the document types, lowercase; `*` is every extension.
    private(set) var documentExtensions: Set<String> = []
    /// `UIApplicationShortcutItems`: the static quick actions.
    private(set) var shortcutItems: [UIApplicationShortcutItem] = []
    /// `BGTaskSchedulerPermittedIdentifiers`: the identifiers of the app's scheduled tasks.
    private(set) var scheduledTasks: Set<String> = []
    /// The scenes with the role of application windows, in order.
    private(set) var scenes: [Scene] = []
    /// The scenes with the role of external displays, in order.
    private(set) var externalDisplayScenes: [Scene] = []

    /// Reads a property list. Values of the wrong type are ignored.
    init(_ list: [String: Any]) {
        mainStoryboard = list["UIMainStoryboardFile"] as? String
        launchStoryboard = list["UILaunchStoryboardName"] as? String
        switch list["UIUserInterfaceStyle"] as? String {
        case "Light": userInterfaceStyle = .light
        case "Dark": userInterfaceStyle = .dark
        default: break
        }
        // 1 is the phone. The size is that of an iPhone 14.
        if list["UIDeviceFamily"] as? [Int] == [1] { windowSize = CGSize(width: 390, height: 844) }
        let documents = list["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
        documentTypes = documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        documentExtensions = Set(documents.flatMap { $0["CFBundleTypeExtensions"] as? [String] ?? [] }.map { $0.lowercased() })
        identifier = list["CFBundleIdentifier"] as? String
        displayName = list["CFBundleDisplayName"] as? String ?? list["CFBundleName"] as? String
        let links = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
        urlSchemes = Set(links.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        shortcutItems = (list["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap(UIApplicationShortcutItem.init(declared:))
        scheduledTasks = Set(list["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? [])
        if let look = list["UILaunchScreen"] as? [String: Any] {
            launchAppearance = (look["UIColorName"] as? String, look["UIImageName"] as? String)
        }
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        func scenes(of role: UISceneSession.Role) -> [Scene] {
            (configurations?[role.rawValue] as? [[String: Any]] ?? []).map { entry in
                Scene(
                    name: entry["UISceneConfigurationName"] as? String, delegateClass: entry["UISceneDelegateClassName"] as? String,
                    storyboard: entry["UISceneStoryboardFile"] as? String)
            }
        }
        self.scenes = scenes(of: .windowApplication)
        externalDisplayScenes = scenes(of: .windowExternalDisplayNonInteractive)
    }

    /// The manifest of the app.
    static var app = AppManifest(InterfaceFiles.propertyList)

    /// The scene of a role with a name; the first scene of the role for nil.
    func scene(named name: String?, role: UISceneSession.Role = .windowApplication) -> Scene? {
        let scenes = role == .windowExternalDisplayNonInteractive ? externalDisplayScenes : self.scenes
        guard let name else { return scenes.first }
        return scenes.first { $0.name == name }
    }

    /// The class of a scene's delegate. Nil if the manifest specifies no delegate, or if the program does not link the class.
    func delegateClass(of scene: Scene, besides delegate: (any UIApplicationDelegate)?) -> AnyClass? {
        guard let name = scene.delegateClass else { return nil }
        let module = delegate.map { String(reflecting: type(of: $0)) }?.split(separator: ".").first.map(String.init) ?? ""
        let full = name.replacing("$(PRODUCT_MODULE_NAME)", with: module).replacing("${PRODUCT_MODULE_NAME}", with: module)
        guard let found = NSClassFromString(full.contains(".") ? full : "\(module).\(full)") else {
            applicationLog.error("Info.plist names the scene delegate \"\(name)\", but there is no such class. Check its name and module.")
            return nil
        }
        return found
    }
}

extension UISceneConfiguration {
    /// Sets the delegate class and the storyboard from the scene manifest, unless the app has set them.
    func complete(from manifest: AppManifest, besides delegate: (any UIApplicationDelegate)?) {
        guard let scene = manifest.scene(named: name, role: role) else { return }
        delegateClass = delegateClass ?? manifest.delegateClass(of: scene, besides: delegate)
        if storyboard == nil, let name = scene.storyboard { storyboard = UIStoryboard(name: name, bundle: nil) }
    }
}

extension UIWindow {
    /// Creates a window with the initial controller of `storyboard`. Logs an error and returns nil if the storyboard has no initial controller.
    static func showing(_ storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow? {
        guard let root = storyboard.instantiateInitialViewController() else {
            storyboardLog.error(
                "\"\(storyboard.name).storyboard\" has no initial view controller, so no window is shown. Set one in Xcode.")
            return nil
        }
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }
}
