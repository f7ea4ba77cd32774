import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Hit testing among many subviews")
struct SubviewIndexTests {
    /// A board of squares, with a hundred in each row, ten points apart.
    private func makeBoard(_ count: Int = 10_000, make: () -> UIView = { UIView() }) -> UIView {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        for index in 0..<count {
            let view = make()
            view.frame = CGRect(x: index % 100 * 10, y: index / 100 * 10, width: 12, height: 12)
            board.addSubview(view)
        }
        // The hit tests build the index.
        for _ in 0..<10 { _ = board.hitTest(CGPoint(x: 1, y: 1), with: nil) }
        return board
    }

    private func hitTestCalls(_ body: () -> Void) -> Int {
        let before = CountingView.questions
        body()
        return CountingView.questions - before
    }

    @Test("Among thousands of subviews only those near the point are hit-tested, also if some of them move")
    func callsFewSubviews() {
        let board = makeBoard { CountingView() }
        var hit: UIView?
        #expect(hitTestCalls { hit = board.hitTest(CGPoint(x: 505, y: 505), with: nil) } < 8)
        #expect(hit === board.subviews[5050])
        for step in 0..<100 {
            board.subviews[77].center = CGPoint(x: 5 + step * 9, y: 400)
            #expect(hitTestCalls { hit = board.hitTest(CGPoint(x: 5 + step * 9, y: 409), with: nil) } < 12)
        }
    }

    @Test("If all subviews move in each frame, at most twice as many are hit-tested as without an index")
    func allMove() {
        let board = makeBoard(1000) { CountingView() }
        let calls = hitTestCalls {
            for frame in 0..<50 {
                for view in board.subviews { view.center.x += frame % 2 == 0 ? 3 : -3 }
                _ = board.hitTest(CGPoint(x: 500, y: 999), with: nil)
            }
        }
        // Fifty hit tests call every view once, and the index reads the frames of some views in addition.
        #expect(calls <= 2 * 50 * 1000)
    }

    @Test("A view with few subviews has no hit-test index; a view discards its index when most of its subviews are removed")
    func noIndexForFew() {
        let board = makeBoard(SubviewIndex.smallestCount - 1)
        #expect(board.touchIndex == nil)
        let many = makeBoard(2000)
        #expect(many.touchIndex != nil)
        for view in many.subviews.dropFirst(3) { view.removeFromSuperview() }
        #expect(many.touchIndex == nil)
        #expect(many.hitTest(CGPoint(x: 15, y: 5), with: nil) === many.subviews[1])
    }

    @Test("The hit-test index does not retain removed views, and a removed view can enter the index of another superview")
    func lifetime() {
        weak var weakBoard: UIView?
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        do {
            let board = makeBoard(100)
            weakBoard = board
            board.addSubview(subview)
            _ = board.hitTest(CGPoint(x: 1, y: 1), with: nil)
        }
        #expect(weakBoard == nil && subview.superview == nil)
        subview.center.x += 10
        let board = makeBoard(100)
        board.addSubview(subview)
        #expect(board.hitTest(CGPoint(x: 15, y: 5), with: nil) === subview)
        weak let leaving = board.subviews[50]
        board.subviews[50].removeFromSuperview()
        #expect(leaving == nil)
        #expect(board.hitTest(CGPoint(x: 501, y: 5), with: nil) === board.subviews[49])
    }

    @Test("Thousands of insertions and removals between hit tests leave few pending changes in the index")
    func insertedAndRemoved() throws {
        let board = makeBoard(100)
        let visitor = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<5000 {
            board.addSubview(visitor)
            visitor.removeFromSuperview()
        }
        #expect(try #require(board.touchIndex).waitingChanges <= 300)
        #expect(board.hitTest(CGPoint(x: 5, y: 5), with: nil) === board.subviews[0])
    }

    @Test("Thousands of views inserted at the same index keep their order")
    func sameIndex() throws {
        let board = makeBoard(40)
        var inserted: [UIView] = []
        for _ in 0..<3000 {
            let view = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
            board.insertSubview(view, at: 20)
            inserted.append(view)
        }
        #expect(try #require(board.touchIndex).checkInvariants(for: board.subviews))
        for view in inserted.prefix(20) {
            #expect(board.hitTest(CGPoint(x: 5, y: 505), with: nil) === view)
            view.removeFromSuperview()
        }
    }

    @Test("A change that a view makes during its hit test applies to the views behind it")
    func changesDuringHitTest() {
        final class MovingView: UIView {
            var change: () -> Void = {}
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                change()
                return nil
            }
        }
        let board = makeBoard(400)
        let mover = MovingView(frame: .zero)
        board.addSubview(mover)
        let point = CGPoint(x: 700, y: 700)
        #expect(board.hitTest(point, with: nil) === board)
        let moved = board.subviews[7]
        mover.change = { moved.center = point }
        #expect(board.hitTest(point, with: nil) === moved)
        mover.change = { moved.isHidden = true }
        #expect(board.hitTest(point, with: nil) === board)
        mover.change = {
            moved.isHidden = false; board.sendSubviewToBack(moved)
        }
        #expect(board.hitTest(point, with: nil) === moved)
        mover.change = { mover.removeFromSuperview() }
        #expect(board.hitTest(point, with: nil) === moved)
        board.addSubview(mover)
        mover.change = { for view in board.subviews { view.removeFromSuperview() } }
        _ = board.hitTest(point, with: nil)
        #expect(board.subviews.isEmpty && board.hitTest(point, with: nil) === board)
    }

    @Test("The overridden methods of a class are detected, independent of its other overrides")
    func overriddenMethods() {
        #expect(OverriddenMethods.of(UIView.self).isEmpty)
        #expect(OverriddenMethods.of(PlainView.self) == .appCode)
        #expect(OverriddenMethods.of(WideView.self) == [.answers, .appCode])
        #expect(OverriddenMethods.of(ThroughView.self) == [.answers, .appCode])
        #expect(OverriddenMethods.of(FlickeringView.self) == [.readiness, .appCode])
        #expect(OverriddenMethods.of(CountingView.self) == [.readiness, .appCode])
        #expect(OverriddenMethods.of(UIScrollView.self).isDisjoint(with: [.answers, .readiness]))
        #expect(OverriddenMethods.of(UISwitch.self) == [.answers, .placement])
    }

    @Test("Views that an animator moves are hit at their visible positions, also among many others")
    func animated() {
        let host = TestHost(size: CGSize(width: 1000, height: 1000))
        let board = makeBoard(500)
        host.window.addSubview(board)
        host.advance(by: 0.1)
        let moving = board.subviews[3]
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { moving.center = CGPoint(x: 900, y: 900) }
        animator.startAnimation()
        host.advance(by: 0.5)
        let movingFrame = host.presentedFrame(of: moving)
        let middle = CGPoint(x: movingFrame.midX, y: movingFrame.midY)
        #expect(middle.y > 200)
        #expect(board.hitTest(middle, with: nil) === moving)
        #expect(board.hitTest(CGPoint(x: 900, y: 900), with: nil) === board)
        host.advance(by: 1)
        #expect(board.hitTest(CGPoint(x: 900, y: 900), with: nil) === moving)
        #expect(board.hitTest(middle, with: nil) === board)

        UIView.animate(withDuration: 1) { moving.center = CGPoint(x: 700, y: 700) }
        host.advance(by: 0.5)
        #expect(board.hitTest(CGPoint(x: 700, y: 700), with: nil) === board)
        host.advance(by: 1)
        #expect(board.hitTest(CGPoint(x: 700, y: 700), with: nil) === moving)
    }
}
