/// The announcements of keyboard drags, in the desktop's language.
enum KeyboardDragText {
    static var nowhere: String { LocalizedStrings.text("There is no place to drop this.") }
    static var putBack: String { LocalizedStrings.text("Put back.") }

    static func lifted(_ name: String?, items: Int, dropPoints: Int) -> String {
        let what =
            items == 1
            ? name ?? LocalizedStrings.text("Item")
            : LocalizedStrings.text("%1, %2 items,", [name ?? LocalizedStrings.text("Selection"), "\(items)"])
        guard dropPoints > 0 else { return LocalizedStrings.text("%1 lifted. %2 Escape puts it back.", [what, nowhere]) }
        let count = dropPoints == 1 ? LocalizedStrings.text("1 place") : LocalizedStrings.text("%1 places", ["\(dropPoints)"])
        return LocalizedStrings.text("%1 lifted. %2 to drop it: Tab goes to the next, Return drops, Escape puts back.", [what, count])
    }

    static func at(_ name: String?, _ operation: UIDropOperation?, _ number: Int, of count: Int) -> String {
        let effect =
            switch operation {
            case .copy: "drops a copy"
            case .move: "moves it here"
            case .forbidden, .cancel, nil: "cannot be dropped here"
            }
        let target = name ?? LocalizedStrings.text("Place")
        return LocalizedStrings.text("%1, %2 of %3, %4.", [target, "\(number)", "\(count)", LocalizedStrings.text(effect)])
    }

    static func dropped(_ name: String?, _ operation: UIDropOperation) -> String {
        let isMoved = operation == .move
        guard let name else { return LocalizedStrings.text(isMoved ? "Moved." : "Dropped.") }
        return LocalizedStrings.text(isMoved ? "Moved to %1." : "Dropped to %1.", [name])
    }
}
