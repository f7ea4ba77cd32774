import UIKit

/// The columns of a board and their cards. Views observe it; they never change cards themselves.
@MainActor
final class Board {
    struct Column {
        let title: String
        var cards: [Card]
    }

    private(set) var columns: [Column]
    /// Called after each change.
    var onChange: [() -> Void] = []
    let undoManager = UndoManager()

    init(columns: [Column]) { self.columns = columns }

    static var example: Board {
        Board(columns: [
            Column(title: "To Do", cards: ["Buy paint", "Call Ada", "Write the plan"].map { Card(title: $0) }),
            Column(title: "Doing", cards: [Card(title: "Paint the shed")]),
            Column(title: "Done", cards: [Card(title: "Borrow a ladder")]),
        ])
    }

    /// Moves a card to a position, which counts the cards without the moved one.
    func move(_ card: Card, toColumn column: Int, at index: Int) {
        change("Move") { columns in
            for number in columns.indices { columns[number].cards.removeAll { $0.id == card.id } }
            columns[column].cards.insert(card, at: min(index, columns[column].cards.count))
        }
    }

    func add(_ titles: [String], toColumn column: Int, at index: Int) {
        change("Add") { columns in
            let index = min(index, columns[column].cards.count)
            columns[column].cards.insert(contentsOf: titles.map { Card(title: $0) }, at: index)
        }
    }

    func delete(_ card: Card) {
        change("Delete") { columns in
            for number in columns.indices { columns[number].cards.removeAll { $0.id == card.id } }
        }
    }

    /// Makes a change that one undo reverts.
    private func change(_ name: String, _ body: (inout [Column]) -> Void) {
        let old = columns
        body(&columns)
        undoManager.registerUndo(withTarget: self) { $0.change(name) { $0 = old } }
        undoManager.setActionName(name)
        for observer in onChange { observer() }
    }
}
