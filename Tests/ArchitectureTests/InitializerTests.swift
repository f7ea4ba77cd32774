import Foundation
import Testing

/// A class inherits convenience initializers of a class of another module only if it can see all designated ones.
@Suite("Initializers of open classes")
struct InitializerTests {
    /// Open classes that apps cannot instantiate with Apple's SDK either, or have no use for.
    private static let notInstantiable: Set<String> = [
        "NSCollectionLayoutDimension", "NSCollectionLayoutSpacing", "UIBarButtonItemStateAppearance", "UICalendarSelection",
        "UIFocusSystem", "UIFontDescriptor", "UIGraphicsImageRendererContext", "UIGraphicsPDFRendererContext", "UIGraphicsRendererContext",
        "UIMenuSystem", "UIPointerAccessory", "UIPrintInteractionController", "UIPrintPaper", "UIScene", "UISceneSizeRestrictions",
        "UIOpenURLContext", "UIStatusBarManager",
        "UIStoryboardUnwindSegueSource", "UITabBarItemStateAppearance", "UITextItem", "UIWindowScene", "WKBackForwardListItem",
        "WKContentRuleList", "WKContentWorld", "WKFindResult", "WKHTTPCookieStore", "WKSecurityOrigin", "WKWebsiteDataStore",
    ]

    @Test("Open classes that apps can instantiate have no designated initializers that subclasses cannot see")
    func hiddenInitializers() throws {
        let type = /^(?:@\S+ )*(?:public |final |package |private )*(open )?(?:class|struct|enum|extension|protocol) (\w+)/
        let hidden = /^    (?:private |fileprivate |package |internal |override |nonisolated )*init[?(<]/
        for module in ["QuartzCore", "WebKit"] + Project.uikit {
            for path in try Project.paths(below: "Sources/\(module)") where path.hasSuffix(".swift") {
                var open: String?
                for line in try Project.text(of: "Sources/\(module)/\(path)").split(separator: "\n") {
                    if let match = line.firstMatch(of: type) {
                        open = match.output.1 == nil || line.contains(" extension ") ? nil : String(match.output.2)
                    } else if let open, line.firstMatch(of: hidden) != nil {
                        #expect(
                            Self.notInstantiable.contains(open),
                            "\(path): \(open) has a designated initializer that subclasses cannot see; make it `convenience`")
                    }
                }
            }
        }
    }
}
