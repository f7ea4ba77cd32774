import Testing

@testable import Porting

@Suite("Rules that ported projects needed")
struct LaterRuleTests {
    @Test func `code in a condition of AppKit and another one is unchanged`() {
        let texts = ported(files: [
            "#if os(OSX)\nclass Pad: NSView {\n}\n#else\nclass Pad: UIView {\n}\n#endif\n",
            "#if canImport(AppKit) && !targetEnvironment(macCatalyst)\nextension Pad {\n    override func touchesBegan(with event: NSEvent) {}\n}\n#endif\n",
            "extension Pad {\n    override func layoutSubviews() {}\n}\n",
        ])
        #expect(texts[1].contains("override func touchesBegan(with event: NSEvent)"))
        #expect(texts[0].contains("class Pad: UIView {\n\n    override func layoutSubviews() {}\n}"))
        #expect(texts[0].contains("class Pad: NSView {\n}"))
    }

    @Test func `a condition that includes other platforms is not Apple-only`() {
        let text = ported("#if os(macOS) || os(Linux)\nclass A: NSObject {\n    @objc func f() {}\n}\n#endif\n")
        #expect(text.contains("#if canImport(ObjectiveC)\n    @objc"))
    }

    @Test func `an attribute that code cannot name is not listed for documents`() {
        let text =
            "class A: UIView {\n    @available(*, unavailable, message: \"Use kind.\")\n    @IBInspectable var name: Int = 1\n    @IBInspectable var size: Int = 1\n}\n"
        #expect(!ported(text).contains("StoryboardAttribute(\"name\"") && ported(text).contains("StoryboardAttribute(\"size\""))
        #expect(reviewNotes(text) == ["no code may name name, so that documents set it on Apple's platforms alone"])
    }

    @Test func `a nested type known from Objective-C's header is written with its full name`() {
        let texts = ported(files: [
            "open class Chart: UIView {\n    @objc(ChartOrder)\n    public enum Order: Int { case bar }\n    var first: Order = Order.bar\n}\n",
            "class Screen: UIViewController {\n    func f(_ order: Order) {\n        let a = [Order.bar.rawValue, Chart.Order.bar.rawValue]\n        let b = item.Order\n    }\n}\nclass Big: Chart {\n    var last = Order.bar\n}\n",
        ])
        #expect(texts[0].contains("var first: Order = Order.bar"))
        #expect(
            texts[1].contains("func f(_ order: Chart.Order)") && texts[1].contains("[Chart.Order.bar.rawValue, Chart.Order.bar.rawValue]"))
        #expect(texts[1].contains("let b = item.Order") && texts[1].contains("var last = Order.bar"))
    }

    @Test func `a literal of strings and numbers is an array of Any`() {
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

    @Test func `available small frameworks stay imported, and games that need only random numbers import them`() {
        for module in ["simd", "GameplayKit", "AudioToolbox"] { #expect(ported("import \(module)\n") == "import \(module)\n") }
        let chance = ported("import GameKit\nlet a = GKMersenneTwisterRandomSource(seed: 1)\n")
        #expect(chance.contains("#if canImport(GameKit)\nimport GameKit\n#else\nimport GameplayKit\n#endif"))
        #expect(reviewNotes("import GameKit\nlet a = GKLocalPlayer.local\n").count == 1)
    }

    @Test func `UIKit is imported beside Core Graphics`() {
        #expect(ported("import CoreGraphics\nlet a = objc_getAssociatedObject(b, c)\n").contains("import UIKit"))
        #expect(!ported("import CoreGraphics\nlet a: CGPath? = nil\n").contains("import UIKit"))
    }

    @Test func `a controller's class in a value is cast to the type with the required initializer`() {
        let text = ported(
            "class Base: UIViewController {\n}\nclass One: Base {\n}\nlet list: [AnyClass] = [One.self]\nfunc f() {\n    let kind = list[0] as! UIViewController.Type\n    let made = kind.init()\n}\n"
        )
        #expect(text.contains("list[0] as! Base.Type") && text.contains("required init()"))
    }

    @Test func `restoration identifiers stay, and documents get current names`() {
        #expect(ported("func f() {\n    view.restorationIdentifier = \"a\"\n    g()\n}\n").contains("canImport") == false)
        #expect(ported("func f(_ a: UIDocumentState) {}\n") == "func f(_ a: UIDocument.State) {}\n")
        #expect(ported("x(Notification.Name.UIDocumentStateChanged)\n") == "x(UIDocument.stateChangedNotification)\n")
    }
}
