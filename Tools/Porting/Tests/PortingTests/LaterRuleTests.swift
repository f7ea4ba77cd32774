import Testing

@testable import Porting

@Suite("Rules that the corpus needed")
struct LaterRuleTests {
    @Test func `what stands in a condition of AppKit and more is left alone`() {
        let texts = ported(files: [
            "#if os(OSX)\nclass Pad: NSView {\n}\n#else\nclass Pad: UIView {\n}\n#endif\n",
            "#if canImport(AppKit) && !targetEnvironment(macCatalyst)\nextension Pad {\n    override func touchesBegan(with event: NSEvent) {}\n}\n#endif\n",
            "extension Pad {\n    override func layoutSubviews() {}\n}\n",
        ])
        #expect(texts[1].contains("override func touchesBegan(with event: NSEvent)"))
        #expect(texts[0].contains("class Pad: UIView {\n\n    override func layoutSubviews() {}\n}"))
        #expect(texts[0].contains("class Pad: NSView {\n}"))
    }

    @Test func `a condition of several platforms is none of Apple's alone`() {
        let text = ported("#if os(macOS) || os(Linux)\nclass A: NSObject {\n    @objc func f() {}\n}\n#endif\n")
        #expect(text.contains("#if canImport(ObjectiveC)\n    @objc"))
    }

    @Test func `an attribute that no code may name is not listed for documents`() {
        let text =
            "class A: UIView {\n    @available(*, unavailable, message: \"Use kind.\")\n    @IBInspectable var name: Int = 1\n    @IBInspectable var size: Int = 1\n}\n"
        #expect(!ported(text).contains("StoryboardAttribute(\"name\"") && ported(text).contains("StoryboardAttribute(\"size\""))
        #expect(looks(text) == ["no code may name name, so that documents set it on Apple's platforms alone"])
    }

    @Test func `a type inside of another one is named in full where only Objective-C's header knew it`() {
        let texts = ported(files: [
            "open class Chart: UIView {\n    @objc(ChartOrder)\n    public enum Order: Int { case bar }\n    var first: Order = Order.bar\n}\n",
            "class Screen: UIViewController {\n    func f(_ order: Order) {\n        let a = [Order.bar.rawValue, Chart.Order.bar.rawValue]\n        let b = item.Order\n    }\n}\nclass Big: Chart {\n    var last = Order.bar\n}\n",
        ])
        #expect(texts[0].contains("var first: Order = Order.bar"))
        #expect(
            texts[1].contains("func f(_ order: Chart.Order)") && texts[1].contains("[Chart.Order.bar.rawValue, Chart.Order.bar.rawValue]"))
        #expect(texts[1].contains("let b = item.Order") && texts[1].contains("var last = Order.bar"))
    }

    @Test func `a list of texts and numbers is one of anything`() {
        let text = ported(
            "struct Card {\n    var color: Color\n    var number: Number\n    lazy var all = [color.rawValue, number.rawValue]\n    enum Color: String { case red }\n    enum Number: Int { case one }\n}\n"
        )
        #expect(text.contains("lazy var all = [color.rawValue, number.rawValue] as [Any]\n"))
        #expect(ported("let a = [1, \"b\"]\n") == "let a = [1, \"b\"] as [Any]\n")
        for same in [
            "let a = [1, 2.5]\n", "let a = [\"a\", \"b\"]\n", "let a: [Any] = [1, \"b\"]\n", "let a = [1, b]\n", "f([1, \"b\"])\n",
        ] {
            #expect(ported(same) == same)
        }
    }

    @Test func `small frameworks that are here stay, and games that want chance alone get it`() {
        for module in ["simd", "GameplayKit", "AudioToolbox"] { #expect(ported("import \(module)\n") == "import \(module)\n") }
        let chance = ported("import GameKit\nlet a = GKMersenneTwisterRandomSource(seed: 1)\n")
        #expect(chance.contains("#if canImport(GameKit)\nimport GameKit\n#else\nimport GameplayKit\n#endif"))
        #expect(looks("import GameKit\nlet a = GKLocalPlayer.local\n").count == 1)
    }

    @Test func `what UIKit has is imported beside Core Graphics`() {
        #expect(ported("import CoreGraphics\nlet a = objc_getAssociatedObject(b, c)\n").contains("import UIKit"))
        #expect(!ported("import CoreGraphics\nlet a: CGPath? = nil\n").contains("import UIKit"))
    }

    @Test func `a controller's class that came as a value is cast to the one with the required initializer`() {
        let text = ported(
            "class Base: UIViewController {\n}\nclass One: Base {\n}\nlet list: [AnyClass] = [One.self]\nfunc f() {\n    let kind = list[0] as! UIViewController.Type\n    let made = kind.init()\n}\n"
        )
        #expect(text.contains("list[0] as! Base.Type") && text.contains("required init()"))
    }

    @Test func `restoration identifiers stay, and documents have today's names`() {
        #expect(ported("func f() {\n    view.restorationIdentifier = \"a\"\n    g()\n}\n").contains("canImport") == false)
        #expect(ported("func f(_ a: UIDocumentState) {}\n") == "func f(_ a: UIDocument.State) {}\n")
        #expect(ported("x(Notification.Name.UIDocumentStateChanged)\n") == "x(UIDocument.stateChangedNotification)\n")
    }
}
