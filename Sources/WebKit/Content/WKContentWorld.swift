/// A world of scripts: those of one world see the page, and no variable of another world.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The world in which the page's own scripts run.
    public static let page = WKContentWorld(nil)
    /// The app's own world.
    public static let defaultClient = WKContentWorld("app")

    /// The world of a name: always the same object.
    public static func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name)
        named[name] = world
        return world
    }

    /// The world's name; nil for ``page`` and ``defaultClient``.
    open var name: String? { self === WKContentWorld.defaultClient ? nil : foreignName }

    /// What WebKitGTK calls it; nil for the page's.
    let foreignName: String?
    private static var named: [String: WKContentWorld] = [:]
    /// The library's own world.
    static let toolkit = WKContentWorld("lodestone")

    private init(_ name: String?) {
        foreignName = name
        super.init()
    }
}
