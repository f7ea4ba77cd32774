/// When a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of the page is there.
    case atDocumentStart = 0
    /// Once the page is there, before its images.
    case atDocumentEnd = 1
}

/// A script that runs in each page of a web view.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// What runs.
    open private(set) var source: String
    /// When it runs.
    open private(set) var injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in no frames but the main one.
    open private(set) var isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// A script that runs in the page's own world.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// A script that runs in `contentWorld`.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }
}
