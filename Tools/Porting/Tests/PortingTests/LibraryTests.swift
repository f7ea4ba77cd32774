import Foundation
import Testing

@testable import Porting

@Suite("Rules that ported libraries needed")
struct LibraryTests {
    @Test func `a member added to a public class is public, and so is its override`() {
        let text = ported(
            "public class List: UIViewController, UIScrollViewDelegate {\n}\npublic class Feed: List {\n    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n"
        )
        #expect(text.contains("\n    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"))
        #expect(text.contains("    override public func scrollViewDidScroll(_ scrollView: UIScrollView) {}"))
    }

    @Test func `private members become visible to code moved into another file`() {
        let texts = ported(files: [
            "class A: UIView {\n}\n",
            "extension A {\n    override func layoutSubviews() { arrange() }\n    private func arrange() { count() }\n    private func count() {}\n}\n",
        ])
        #expect(texts[0].contains("override func layoutSubviews() { arrange() }"))
        #expect(texts[1].contains("    func arrange() { count() }"))
        #expect(texts[1].contains("    private func count() {}"))
    }

    @Test func `code moved inside of its file keeps private members private`() {
        let text = ported(
            "class A: UIView {\n}\nextension A {\n    override func layoutSubviews() { arrange() }\n    private func arrange() {}\n}\n")
        #expect(text.contains("private func arrange() {}"))
    }

