import Foundation
import Testing

/// A Swift subclass overrides only members of a class's own declaration. With Apple's SDK it overrides members of categories too.
@Suite("Overridable members of open classes")
struct OpenMemberTests {
    /// Members that are Swift-only in Apple's SDK, and cannot be overridden there either: generic functions, `async` variants, refinements.
    private static let swiftOnly: Set<String> = [
        "NSItemProvider.canLoadObject", "NSItemProvider.loadDataRepresentation", "NSItemProvider.loadFileRepresentation",
        "NSItemProvider.loadItem", "NSItemProvider.loadObject", "NSItemProvider.registerObject", "UIApplication.open", "UIBarItem.frame",
        "UICollectionView.dequeueConfiguredReusableCell", "UICollectionView.dequeueConfiguredReusableSupplementary", "UIImage.jpegData",
        "UIImage.pngData", "UIPasteboard.setObjects", "UIScrollView.observe", "UIView.cornerConfiguration", "UIView.effectiveRadius",
        "UIView.frame", "UIView.observe", "UIViewController.observe", "WKWebView.callAsyncJavaScript", "WKWebView.createPDF",
        "WKWebView.evaluateJavaScript", "WKWebView.find", "WKWebView.observe", "WKWebView.pdf", "WKWebView.takeSnapshot",
    ]
    /// Properties with `NS_REFINED_FOR_SWIFT` in Apple's headers. Subclasses cannot override them with Apple's SDK either.
    private static let refined: Set<String> = ["UICollectionViewCell.configurationUpdateHandler", "UIPointerRegion.identifier"]
    /// Members of the library that Apple's classes do not have.
    private static let own: Set<String> = [
        "NSItemProvider.canLoadValue", "NSItemProvider.loadValue", "NSItemProvider.registerValue", "UICollectionView.performBatchUpdates",
        "UIGestureRecognizer.addHandler", "UITableView.performBatchUpdates", "UITextView.findInteraction", "UIView.addObserver",
        "UIView.removeObserver", "UIWindowScene.hostWindow", "UIWindowScene.hostWindowDidChangeActivation",
        "UIWindowScene.hostWindowDidChangeVisibility", "UIWindowScene.hostWindowDidClose", "UIWindowScene.hostWindowDidResize",
        "UIWindowScene.hostWindowShouldClose", "WKWebView.values",
    ]

    /// Groups of modules that apps use through one import.
    private static let modules = [Project.uikit, ["QuartzCore"], ["WebKit"]]

    @Test("A public instance member of an open class is declared in the class, so that subclasses can override it")
    func membersInExtensions() throws {
        let openClass = /^(?:@\S+ )*open class (\w+)/
        let extended = /^(?:@\S+ )*extension (\w+)[ :]/
        let member = /^    (?:@\S+ )*public (?:nonisolated )?(?:var|func|subscript) ?(\w*)/
        var found: Set<String> = []
        for modules in Self.modules {
            let paths = try modules.flatMap { module in
                try Project.paths(below: "Sources/\(module)").filter { $0.hasSuffix(".swift") }.map { "Sources/\(module)/\($0)" }
            }
            let files = try paths.map { try Project.text(of: $0).split(separator: "\n") }
            let openNames = Set(files.joined().compactMap { $0.firstMatch(of: openClass).map { String($0.output.1) } })
            for (path, lines) in zip(paths, files) {
                var current: String?
                for line in lines {
                    if line == "}" {
                        current = nil
                    } else if let match = line.firstMatch(of: extended), !line.hasSuffix("{}") {
                        current = openNames.contains(String(match.output.1)) ? String(match.output.1) : nil
                    } else if let current, let match = line.firstMatch(of: member) {
                        let name = "\(current).\(match.output.1)"
                        found.insert(name)
                        #expect(
                            Self.swiftOnly.contains(name) || Self.own.contains(name),
                            "\(path): subclasses cannot override \(name); declare it in the class as `open`")
                    }
                }
            }
        }
        for name in Self.swiftOnly.union(Self.own) {
            #expect(found.contains(name), "\(name) is in no extension any longer: remove it from this list")
        }
    }

    @Test("A public instance property in the body of an open class is declared as `open`, so that subclasses can override it")
    func propertiesInClasses() throws {
        let type = /^( *)(?:@\S+ )*((?:[a-z()]+ )*)(?:class|struct|enum|protocol|extension|actor) ([A-Z_]\w*)/
        let property = /^ {4}( *)(?:@\S+ )*((?:[a-z()]+ )*)(?:let|var) `?(\w+)/
        var found: Set<String> = []
        for module in Self.modules.joined() {
            for path in try Project.paths(below: "Sources/\(module)") where path.hasSuffix(".swift") {
                // Open classes by the indentation of their declaration; nil for other types. Members are indented by 4 more spaces.
                var openClasses: [Int: String] = [:]
                for line in try Project.text(of: "Sources/\(module)/\(path)").split(separator: "\n") {
                    if let match = line.firstMatch(of: type) {
                        openClasses[match.output.1.count] = match.output.2.contains("open ") ? String(match.output.3) : nil
                    } else if let match = line.firstMatch(of: property), let name = openClasses[match.output.1.count] {
                        let modifiers = match.output.2.split(separator: " ")
                        guard modifiers.contains("public"), !modifiers.contains("static") else { continue }
                        let member = "\(name).\(match.output.3)"
                        found.insert(member)
                        #expect(Self.refined.contains(member), "\(path): subclasses cannot override \(member); declare it as `open`")
                    }
                }
            }
        }
        #expect(found.isSuperset(of: Self.refined), "Remove properties that are open from the list `refined`")
    }
}
