import Testing

@testable import Porting

@Suite("Rules for features of Apple's frameworks and runtime")
struct FrameworkRuleTests {
    @Test func `a file that uses Core Text or Core Image by way of UIKit imports it on Linux`() {
        let text = ported("import UIKit\nlet width = CTLineGetTypographicBounds(line, nil, nil, nil)\n")
        #expect(text.contains("import UIKit\n#if canImport(CoreText)\nimport CoreText\n#endif\n"))
        #expect(ported("import UIKit\nlet key = kCTTrackingAttributeName\n").contains("import CoreText"))
        #expect(ported("import UIKit\nlet filter = CIFilter(name: \"CISepiaTone\")\n").contains("import CoreImage"))
        for same in ["import UIKit\nstruct A<CIFilterer> {}\n", "import UIKit\nlet CTLines = 1\n", "import CoreText\nlet a: CTLine\n"] {
            #expect(ported(same) == same)
        }
    }

    @Test func `a closure that does not escape can be called in a batch update`() {
        let text = ported(
            "extension UITableView {\n    func reload(_ data: [Int], setData: ([Int]) -> Void, done: @escaping () -> Void) {\n        performBatchUpdates({\n            setData(data)\n            done()\n        })\n    }\n}\n"
        )
        #expect(
            text.contains(
                "        withoutActuallyEscaping(setData) { setData in\n        performBatchUpdates({\n            setData(data)\n            done()\n        })\n        }\n"
            ))
        let same = "func reload(_ list: UITableView, done: @escaping () -> Void) {\n    list.performBatchUpdates { done() }\n}\n"
        #expect(ported(same) == same)
    }

    @Test func `a project's own Bundle.module does not collide with the one of the package`() {
        let text = ported("extension Bundle {\n    static var module: Bundle { Bundle(for: A.self) }\n    static var other = 1\n}\n")
        #expect(text.contains("#if !SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE\n    static var module: Bundle"))
        #expect(text.contains("#endif\n    static var other"))
        let guarded = "#if !SWIFT_PACKAGE\nextension Bundle {\n    static var module: Bundle { .main }\n}\n#endif\n"
        #expect(ported(guarded) == guarded)
    }

    @Test func `a class that forwards messages compiles, and is reported`() {
        let source =
            "class Source: NSObject {\n    var next: NSObject?\n    @objc override func responds(to aSelector: Selector!) -> Bool {\n        super.responds(to: aSelector)\n    }\n    override func forwardingTarget(for aSelector: Selector!) -> Any? {\n        next ?? super.forwardingTarget(for: aSelector)\n    }\n}\nclass Other: Source {\n    override func responds(to aSelector: Selector!) -> Bool { true }\n}\n"
        let text = ported(source)
        #expect(
            text.contains(
                "    #else\n    func responds(to aSelector: Selector!) -> Bool {\n        super.responds(to: aSelector)\n    }\n    #endif")
        )
        #expect(
            text.contains(
                "    #else\n    func forwardingTarget(for aSelector: Selector!) -> Any? {\n        next ?? nil\n    }\n    #endif"))
        #expect(text.contains("class Other: Source {\n    override func responds"))
        #expect(reviewNotes(source).count == 2)
    }

    @Test func `delegates are asked for a selector in a variable as objects`() {
        let text = ported(
            "class A: NSObject {\n    func f(_ s: Selector) -> Bool {\n        next?.responds(to: s) ?? all.contains { $0.responds(to: s) }\n    }\n}\n"
        )
        #expect(text.contains("(next as? any NSObjectProtocol)?.responds(to: s) ?? all"))
        #expect(text.contains("{ (($0 as? any NSObjectProtocol)?.responds(to: s) == true) }"))
    }

    @Test func `an object of a nib that is no responder declares awakeFromNib`() {
        let text = ported(
            "class Item: NSObject {\n    override func awakeFromNib() {\n        super.awakeFromNib()\n        start()\n    }\n}\nclass Board: UIView {\n    override func awakeFromNib() {}\n}\n"
        )
        #expect(text.contains("#else\n    func awakeFromNib() {\n        \n        start()\n    }\n    #endif"))
        #expect(text.contains("class Board: UIView {\n    override func awakeFromNib() {}"))
    }

    @Test func `a subclass overrides a property that the project adds to UIKit's class`() {
        let texts = ported(files: [
            "typealias Pad = UIView\nextension Pad {\n    @objc open var container: UIView {\n        return self\n    }\n}\n",
            "open class Cell: UITableViewCell {\n    open override var container: UIView { super.container.superview ?? contentView }\n}\nclass Other: Cell {\n    override var container: UIView { super.container }\n}\n",
        ])
        #expect(texts[0].contains("if let own = self as? any UIViewContainerOverriding { return own.overridingContainer }"))
        #expect(texts[0].contains("#else\n    public var container: UIView {\n"))
        #expect(texts[0].contains("return baseContainer\n    }\n    var baseContainer: UIView {\n        return self\n    }\n    #endif"))
        #expect(
            texts[0].contains("@MainActor protocol UIViewContainerOverriding: AnyObject {\n    var overridingContainer: UIView { get }\n}"))
        #expect(texts[1].contains("#else\n    var overridingContainer: UIView { baseContainer.superview ?? contentView }\n    #endif"))
        #expect(texts[1].contains("#else\n    override var overridingContainer: UIView { super.overridingContainer }\n    #endif"))
        #expect(texts[1].contains("extension Cell: UIViewContainerOverriding {}") && !texts[1].contains("extension Other"))
    }

    @Test func `a subclass overrides a method that the project adds to UIKit's class`() {
        let text = ported(
            "extension UIView {\n    @objc func fill(_ color: UIColor, by amount: CGFloat) -> Bool { false }\n}\nclass Board: UIView {\n    override func fill(_ color: UIColor, by amount: CGFloat) -> Bool { super.fill(color, by: amount) }\n}\n"
        )
        #expect(text.contains("{ return own.overridingFill(color, by: amount) }\n        return baseFill(color, by: amount)"))
        #expect(
            text.contains("#else\n    func overridingFill(_ color: UIColor, by amount: CGFloat) -> Bool { baseFill(color, by: amount) }"))
    }
}
