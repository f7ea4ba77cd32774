import Foundation
import UIKit
import WebKit

// A subclass of each open class, without initializers. Each public initializer must be inherited, as with Apple's SDK.

private final class MyWKBackForwardList: WKBackForwardList {
    static func make1() -> AnyObject? { MyWKBackForwardList() }
}

private final class MyWKContentRuleListStore: WKContentRuleListStore {
    static func make1(_ p0: URL) -> AnyObject? { MyWKContentRuleListStore(url: p0) }
}

private final class MyWKDownload: WKDownload {
    static func make1() -> AnyObject? { MyWKDownload() }
}

private final class MyWKFindConfiguration: WKFindConfiguration {
    static func make1() -> AnyObject? { MyWKFindConfiguration() }
}

private final class MyWKFrameInfo: WKFrameInfo {
    static func make1() -> AnyObject? { MyWKFrameInfo() }
}

private final class MyWKNavigation: WKNavigation {
    static func make1() -> AnyObject? { MyWKNavigation() }
}

private final class MyWKNavigationAction: WKNavigationAction {
    static func make1() -> AnyObject? { MyWKNavigationAction() }
}

private final class MyWKNavigationResponse: WKNavigationResponse {
    static func make1() -> AnyObject? { MyWKNavigationResponse() }
}

private final class MyWKOpenPanelParameters: WKOpenPanelParameters {
    static func make1() -> AnyObject? { MyWKOpenPanelParameters() }
}

private final class MyWKPDFConfiguration: WKPDFConfiguration {
    static func make1() -> AnyObject? { MyWKPDFConfiguration() }
}

private final class MyWKPreferences: WKPreferences {
    static func make1() -> AnyObject? { MyWKPreferences() }
}

private final class MyWKScriptMessage: WKScriptMessage {
    static func make1() -> AnyObject? { MyWKScriptMessage() }
}

private final class MyWKSnapshotConfiguration: WKSnapshotConfiguration {
    static func make1() -> AnyObject? { MyWKSnapshotConfiguration() }
}

private final class MyWKUserContentController: WKUserContentController {
    static func make1() -> AnyObject? { MyWKUserContentController() }
}

private final class MyWKUserScript: WKUserScript {
    static func make1(_ p0: String, _ p1: WKUserScriptInjectionTime, _ p2: Bool) -> AnyObject? {
        MyWKUserScript(source: p0, injectionTime: p1, forMainFrameOnly: p2)
    }
    static func make2(_ p0: String, _ p1: WKUserScriptInjectionTime, _ p2: Bool, _ p3: WKContentWorld) -> AnyObject? {
        MyWKUserScript(source: p0, injectionTime: p1, forMainFrameOnly: p2, in: p3)
    }
}

private final class MyWKWebView: WKWebView {
    static func make1(_ p0: CGRect, _ p1: WKWebViewConfiguration) -> AnyObject? { MyWKWebView(frame: p0, configuration: p1) }
    static func make2(_ p0: CGRect) -> AnyObject? { MyWKWebView(frame: p0) }
    static func make3(_ p0: NSCoder) -> AnyObject? { MyWKWebView(coder: p0) }
}

private final class MyWKWebViewConfiguration: WKWebViewConfiguration {
    static func make1() -> AnyObject? { MyWKWebViewConfiguration() }
}

private final class MyWKWebpagePreferences: WKWebpagePreferences {
    static func make1() -> AnyObject? { MyWKWebpagePreferences() }
}

private final class MyWKWebsiteDataRecord: WKWebsiteDataRecord {
    static func make1() -> AnyObject? { MyWKWebsiteDataRecord() }
}

private final class MyWKWindowFeatures: WKWindowFeatures {
    static func make1() -> AnyObject? { MyWKWindowFeatures() }
}
