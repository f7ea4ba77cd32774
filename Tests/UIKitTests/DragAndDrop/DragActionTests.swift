import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Drag and drop with accessibility actions")
struct DragActionTests {
    private let fixture = DragFixture()
    private let card = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    private let delegate: DragSource
    private let inbox: DropTarget
    private let bin: DropTarget
    private let announcements = Announcements()

    init() {
        delegate = DragSource("A", log: fixture.log, itemCount: 1)
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Letter"
        card.addInteraction(UIDragInteraction(delegate: delegate))
        fixture.host.window.addSubview(card)
        inbox = fixture.addTarget("S", frame: CGRect(x: 0, y: 200, width: 400, height: 100))
        inbox.view.accessibilityLabel = "Inbox"
        inbox.view.accessibilityContainerType = .semanticGroup
        inbox.operation = .move
        bin = fixture.addTarget("T", frame: CGRect(x: 0, y: 400, width: 400, height: 100))
        bin.view.accessibilityLabel = "Bin"
    }

    private func actions(of object: NSObject) -> [String] {
        AccessibilityTree.facts(of: object).actions.filter { !["activate", "increment", "decrement"].contains($0) }
    }

    private func perform(_ name: String, of object: NSObject) -> Bool {
        AccessibilityTree.actions(of: object, object.accessibilityTraits).first { $0.name == name }?.perform() ?? false
    }

    @Test("A draggable view has an action Drag Item, which lifts it; then the view and each drop point have drop actions")
    func dragAndDrop() {
        #expect(actions(of: card) == ["Drag Item"])
        #expect(actions(of: inbox.view) == [])
        #expect(delegate.sessions.isEmpty, "a query does not request items from the app")
        #expect(perform("Drag Item", of: card))
        #expect(
            announcements.take() == [
                "Letter lifted. 2 places to drop it: Tab goes to the next, Return drops, Escape puts back.",
                "Inbox, 1 of 2, moves it here.",
            ])
        #expect(actions(of: card) == ["Drop: Inbox", "Drop: Bin", "Cancel Drag"])
        #expect(actions(of: inbox.view) == ["Drop"])
        #expect(perform("Drop", of: inbox.view))
        #expect(announcements.take() == ["Moved to Inbox."])
        #expect(inbox.dropped == ["A0"])
        #expect(actions(of: card) == ["Drag Item"])
        #expect(actions(of: inbox.view) == [])
    }

    @Test("After a lift, accessibility actions of the source drop the item at any drop point, or cancel the drag")
    func laterDropPoints() {
        #expect(perform("Drag Item", of: card))
        #expect(perform("Drop: Bin", of: card))
        #expect(bin.dropped == ["A0"])
        #expect(announcements.take().last == "Dropped to Bin.")
        #expect(perform("Drag Item", of: card))
        #expect(perform("Cancel Drag", of: card))
        #expect(announcements.take().last == "Put back.")
        #expect(fixture.drags.isEmpty)
    }

    @Test("An item that is lifted during another drop animation can be dropped or cancelled after that animation")
    func liftedDuringAnEnd() {
        fixture.picture.isPrompt = false
        #expect(perform("Drag Item", of: card))
        #expect(perform("Drop", of: inbox.view))
        #expect(perform("Drag Item", of: card))
        fixture.picture.finishEnding()
        #expect(announcements.take().last == "Moved to Inbox.")
        #expect(actions(of: card) == ["Drop: Inbox", "Drop: Bin", "Cancel Drag"])
        #expect(perform("Cancel Drag", of: card))
        fixture.picture.finishEnding()
        #expect(announcements.take() == ["Put back."])
        #expect(fixture.drags.isEmpty)
    }

    @Test("If a drop point refuses the drop, the drag continues, also with keys")
    func refused() {
        inbox.operation = .forbidden
        #expect(perform("Drag Item", of: card))
        #expect(!perform("Drop", of: inbox.view))
        #expect(fixture.drags.count == 1)
        fixture.host.press("Tab")
        fixture.host.press("Return")
        #expect(bin.dropped == ["A0"])
    }

    @Test("Descriptors list the drag sources and drop points of a view; an empty array removes the drag action")
    func descriptors() {
        card.accessibilityDragSourceDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Drag letter", point: CGPoint(x: 10, y: 10), in: card),
            UIAccessibilityLocationDescriptor(name: "Drag stamp", point: CGPoint(x: 70, y: 10), in: card),
        ]
        inbox.view.accessibilityDropPointDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Put on top", point: CGPoint(x: 200, y: 10), in: inbox.view),
            UIAccessibilityLocationDescriptor(name: "Put below", point: CGPoint(x: 200, y: 90), in: inbox.view),
        ]
        #expect(actions(of: card) == ["Drag letter", "Drag stamp"])
        #expect(perform("Drag stamp", of: card))
        #expect(delegate.sessions.last?.location(in: card) != CGPoint(x: 10, y: 10))
        #expect(actions(of: inbox.view) == ["Put on top", "Put below"])
        #expect(perform("Put below", of: inbox.view))
        #expect(inbox.location == CGPoint(x: 200, y: 90))
        card.accessibilityDragSourceDescriptors = []
        #expect(actions(of: card) == [])
    }

    @Test("The drag action of an element drags a draggable superview or subview, and fails if that view provides no items")
    func around() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Ann"
        card.isAccessibilityElement = false
        card.accessibilityLabel = nil
        card.addSubview(label)
        #expect(actions(of: label) == ["Drag Item"])
        #expect(perform("Drag Item", of: label))
        #expect(announcements.take().first?.hasPrefix("Ann lifted.") == true)
        #expect(perform("Cancel Drag", of: label))
        let outer = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 100))
        outer.isAccessibilityElement = true
        outer.accessibilityLabel = "Shelf"
        fixture.host.window.addSubview(outer)
        #expect(actions(of: outer) == [])
        outer.addSubview(card)
        #expect(actions(of: outer) == ["Drag Item"])
        delegate.itemCount = 0
        #expect(!perform("Drag Item", of: outer))
        #expect(fixture.drags.isEmpty)
        card.interactions.compactMap { $0 as? UIDragInteraction }.first?.isEnabled = false
        #expect(actions(of: outer) == [])
    }

    @Test("The rows of a list have the drag action, and the list itself does not")
    func rows() throws {
        let rows = DraggableRows()
        let table = UITableView(frame: CGRect(x: 0, y: 520, width: 400, height: 280), style: .plain)
        (table.dataSource, table.delegate) = (rows, rows)
        fixture.host.window.addSubview(table)
        fixture.host.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(actions(of: cell) == [])
        table.dragDelegate = rows
        table.dragInteractionEnabled = true
        #expect(actions(of: cell) == ["Drag Item"])
        #expect(!actions(of: table).contains("Drag Item"))
        #expect(perform("Drag Item", of: cell))
        #expect(rows.lifted == [IndexPath(row: 1, section: 0)])
        #expect(announcements.take().first?.hasPrefix("Bake bread lifted.") == true)
        let other = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(actions(of: other) == [], "one thing is carried at a time")
        #expect(perform("Drop: Inbox", of: cell))
        #expect(inbox.location != nil)
        #expect(fixture.drags.isEmpty)
    }

    @Test("A text view with a draggable selection has no drag action")
    func text() {
        let field = UITextField(frame: CGRect(x: 200, y: 20, width: 100, height: 40))
        field.text = "Ann"
        field.textDragInteraction?.isEnabled = true
        fixture.host.window.addSubview(field)
        #expect(field.textDragInteraction != nil)
        #expect(!actions(of: field).contains("Drag Item"))
    }
}
