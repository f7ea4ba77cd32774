/// A namespace for scripts. The scripts of all worlds share the page's DOM, but each world has its own variables.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The world of the page's own scripts.
    public static let page = WKContentWorld(nil)
    /// The default world of an app's scripts.
    public static let defaultClient = WKContentWorld("app")

    /// Returns the world with the given name. Calls with the same name return the same object.
    public static func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name)
        named[name] = world
        return world
    }

    /// The world's name; nil for ``page`` and ``defaultClient``.
    open var name: String? { self === WKContentWorld.defaultClient ? nil : nativeName }

    /// The name of the world in WebKitGTK; nil for the page's world.
    let nativeName: String?
    /// The worlds by name. A name is one world in the whole process, like in WebKit.
    private static var named: [String: WKContentWorld] = [:]
    /// The world of the library's own scripts.
    static let toolkit = WKContentWorld("lodestone")

    private init(_ name: String?) {
        nativeName = name
        super.init()
    }
}