    @Test func `key paths and selectors of the shared application are replaced by its name`() {
        #expect(
            ported("let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication\n")
                == "let a = (UIApplication.shared as Any?) as? UIApplication\n")
        let text = ported(
            "guard UIApplication.responds(to: NSSelectorFromString(\"sharedApplication\")),\n    let a = UIApplication.perform(Selector((\"sharedApplication\"))) else { exit(1) }\n"
        )
        #expect(text.contains("guard true,"))
        #expect(text.contains("let a = (Unmanaged.passUnretained(UIApplication.shared) as Unmanaged<UIApplication>?) else"))
    }

    @Test func `a method call on AnyObject casts to the protocol that declares it`() {
        let text = ported(
            """
            @objc protocol MenuDelegate {
                @objc optional func menu(_ menu: Menu, selected index: Int)
            }
            class Menu: UIView {
                weak var delegate: AnyObject?
                weak var other: Other?
                func f() {
                    self.delegate?.menu?(self, selected: 1)
                    other?.menu?(self, selected: 1)
                }
            }
            """)
        #expect(text.contains("(self.delegate as? MenuDelegate)?.menu(self, selected: 1)"))
        #expect(text.contains("other?.menu(self, selected: 1)"))
    }

    @Test func `statements that Linux lacks stay in a condition, with those that use their variables`() {
        let text = ported(
            """
            class A: UIView {
                func f() {
                    let x = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
                    x.maximumRelativeValue = 4
                    addMotionEffect(x)
                    layoutIfNeeded()
                    if true {
                        NotificationCenter.default.addObserver(a, selector: s, name: UIApplication.didChangeStatusBarFrameNotification, object: nil)
                    }
                }
            }

            """)
        #expect(text.contains("        #if canImport(ObjectiveC)\n        let x = UIInterpolatingMotionEffect"))
        let rest = "        addMotionEffect(x)\n        #endif\n        layoutIfNeeded()\n        if true {\n            #if canImport"
        #expect(text.contains(rest))
    }

    @Test func `a block and a condition that use the variable of an absent type stay in a condition with it`() {
        let text = ported(
            """
            class A: UIView {
                func f() {
                    var effects: [UIInterpolatingMotionEffect] = []
                    if isHidden {
                        effects.append(g())
                    }
                    if effects.count > 0 {
                        h()
                    }
                    motionEffects.removeAll()
                }
            }

            """)
        #expect(
            text.contains("        #if canImport(ObjectiveC)\n        var effects: [UIInterpolatingMotionEffect] = []\n        #endif\n"))
        #expect(text.contains("            #if canImport(ObjectiveC)\n            effects.append(g())\n            #endif\n"))
        #expect(
            text.contains(
                "        #if canImport(ObjectiveC)\n        if effects.count > 0 {\n            h()\n        }\n        motionEffects.removeAll()\n        #endif\n"
            ))
    }

    @Test func `objects that are sorted by themselves are compared`() {
        let text = ported(
            """
            func sorted(_ paths: [IndexPath]) -> [IndexPath] {
                let order = NSSortDescriptor(key: "self", ascending: false)
                return NSArray(array: paths).sortedArray(using: [order]) as? [IndexPath] ?? []
            }

            """)
        #expect(
            text.contains(
                "    #if canImport(ObjectiveC)\n    let order = NSSortDescriptor(key: \"self\", ascending: false)\n    #else\n    let order = NSSortDescriptor(keyPath: \\IndexPath.self, ascending: false) { first, second in\n"
            ))
        let other = "func f() {\n    let order = NSSortDescriptor(key: \"name\", ascending: false)\n}\n"
        #expect(ported(other) == other)
    }

    @Test(arguments: [
        (
            "let p = NSPredicate(format: \"SELF MATCHES %@\", pattern)",
            "let p = NSPredicate { text, _ in (text as? String)?.range(of: \"\\\\A(?:\\(pattern))\\\\z\", options: .regularExpression) != nil }"
        ),
        (
            "let p = NSPredicate(format: \"self matches[c] %@\", \"a+\")",
            "let p = NSPredicate { text, _ in (text as? String)?.range(of: \"\\\\A(?:\\(\"a+\"))\\\\z\", options: [.regularExpression, .caseInsensitive]) != nil }"
        ),
    ])
    func `a predicate that compares with a pattern is a block`(text: String, expected: String) {
        #expect(ported("\(text)\n") == "\(expected)\n")
    }

    @Test func `other predicates are reported`() {
        #expect(reviewNotes("let p = NSPredicate(format: \"name == %@\", name)\n").count == 1)
        #expect(reviewNotes("let p = NSPredicate(value: true)\n").isEmpty)
    }

    @Test func `a class in a property creates objects too`() {
        let text = ported(
            "struct Page { let type: Base.Type }\nclass Base: UIViewController {\n}\nclass A: Base {}\nlet pages = [Page(type: A.self)]\nfunc f(page: Page) { page.type.init() }\n"
        )
        #expect(text.contains("required init() { super.init(nibName: nil, bundle: nil) }"))
        let bundle = ported("class A: UIView { class func f() -> Bundle { Bundle(for: self.classForCoder()) } }\n")
        #expect(bundle.contains("Bundle(for: self)"))
    }

    @Test(arguments: [(true, "A.swift", "let a: UIView? = nil\n"), (false, "A.swift", "import UIKit\nlet a: UIView? = nil\n")])
    func `a framework's header imports UIKit for sources that do not`(expected: Bool, name: String, text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "umbrella-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("#import <UIKit/UIKit.h>\n".utf8).write(to: folder.appending(path: "Board.h"))
        var target = Project.Target(name: "Board", kind: .library)
        target.sources = [name]
        let files = ProjectFiles(folder)
        let file = UmbrellaHeader.file(for: target, in: files, texts: [name: text])
        #expect((file?.contains("@_exported import UIKit") ?? false) == expected)
        target.name = "Other"
        #expect(UmbrellaHeader.file(for: target, in: files, texts: [name: text]) == nil)
    }

    @Test func `a closure's argument is passed to the block`() {
        let text = ported("let a = b.map { NSPredicate(format: \"SELF MATCHES %@\", $0.regex) }\n")
        #expect(text.contains("{ (pattern: String) in NSPredicate { text, _ in (text as? String)?.range(of: \"\\\\A(?:\\(pattern))"))
        #expect(text.contains(" }($0.regex)"))
    }

    @Test func `modifiers that mean nothing are left out`() {
        #expect(ported("open class A { open let a = 1\n open var b = 2 }\n") == "open class A { public let a = 1\n open var b = 2 }\n")
        #expect(ported("protocol P: AnyObject { weak var a: P? { get set } }\n") == "protocol P: AnyObject { var a: P? { get set } }\n")
        #expect(ported("class A { weak var a: A? }\n") == "class A { weak var a: A? }\n")
    }

    @Test func `a condition with an optional method's result still compiles`() {
        let text = ported(
            """
            @objc protocol Source {
                @objc optional func count() -> Int
                @objc optional func name() -> String?
            }
            func f(_ source: Source) {
                if let n = source.count?() { print(n) }
                if let n = source.name?() { print(n) }
            }

            """)
        #expect(text.contains("if let n = (source.implementsCount ? source.count() : nil) {"))
        #expect(text.contains("if let n = source.name() {"))
    }

    @Test func `a use of an optional requirement without a default first reads whether the object implements it`() {
        let text = ported(
            """
            @objc public protocol Source {
                @objc optional func dot(colorsAt index: Int) -> [UIColor]
                @objc optional func dot(sizeAt index: Int) -> CGFloat
                @objc optional var list: UIScrollView { get }
                @objc optional var child: UIView? { get }
            }
            public class Board: UIView, Source {
                public func dot(colorsAt index: Int) -> [UIColor] { [] }
                public func dot(sizeAt index: Int) -> CGFloat { 1 }
            }
            extension UITableViewController: Source {
                public var list: UIScrollView { tableView }
            }
            class Other {
                var dot: CALayer?
                func dot(colorsAt index: Int) -> [UIColor] { [] }
                func f() { if self.dot != nil {} }
            }
            class A: UIView {
                weak var source: Source?
                func f(_ other: Source) {
                    let colors = isHidden ? [] : source?.dot?(colorsAt: 1)
                    let first = other.dot!(colorsAt: 1).first
                    let size = source?.dot?(sizeAt: 2) ?? 3
                    if let list = other.list { list.flashScrollIndicators() }
                    if let found = source?.child, let child = found { child.removeFromSuperview() }
                }
            }

            """)
        #expect(text.contains("    func dot(colorsAt index: Int) -> [UIColor]\n    var implementsDotColorsAt: Bool { get }\n"))
        #expect(text.contains("public var implementsDotColorsAt: Bool { false }"))
        #expect(text.contains("dot(colorsAt index: Int) -> [UIColor] { [] }\n\n    public var implementsDotColorsAt: Bool { true }\n"))
        #expect(text.components(separatedBy: "implementsDotColorsAt: Bool { true }").count == 2)
        #expect(text.contains("public var list: UIScrollView { tableView }\n\n    public var implementsList: Bool { true }\n"))
        #expect(
            text.contains("isHidden ? [] : (source?.implementsDotColorsAt == true ? source?.dot(colorsAt: 1) : nil)\n"))
        #expect(text.contains("let first = (other.implementsDotColorsAt ? other.dot(colorsAt: 1) : nil)?.first\n"))
        // A default that all callers write needs no question.
        #expect(text.contains("let size = source?.dot(sizeAt: 2) ?? 3\n") && text.contains("dot(sizeAt index: Int) -> CGFloat { 3 }"))
        #expect(text.contains("if self.dot != nil {}"))
        #expect(text.contains("if let list = (other.implementsList ? other.list : nil) {"))
        #expect(text.contains("if let found = source?.child, case let child = found {"))
        #expect(ported(text) == text)
    }

    @Test func `a file that uses a missing framework is excluded as a whole if no other file names it`() {
        let page = "import SwiftUI\n\n/// A page.\nstruct Page: View {\n    let board: Board\n}\nstruct PagePreviews: PreviewProvider {}\n"
        let board = "import UIKit\nclass Board: UIView {}\n"
        let texts = ported(files: [page, board])
        #expect(texts[0] == "#if canImport(ObjectiveC)\n" + page.dropLast() + "\n#endif\n")
        #expect(texts[1] == board)
        // A file that another file refers to is reported and not excluded.
        #expect(!ported(files: [page, "class Other { let page: Page? = nil }\n"])[0].hasPrefix("#if canImport(ObjectiveC)\nimport"))
        // Declarations without a relation to the framework are not excluded with it.
        #expect(
            !ported(files: [page + "extension Board: UIScrollViewDelegate {}\n", board])[0].hasPrefix("#if canImport(ObjectiveC)\nimport"))
        #expect(reviewNotes(page).count == 1)
        let narrowed = "import SwiftUI\n#if canImport(UIKit)\nstruct Page: View {\n}\n#endif\n"
        #expect(ported(narrowed).hasPrefix("#if canImport(ObjectiveC)\nimport SwiftUI\n#if canImport(UIKit)"))
    }
}
