import Testing
import UIKit
import UIKitTesting

@testable import Kanban

@MainActor
struct KanbanTests {
    private let host = TestHost(size: CGSize(width: 900, height: 600))
    private let board = Board.example
    private let screen: BoardViewController

    init() async {
        screen = BoardViewController(board: board)
        host.window.rootViewController = UINavigationController(rootViewController: screen)
        await host.settle()
    }

    private var titles: [[String]] { board.columns.map { $0.cards.map(\.title) } }

    /// The middle of a card in window coordinates.
    private func center(_ title: String) throws -> CGPoint {
        let view = try #require(host.view(labelled: title))
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Drags a card with a finger to a point.
    private func drag(_ title: String, to end: CGPoint) async throws {
        let finger = host.touchDown(at: try center(title))
        finger.hold(for: 0.6)
        finger.move(to: end, duration: 0.4)
        finger.hold(for: 0.4)
        finger.lift()
        await host.settle()
    }

    @Test func cardMovesToAnotherColumn() async throws {
        try await drag("Call Ada", to: try center("Paint the shed"))
        #expect(titles[0] == ["Buy paint", "Write the plan"])
        #expect(Set(titles[1]) == ["Call Ada", "Paint the shed"])
        #expect(host.view(labelled: "Call Ada") != nil)
    }

    @Test func cardMovesToTheEmptyPartOfAColumn() async throws {
        let column = screen.columns[2].view.frame
        try await drag("Buy paint", to: screen.columns[2].view.superview?.convert(CGPoint(x: column.midX, y: 500), to: nil) ?? .zero)
        #expect(titles[2] == ["Borrow a ladder", "Buy paint"])
    }

    @Test func cardMovesWithinItsColumn() async throws {
        let end = try center("Write the plan")
        try await drag("Buy paint", to: CGPoint(x: end.x, y: end.y + 6))
        #expect(titles[0] == ["Call Ada", "Write the plan", "Buy paint"])
    }

    @Test func twoFingersDragTwoCards() async throws {
        let ends = [try center("Paint the shed"), try center("Call Ada")]
        let fingers = [try center("Buy paint"), try center("Borrow a ladder")].map { host.touchDown(at: $0) }
        host.advance(by: 0.6)
        for (finger, end) in zip(fingers, ends) { finger.move(to: end, duration: 0.4) }
        host.advance(by: 0.4)
        for finger in fingers {
            finger.lift()
            await host.settle()
        }
        #expect(!titles[0].contains("Buy paint") && titles[1].contains("Buy paint"))
        #expect(titles[0].contains("Borrow a ladder") && titles[2].isEmpty)
    }

    @Test func keysUndoAMove() async throws {
        let before = titles
        try await drag("Call Ada", to: try center("Paint the shed"))
        host.press("z", modifiers: .control)
        await host.settle()
        #expect(titles == before)
        host.press("z", modifiers: [.control, .shift])
        await host.settle()
        #expect(titles != before)
    }

    @Test func linesOfAnotherProgramBecomeCards() async throws {
        let drag = host.dragFromOutside(OutsideContent(["text/plain;charset=utf-8": Data("One\nTwo".utf8)]))
        drag.move(to: try center("Paint the shed"))
        #expect(drag.proposal == .copy)
        drag.drop()
        await host.settle()
        #expect(titles[1].contains("One") && titles[1].contains("Two"))
    }

    @Test func swipeDeletesACard() async throws {
        let start = try center("Borrow a ladder")
        host.drag(from: CGPoint(x: start.x + 60, y: start.y), to: CGPoint(x: start.x - 40, y: start.y), duration: 0.2)
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()
        #expect(titles[2].isEmpty)
    }

    @Test func buttonAddsACard() async {
        #expect(host.tap("Add"))
        await host.settle()
        host.type("Sweep\n")
        await host.settle()
        #expect(titles[0].first == "Sweep")
    }

    @Test func appStarts() async {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        #expect(host.view(labelled: "To Do") != nil)
        #expect(host.performAccessibilityAudit().isEmpty)
    }
}
