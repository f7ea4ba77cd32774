import Testing

@testable import Porting

@Suite("Selectors")
struct SelectorTests {
    private func made(_ selector: String, _ members: String) -> String {
        let text = ported("class Board: UIView {\n    \(members)\n    func make() {\n        use(\(selector))\n    }\n}\n")
        guard let line = text.split(separator: "\n").first(where: { $0.contains("        use(") }) else { return "" }
        return String(line.trimmingPrefix("        use(").dropLast())
    }

    @Test func `a method is named with its type and its Objective-C name`() {
        #expect(made("#selector(pan(_:))", "func pan(_ recognizer: UIPanGestureRecognizer) {}") == "Selector(\"pan:\", Board.pan(_:))")
        #expect(made("#selector(pan)", "func pan(_ recognizer: UIPanGestureRecognizer) {}") == "Selector(\"pan:\", Board.pan(_:))")
        #expect(made("#selector(self.pan)", "func pan() {}") == "Selector(\"pan\", Board.pan)")
        #expect(made("#selector(Board.pan)", "func pan() {}") == "Selector(\"pan\", Board.pan)")
        #expect(made("#selector(type(of: self).pan)", "func pan() {}") == "Selector(\"pan\", Board.pan)")
    }

    @Test func `labels become part of the name as Swift joins them`() {
        #expect(made("#selector(tapped)", "func tapped(sender: Any) {}") == "Selector(\"tappedWithSender:\", Board.tapped(sender:))")
        #expect(made("#selector(move)", "func move(from a: Any, to b: Any) {}") == "Selector(\"moveFrom:to:\", Board.move(from:to:))")
        #expect(made("#selector(go)", "@objc(run:) func go(_ a: Any) {}") == "Selector(\"run:\", Board.go(_:))")
    }

    @Test func `a method without parameters is distinguished from overloads by its type`() {
        let members = "func pan() {}\n    func pan(_ recognizer: UIPanGestureRecognizer) {}"
        #expect(made("#selector(pan as () -> Void)", members) == "Selector(\"pan\", Board.pan as (Board) -> () -> Void)")
        #expect(made("#selector(pan as (UIPanGestureRecognizer) -> Void)", members) == "Selector(\"pan:\", Board.pan(_:))")
        #expect(made("#selector(pan(_:))", members) == "Selector(\"pan:\", Board.pan(_:))")
    }

    @Test func `methods of other types, of the outer type and of UIKit are found`() {
        let text = ported(
            """
            class Outer: UIView {
                class Inner: UIView {
                    @objc func tap() {}
                    func make() -> [Selector] {
                        [#selector(tap), #selector(Outer.close(_:)), #selector(UIView.endEditing), #selector(UIView.setNeedsLayout)]
                    }
                }
                @objc func close(_ sender: Any?) {}
            }
            """)
        #expect(text.contains("Selector(\"tap\", Outer.Inner.tap)"))
        #expect(text.contains("Selector(\"close:\", Outer.close(_:))"))
        #expect(text.contains("Selector(\"endEditing:\", UIView.endEditing(_:))"))
        #expect(text.contains("Selector(\"setNeedsLayout\", UIView.setNeedsLayout)"))
    }

    @Test func `accessors are closures`() {
        #expect(
            made("#selector(getter: score)", "var score: Int = 0") == "Selector(\"score\", { (object: Board) in { _ = object.score } })")
        #expect(
            made("#selector(setter: Board.score)", "var score: Int = 0")
                == "Selector(\"setScore:\", { (object: Board) in { (value: Int) in object.score = value } })")
    }

    @Test func `a string finds the method of that name`() {
        #expect(made("Selector(\"pan:\")", "func pan(_ recognizer: Any) {}") == "Selector(\"pan:\", Board.pan(_:))")
        #expect(made("Selector((\"pan:\"))", "func pan(_ recognizer: Any) {}") == "Selector(\"pan:\", Board.pan(_:))")
        #expect(made("NSSelectorFromString(\"pan\")", "func pan() {}") == "Selector(\"pan\", Board.pan)")
        #expect(reviewNotes("class A { let s = Selector(\"_private:\") }").count == 1)
        #expect(made("NSSelectorFromString(\"selectAll:\")", "") == "Selector(\"selectAll:\", UIResponder.selectAll(_:))")
        #expect(made("Selector(\"copy:\")", "override func copy(_ sender: Any?) {}") == "Selector(\"copy:\", Board.copy(_:))")
    }

    @Test func `unknown selectors are unchanged and reported`() {
        let text = "class A: UIView { func f() { use(#selector(other.thing.go)) } }\n"
        #expect(ported(text) == text)
        #expect(reviewNotes(text).count == 1)
    }
}
