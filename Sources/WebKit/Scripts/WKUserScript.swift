/// The time at which a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page's document is parsed.
    case atDocumentStart = 0
    /// After the page's document is parsed, but before its images are loaded.
    case atDocumentEnd = 1
}

/// A script that runs in each page of a web view.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The source code.
    open private(set) var source: String
    /// The time at which the script runs.
    open private(set) var injectionTime: WKUserScriptInjectionTime
    /// Whether the script runs only in the main frame.
    open private(set) var isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// Creates a script that runs in the page's content world.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// Creates a script that runs in `contentWorld`.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }
}
