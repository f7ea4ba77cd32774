import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Document {
    var text = ""
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: String) {
        let old = text
        manager.registerUndo(withTarget: self) { $0.set(old) }
        manager.setActionName("Typing")
        text = new
    }

    func put(_ sender: Any?) {
        guard let new = sender as? String else { return }
        manager.registerUndo(withTarget: self, selector: Selector(Document.put(_:)), object: text)
        text = new
    }
}

@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
    let host = TestHost()
    let manager = UndoManager()

    @Test("All changes of one run-loop iteration are one group, which can be undone and redone")
    func steps() {
        let document = Document(manager)
        document.set("a")
        document.set("ab")
        host.advance(by: 0.01)
        document.set("abc")
        host.advance(by: 0.01)
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(document.text == "ab")
        manager.undo()
        #expect(document.text == "")
        #expect(!manager.canUndo)
        manager.redo()
        #expect(document.text == "ab")
        #expect(manager.redoMenuItemTitle == "Redo Typing")
        manager.redo()
        #expect(document.text == "abc")
        #expect(!manager.canRedo)
        manager.undo()
        document.set("x")
        #expect(!manager.canRedo)
    }

    @Test("undo() ends the current iteration's group")
    func immediateUndo() {
        let document = Document(manager)
        document.set("a")
        #expect(manager.canUndo)
        manager.undo()
        #expect(document.text == "")
        #expect(manager.groupingLevel == 0)
    }

    @Test("Nested groups are undone together, with the last change first")
    func groups() {
        manager.groupsByEvent = false
        let document = Document(manager)
        manager.beginUndoGrouping()
        document.set("a")
        manager.beginUndoGrouping()
        document.set("b")
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(document.text == "")
        #expect(!manager.canUndo)
        manager.redo()
        #expect(document.text == "b")
    }

    @Test("No change is registered while registration is disabled, and levelsOfUndo limits the number of groups")
    func limits() {
        let document = Document(manager)
        manager.disableUndoRegistration()
        document.set("a")
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        manager.levelsOfUndo = 2
        for text in ["b", "c", "d"] {
            document.set(text)
            host.advance(by: 0.01)
        }
        while manager.canUndo { manager.undo() }
        #expect(document.text == "b")
    }

    @Test("A deallocated target removes its changes, and the changes of one target can be removed")
    func targets() {
        var released: Document? = Document(manager)
        let retained = Document(manager)
        released?.set("a")
        retained.set("b")
        host.advance(by: 0.01)
        released = nil
        manager.undo()
        #expect(retained.text == "")
        manager.redo()
        manager.removeAllActions(withTarget: retained)
        #expect(!manager.canUndo)
        #expect(!manager.canRedo)
    }

    @Test("An undo registered with a selector undoes a change, and redo restores it")
    func selectors() {
        let document = Document(manager)
        document.put("a")
        host.advance(by: 0.01)
        manager.undo()
        #expect(document.text == "")
        manager.redo()
        #expect(document.text == "a")
    }

    @Test("A responder has its window's undo manager, unless a responder between them provides another")
    func responders() {
        final class Editor: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let (editor, inside, beside) = (Editor(), UIView(), UIView())
        host.window.addSubview(editor)
        host.window.addSubview(beside)
        editor.addSubview(inside)
        #expect(inside.undoManager === editor.own)
        #expect(beside.undoManager === host.window.undoManager)
        #expect(beside.undoManager != nil)
        #expect(UIView().undoManager == nil)
    }
}
