/// The origin of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: MainActorObject {
    open private(set) var `protocol`: String
    open private(set) var host: String
    /// The port; 0 for the scheme's default port.
    open private(set) var port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init(onMainActor: ())
    }
}
