/// A file or a link that the desktop opens with the app, and the options of the request.
@preconcurrency @MainActor
open class UIOpenURLContext: MainActorObject {
    /// The URL. A file URL refers to the original file, not to a copy.
    open private(set) var url: URL
    /// The options of the request.
    open private(set) var options: UIScene.OpenURLOptions

    init(_ url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions(isFile: url.isFileURL)
        super.init(onMainActor: ())
    }
}

extension UIScene {
    /// The options of a request to open a file or a link.
    @preconcurrency @MainActor
    open class OpenURLOptions: MainActorObject {
        /// The identifier of the program that made the request. Always nil, because desktops do not provide it.
        open var sourceApplication: String? { nil }
        /// A property list from the program that made the request. Always nil, because desktops do not pass one.
        open var annotation: Any? { nil }
        /// Whether the app opens the original file instead of a copy. True for files.
        open private(set) var openInPlace: Bool

        init(isFile: Bool) {
            openInPlace = isFile
            super.init(onMainActor: ())
        }
    }
}

extension UIApplication {
    /// Keys of the options of ``UIApplicationDelegate/application(_:open:options:)``.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `String`: the identifier of the program that made the request. Always missing, because desktops do not provide it.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list from the program that made the request. Always missing, because desktops do not pass one.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A `Bool`: whether the app opens the original file instead of a copy. True for files.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
