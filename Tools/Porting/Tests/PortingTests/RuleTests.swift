import Testing

@testable import Porting

@Suite("Rules")
struct RuleTests {
    @Test func `attributes that Linux rejects stay in a condition for Apple's platforms`() {
        #expect(
            ported("class A: UIView {\n    @objc func f() {}\n}\n")
                == "class A: UIView {\n    #if canImport(ObjectiveC)\n    @objc\n    #endif\n    func f() {}\n}\n")
        #expect(
            ported("@objcMembers\nclass A: UIView {}\n") == "#if canImport(ObjectiveC)\n@objcMembers\n#endif\nclass A: UIView {}\n")
        let moved = ported("class A: UIView {\n    private @objc func f() {}\n}\n")
        #expect(moved.contains("    @objc\n    #endif\n    private func f() {}"))
    }

    @Test func `attributes that compile everywhere stay as they are`() {
        let text = "@IBDesignable class A: NSObject {\n    @IBAction func go(_ sender: Any) {}\n    dynamic var x = 1 // kept\n}\n"
        #expect(ported(text) == text)
    }

    @Test func `outlets are property wrappers on Linux and IBOutlets on Apple's platforms`() {
        let text = ported(
            "class A: UIViewController {\n    @IBOutlet weak var title: UILabel!  // a label\n    @IBOutlet var views: [UIView]!\n}\n")
        #expect(
            text.contains(
                "    #if canImport(ObjectiveC)\n    @IBOutlet weak var title: UILabel!\n    #else\n    @Outlet(.weak) var title: UILabel!\n    #endif  // a label\n"
            ))
        #expect(
            text.contains("    #if canImport(ObjectiveC)\n    @IBOutlet\n    #else\n    @Outlet\n    #endif\n    var views: [UIView]!\n"))
    }

    @Test func `actions and attributes of documents are listed`() {
        let text = ported(
            "class A: UIViewController {\n    @IBAction func go(_ sender: Any) {}\n}\npublic class B: UIView {\n    @IBInspectable var speed: Int = 1\n}\n"
        )
        #expect(
            text.contains(
                "    override class var storyboardActions: [Selector] {\n    [\n        Selector(\"go:\", A.go(_:)),\n    ]\n    }")
                || text.contains("Selector(\"go:\", A.go(_:)),"))
        #expect(text.contains("override public class var storyboardAttributes: [StoryboardAttribute]"))
        #expect(text.contains("StoryboardAttribute(\"speed\", \\B.speed),"))
    }

    @Test func `optional requirements have defaults`() {
        let text = ported(
            """
            @objc protocol Delegate: AnyObject {
                @objc optional func moved(_ view: UIView)
                @objc optional func count() -> Int
            }
            class A: UIView {
                weak var delegate: Delegate?
                func f() {
                    delegate?.moved?(self)
                    let n = delegate?.count?() ?? 3
                }
            }
            """)
        #expect(text.contains("protocol Delegate: AnyObject {\n    func moved(_ view: UIView)\n    func count() -> Int\n}"))
        #expect(text.contains("extension Delegate {\n    func moved(_ view: UIView) {}\n    func count() -> Int { 3 }\n}"))
        #expect(text.contains("delegate?.moved(self)"))
        #expect(text.contains("delegate?.count() ?? 3"))
    }

    @Test func `optional calls of UIKit's delegates lose their question mark, those of closures keep it`() {
        let text = ported(
            "class A: UIView {\n    var tap: (() -> Void)?\n    func f() {\n        scroll.delegate?.scrollViewDidScroll?(scroll)\n        tap?()\n        self.tap?()\n    }\n}\n"
        )
        #expect(text.contains("scroll.delegate?.scrollViewDidScroll(scroll)"))
        #expect(text.contains("        tap?()\n        self.tap?()"))
    }

    @Test func `overrides in extensions move into the class, in any file`() {
        let texts = ported(files: [
            "class A: UIView {\n    var x = 1\n}\n",
            "extension A {\n    /// Lays out.\n    override func layoutSubviews() {\n        super.layoutSubviews()\n    }\n\n    func other() {}\n}\n",
        ])
        #expect(
            texts[0].contains(
                "    var x = 1\n\n    /// Lays out.\n    override func layoutSubviews() {\n        super.layoutSubviews()\n    }\n}"))
        #expect(!texts[1].contains("override") && texts[1].contains("func other() {}"))
    }

    @Test func `a delegate method of a subclass overrides the added method of the conforming class`() {
        let text = ported(
            "class List: UIViewController, UIScrollViewDelegate {\n}\nclass Feed: List {\n    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n"
        )
        #expect(
            text.contains(
                "class List: UIViewController, UIScrollViewDelegate {\n\n    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"))
        #expect(text.contains("override func scrollViewDidScroll(_ scrollView: UIScrollView) {}"))
    }

    @Test func `a delegate method in a subclass's extension moves into the subclass, and overrides`() {
        let texts = ported(files: [
            "class List: UIViewController, UIScrollViewDelegate {\n}\n",
            "class Feed: List {\n}\nextension Feed {\n    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n    func other() {}\n}\n",
        ])
        #expect(texts[0].contains("    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"))
        #expect(
            texts[1].contains(
                "class Feed: List {\n\n    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\nextension Feed {"))
    }

    @Test func `nearly matching delegate methods are corrected`() {
        let text = "class A: UIViewController, UIScrollViewDelegate {\n    func scrollViewDidscroll(_ scrollView: UIScrollView) {}\n}\n"
        #expect(ported(text).contains("func scrollViewDidScroll(_ scrollView: UIScrollView)"))
        #expect(reviewNotes(text).count == 1)
    }

    @Test func `old names are replaced by current ones`() {
        #expect(ported("let a: UIControlEvents = .touchUpInside\n") == "let a: UIControl.Event = .touchUpInside\n")
        #expect(
            ported("a.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)\n")
                == "a.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)\n")
        #expect(ported("x(NSNotification.Name.UIKeyboardWillShow)\n") == "x(UIResponder.keyboardWillShowNotification)\n")
        #expect(ported("x(.UIKeyboardWillShow)\n") == "x(UIResponder.keyboardWillShowNotification)\n")
        #expect(ported("let i = UIEdgeInsetsMake(1, 2, 3, 4)\n") == "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)\n")
        #expect(ported("view.bringSubview(toFront: a)\n") == "view.bringSubviewToFront(a)\n")
        #expect(ported("let d = UIImagePNGRepresentation(image!)\n") == "let d = image!.pngData()\n")
        #expect(ported("addChildViewController(child)\n") == "addChild(child)\n")
        // A name that the project itself declares is not renamed.
        #expect(ported("class UIControlEvents {}\nlet a = UIControlEvents()\n") == "class UIControlEvents {}\nlet a = UIControlEvents()\n")
    }

    @Test func `bridging casts are conversions`() {
        #expect(ported("let n = (path as NSString).lastPathComponent\n") == "let n = (NSString(string: path)).lastPathComponent\n")
        #expect(
            ported("c.addBoundary(withIdentifier: \"floor\" as NSCopying, for: path)\n")
                == "c.addBoundary(withIdentifier: NSString(string: \"floor\"), for: path)\n")
        #expect(ported("let n = x as? NSString\nlet m = x as! [String: Any]\n") == "let n = x as? NSString\nlet m = x as! [String: Any]\n")
    }

    @Test func `platforms, imports and the entry point are adapted`() {
        #expect(ported("#if os(iOS)\nlet a = 1\n#endif\n") == "#if os(iOS) || os(Linux)\nlet a = 1\n#endif\n")
        #expect(ported("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif\n") == "#if os(iOS) || os(Linux) || os(tvOS)\nlet a = 1\n#endif\n")
        #expect(ported("#if !os(iOS)\nlet a = 1\n#endif\n") == "#if !(os(iOS) || os(Linux))\nlet a = 1\n#endif\n")
        #expect(
            ported("import UIKit\nimport UIKit.UIGestureRecognizerSubclass\n")
                == "import UIKit\n#if canImport(ObjectiveC)\nimport UIKit.UIGestureRecognizerSubclass\n#endif\n")
        #expect(ported("import UIKit.UIGestureRecognizerSubclass\n").contains("#else\nimport UIKit\n#endif"))
        #expect(ported("import CoreData\n") == "#if canImport(CoreData)\nimport CoreData\n#endif\n")
        let present = "import Combine\nimport CryptoKit\nimport os.log\nimport struct os.Logger\n"
        #expect(ported(present) == present)
        #expect(ported("@UIApplicationMain\nclass A: UIResponder {}\n") == "@main\nclass A: UIResponder {}\n")
        #expect(ported("let k = #keyPath(CALayer.position)\n") == "let k = \"position\"\n")
    }

    @Test func `calls without an effect on Linux stay in a condition for Apple's platforms`() {
        let text = ported(
            "class A: UIViewController {\n    override var prefersHomeIndicatorAutoHidden: Bool { return true }\n    override func viewDidLoad() {\n        setNeedsUpdateOfHomeIndicatorAutoHidden()\n    }\n}\n"
        )
        #expect(
            text.contains(
                "    #if canImport(ObjectiveC)\n    override var prefersHomeIndicatorAutoHidden: Bool { return true }\n    #endif"))
        #expect(text.contains("        #if canImport(ObjectiveC)\n        setNeedsUpdateOfHomeIndicatorAutoHidden()\n        #endif"))
    }

    @Test func `a controller's preferences for the status bar and orientations are ported`() {
        let text = """
            class A: UIViewController {
                override var prefersStatusBarHidden: Bool { true }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
                override func didReceiveMemoryWarning() {
                    super.didReceiveMemoryWarning()
                    setNeedsStatusBarAppearanceUpdate()
                }
            }

            """
        #expect(ported(text) == text)
    }

    @Test func `APIs without a counterpart are reported once per file`() {
        let text =
            "func f() {\n    method_exchangeImplementations(a, b)\n    method_exchangeImplementations(c, d)\n}\nlet x: UIActionSheet? = nil\n"
        #expect(ported(text) == text)
        #expect(reviewNotes(text).count == 2)
    }

    @Test func `members in update closures get an explicit self, which Apple's headers make optional`() {
        let text = ported(
            "class A: UIViewController {\n    var items = 1\n    func f() {\n        list.performBatchUpdates({\n            items = 2\n        })\n    }\n}\n"
        )
        #expect(text.contains("performBatchUpdates({ [self] in\n            items = 2"))
    }

    @Test func `classes in variables create objects by a required initializer`() {
        let list =
            "class List: UITableViewController {\n    let kinds = [Board.self, Wide.self]\n    func make() { let kind = kinds[0]; show(kind.init()) }\n}\n"
        let board = "class Board: UIViewController {\n    var x = 1\n}\n"
        let texts = ported(files: [list, board, "class Wide: Board {}\n"])
        #expect(texts[0] == list && texts[2] == "class Wide: Board {}\n")
        #expect(texts[1].contains("    required init() { super.init(nibName: nil, bundle: nil) }\n"))
        #expect(texts[1].contains("    required init?(coder: NSCoder) { super.init(coder: coder) }\n\n    var x = 1"))
        // Without such a call the class is not changed.
        #expect(ported(files: ["let kinds = [Board.self]\n", board])[1] == board)
        #expect(
            ported("if a.isKind(of: UIPanGestureRecognizer.classForCoder()) {}\n") == "if (a is UIPanGestureRecognizer) {}\n")
    }

    @Test func `files that use UIKit without importing it get the import`() {
        #expect(
            ported("import XCTest\nlet a: UIImage? = nil\n")
                == "import XCTest\n#if canImport(UIKit)\nimport UIKit\n#endif\nlet a: UIImage? = nil\n")
        #expect(
            ported("import XCTest\nlet a = NSMutableParagraphStyle()\n")
                == "import XCTest\n#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = NSMutableParagraphStyle()\n")
        #expect(ported("import Foundation\nlet a = NSString()\n") == "import Foundation\nlet a = NSString()\n")
        #expect(ported("import XCTest\nclass UIThing {}\nlet a = UIThing()\n") == "import XCTest\nclass UIThing {}\nlet a = UIThing()\n")
    }

    @Test func `comments and whitespace stay unchanged`() {
        let text =
            "//  A.swift\n\n\nimport UIKit   // UIKit\n\n/* a */ class A: UIView { // b\n\n\tvar x = 1 ;  /* c */ var y = 2\n\n}\n\n\n"
        #expect(ported(text) == text)
    }

    @Test func `properties named by strings are accessed directly if the class has them`() {
        let text = ported(
            """
            class A: UIViewController {
                @objc var count = 1
                func f(_ bar: UISearchBar, _ other: NSObject) {
                    setValue(2, forKey: "count")
                    self.setValue(count + 1, forKey: #keyPath(A.count))
                    let n = value(forKey: "count") as? Int
                    let field = bar.value(forKey: "searchField") as? UITextField
                    other.setValue(3, forKey: "count")
                    view.layer.setValue(3, forKeyPath: "transform.scale")
                    setValue(4, forKey: "unknown")
                }
            }
            class B: NSObject {
                var x = 1
                override func setValue(_ value: Any?, forKey key: String) {}
                func g() { setValue(1, forKey: "x") }
            }
            """)
        #expect(text.contains("        self.count = 2\n        self.count = count + 1\n        let n = (self.count as Any?) as? Int\n"))
        #expect(text.contains("let field = (bar.searchTextField as Any?) as? UITextField"))
        #expect(
            text.contains("other.setValue(3, forKey: \"count\")")
                && text.contains("view.layer.setValue(3, forKeyPath: \"transform.scale\")"))
        #expect(text.contains("setValue(4, forKey: \"unknown\")") && text.contains("{ setValue(1, forKey: \"x\") }"))
    }
}
