import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Performing selectors")
struct PerformTests {
    private final class Board: UIView {
        var calls: [String] = []
        func show() { calls.append("show") }
        func show(_ text: String) { calls.append(text) }
        func answer() -> Bool {
            calls.append("answer")
            return true
        }
    }

    /// A class without actor isolation.
    private final class Model: NSObject {
        var calls: [String] = []
        func load() { calls.append("load") }
        func load(_ name: Any?) { calls.append("load \(name ?? "nothing")") }
    }

    private func show() -> Selector { Selector("show", Board.show as (Board) -> () -> Void) }

    @Test func `a method is called immediately, with its argument`() {
        let board = Board()
        board.perform(show())
        board.perform(Selector("show:", Board.show(_:)), with: "text")
        board.perform(Selector("answer", Board.answer))
        #expect(board.calls == ["show", "text", "answer"])
        #expect(board.responds(to: show()))
        #expect(!UIView().responds(to: show()))
    }

    @Test func `methods of classes without actor isolation have selectors too`() {
        let model = Model()
        let plain = Selector("load", Model.load as (Model) -> () -> Void)
        model.perform(plain)
        model.perform(Selector("load:", Model.load(_:)), with: 1)
        #expect(model.calls == ["load", "load 1"])
        #expect(plain == Selector("load", Model.load as (Model) -> () -> Void))
    }

    @Test func `a delayed call is made at its time, unless it is cancelled`() {
        let host = TestHost()
        let board = Board()
        board.perform(show(), with: nil, afterDelay: 0.5)
        board.perform(Selector("show:", Board.show(_:)), with: "late", afterDelay: 1)
        host.advance(by: 0.4)
        #expect(board.calls.isEmpty)
        host.advance(by: 0.2)
        #expect(board.calls == ["show"])
        NSObject.cancelPreviousPerformRequests(withTarget: board)
        host.advance(by: 2)
        #expect(board.calls == ["show"])
    }

    @Test func `one of several delayed calls is cancelled by its selector and argument`() {
        let host = TestHost()
        let board = Board()
        let text = Selector("show:", Board.show(_:))
        for word in ["one", "two"] { board.perform(text, with: word, afterDelay: 1) }
        NSObject.cancelPreviousPerformRequests(withTarget: board, selector: text, object: "one")
        board.perform(show(), with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: board, selector: show(), object: nil)
        host.advance(by: 2)
        #expect(board.calls == ["two"])
    }

    @Test func `literals of colours are UIKit's`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
        #expect(autoreleasepool { 3 } == 3)
    }
}
