import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Dragging by keys")
struct KeyboardDragTests {
    private let stage = DragStage()
    private let card: FocusView
    private let delegate: DragSource
    private let inbox: DropTarget
    private let bin: DropTarget
    private let said = Announcements()

    init() {
        delegate = DragSource("A", log: stage.log, itemCount: 1)
        card = FocusView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        card.accessibilityLabel = "Letter"
        card.addInteraction(UIDragInteraction(delegate: delegate))
        stage.host.window.addSubview(card)
        // The one that is further down first: places go as one reads.
        bin = stage.addTarget("T", frame: CGRect(x: 0, y: 400, width: 400, height: 100))
        bin.view.accessibilityLabel = "Bin"
        inbox = stage.addTarget("S", frame: CGRect(x: 0, y: 200, width: 400, height: 100))
        inbox.view.accessibilityLabel = "Inbox"
        inbox.operation = .move
        card.becomeFirstResponder()
    }

    @Test("Lifted, moved from place to place, and dropped, and all of it announced")
    func liftMoveDrop() {
        stage.host.press("Space")
        #expect(
            stage.take()
                == [
                    "A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift", "A.willBegin", "S.canHandle", "T.canHandle",
                ].reordered(like: stage))
        #expect(said.take() == ["Letter lifted. 2 places to drop it: Tab goes to the next, Return drops, Escape puts back."])
        stage.host.press("Tab")
        #expect(said.take() == ["Inbox, 1 of 2, moves it here."])
        #expect(inbox.location == CGPoint(x: 200, y: 50))
        stage.host.press("Tab")
        #expect(said.take() == ["Bin, 2 of 2, drops a copy."])
        stage.host.press("Tab", modifiers: .shift)
        #expect(said.take() == ["Inbox, 1 of 2, moves it here."])
        _ = stage.take()
        stage.host.press("Return")
        #expect(
            stage.take() == [
                "A.willEnd(move)", "S.performDrop", "S.willAnimateDrop", "S.concludeDrop", "S.sessionDidEnd",
                "T.sessionDidEnd", "A.didEnd(move)", "A.didTransfer",
            ])
        #expect(said.take() == ["Moved to Inbox."])
        #expect(inbox.dropped == ["A0"])
        #expect(card.keys == [], "the view sees none of the drag's keys")
        stage.host.press("Tab")
        #expect(card.keys == ["tab"], "the keys are its own again")
    }

    @Test("Of a list the row is lifted that keys are at, by its name")
    func rows() {
        let rows = DraggableRows()
        let table = UITableView(frame: CGRect(x: 0, y: 520, width: 400, height: 280), style: .plain)
        (table.dataSource, table.delegate, table.dragDelegate) = (rows, rows, rows)
        table.dragInteractionEnabled = true
        table.accessibilityLabel = "Today"
        stage.host.window.addSubview(table)
        stage.host.advance(by: 0.1)
        card.resignFirstResponder()
        table.becomeFirstResponder()
        stage.host.press("ArrowDown")
        _ = said.take()
        stage.host.press("Space")
        #expect(rows.lifted == [IndexPath(row: 0, section: 0)])
        #expect(said.take().first?.hasPrefix("Water plants lifted.") == true)
        stage.host.press("Escape")
    }

    @Test("Arrows go on and back, and round")
    func arrows() {
        stage.host.press("Space")
        for key in ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"] { stage.host.press(key) }
        #expect(
            said.take().dropFirst() == [
                "Inbox, 1 of 2, moves it here.", "Bin, 2 of 2, drops a copy.", "Inbox, 1 of 2, moves it here.",
                "Bin, 2 of 2, drops a copy.",
                "Inbox, 1 of 2, moves it here.",
            ])
        stage.host.press("Escape")
        #expect(said.take() == ["Put back."])
        #expect(stage.drags.isEmpty)
        #expect(stage.take().suffix(1) == ["A.didEnd(cancel)"])
    }

    @Test("Backwards from where it was lifted is the last place")
    func backwards() {
        stage.host.press("Space")
        stage.host.press("ArrowLeft")
        #expect(said.take().last == "Bin, 2 of 2, drops a copy.")
    }

    @Test("Dropped where it was lifted it goes back; where it is refused too")
    func refused() {
        stage.host.press("Space")
        stage.host.press("Return")
        #expect(said.take().last == "Put back.")
        inbox.operation = .forbidden
        stage.host.press("Space")
        stage.host.press("Tab")
        #expect(said.take().last == "Inbox, 1 of 2, cannot be dropped here.")
        stage.host.press("Return")
        #expect(said.take() == ["Put back."])
        #expect(inbox.dropped == [])
    }

    @Test("An app names several places in a view, and what it drags off")
    func descriptors() {
        inbox.view.accessibilityDropPointDescriptors = [
            UIAccessibilityLocationDescriptor(name: "Top of inbox", point: CGPoint(x: 200, y: 10), in: inbox.view),
            UIAccessibilityLocationDescriptor(
                attributedName: NSAttributedString(string: "End of inbox"), point: CGPoint(x: 200, y: 90), in: inbox.view),
        ]
        card.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "Letter to Ann", view: card)]
        stage.host.press("Space")
        #expect(said.take().first?.hasPrefix("Letter to Ann lifted. 3 places") == true)
        stage.host.press("Tab")
        #expect(said.take() == ["Top of inbox, 1 of 3, moves it here."])
        #expect(inbox.location == CGPoint(x: 200, y: 10))
        stage.host.press("Tab")
        #expect(said.take() == ["End of inbox, 2 of 3, moves it here."])
        #expect(inbox.location == CGPoint(x: 200, y: 90))
        stage.host.press("Return")
        #expect(said.take() == ["Moved to End of inbox."])
    }

    @Test("Places that take no interest are left out, and without any it is said so")
    func noPlaces() {
        inbox.handles = false
        bin.handles = false
        stage.host.press("Space")
        #expect(said.take() == ["Letter lifted. There is no place to drop this. Escape puts it back."])
        stage.host.press("Tab")
        #expect(said.take() == ["There is no place to drop this."])
        bin.handles = true
        stage.host.press("Tab")
        #expect(said.take() == ["Bin, 1 of 1, drops a copy."])
    }

    @Test("A covered place is passed over; one that goes away is no more")
    func coveredPlace() {
        let cover = UIView(frame: inbox.view.frame)
        stage.host.window.addSubview(cover)
        stage.host.press("Space")
        _ = said.take()
        stage.host.press("Tab")
        #expect(said.take() == ["Bin, 2 of 2, drops a copy."])
        bin.view.removeFromSuperview()
        stage.host.press("Tab")
        #expect(said.take() == ["There is no place to drop this."])
        cover.removeFromSuperview()
        stage.host.press("Tab")
        #expect(said.take() == ["Inbox, 1 of 1, moves it here."])
    }

    @Test("A place further down is scrolled into view")
    func scrolls() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
        scrollView.contentSize = CGSize(width: 400, height: 1000)
        stage.host.window.addSubview(scrollView)
        let far = stage.addTarget("F", frame: CGRect(x: 0, y: 900, width: 400, height: 50), in: scrollView)
        far.view.accessibilityLabel = "Far"
        stage.host.press("Space")
        stage.host.press("ArrowLeft")
        #expect(said.take().last == "Far, 3 of 3, drops a copy.")
        #expect(scrollView.contentOffset.y > 800)
        stage.host.press("Return")
        #expect(far.dropped == ["A0"])
    }

    @Test("Space presses a control, and with shift drags it; a view without items keeps its keys")
    func otherKeys() {
        delegate.itemCount = 0
        stage.host.press("Space")
        #expect(card.keys == ["space"])
        #expect(stage.drags.isEmpty)
        delegate.itemCount = 1
        let field = FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.addSubview(field)
        field.becomeFirstResponder()
        stage.host.press("Space")
        #expect(field.keys == ["space"])
        stage.host.press("Space", modifiers: .shift)
        #expect(stage.drags.count == 1, "of the view around")
    }

    @Test("The window loses the keyboard: it goes back")
    func inactive() {
        stage.host.press("Space")
        stage.host.press("Tab")
        stage.host.isActive = false
        #expect(said.take().last == "Put back.")
        #expect(stage.drags.isEmpty)
    }

    @Test("The view and its delegate go away meanwhile")
    func sourceGone() {
        stage.host.press("Space")
        card.removeFromSuperview()
        stage.host.press("Tab")
        stage.host.press("Return")
        #expect(inbox.dropped == ["A0"])
        #expect(stage.drags.isEmpty)
    }

    @Test("A finger may drag at the same time")
    func besideAFinger() {
        let other = stage.addSource("B", at: CGPoint(x: 200, y: 20))
        inbox.interaction.allowsSimultaneousDropSessions = true
        stage.host.press("Space")
        let finger = stage.lift(at: CGPoint(x: 240, y: 60))
        finger.move(to: CGPoint(x: 200, y: 250))
        stage.host.press("Tab")
        finger.lift()
        #expect(inbox.dropped == ["B0"])
        stage.host.press("Return")
        #expect(inbox.dropped == ["A0"])
        _ = other
    }
}

extension [String] {
    /// Which target is asked first is the view tree's order, not a promise.
    @MainActor fileprivate func reordered(like stage: DragStage) -> [String] { dropLast(2) + ["T.canHandle", "S.canHandle"] }
}

/// A view that can have the keyboard, and notes the keys that it gets.
private final class FocusView: UIView {
    var keys: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { press in
            switch press.key?.keyCode {
            case .keyboardSpacebar: "space"
            case .keyboardTab: "tab"
            default: nil
            }
        }
    }
}
