/// What is announced of a drag by keys.
enum KeyboardDragText {
    static let nowhere = "There is no place to drop this."
    static let putBack = "Put back."

    static func lifted(_ name: String?, items: Int, places: Int) -> String {
        let what = items == 1 ? name ?? "Item" : "\(name ?? "Selection"), \(items) items,"
        guard places > 0 else { return "\(what) lifted. \(nowhere) Escape puts it back." }
        return
            "\(what) lifted. \(places == 1 ? "1 place" : "\(places) places") to drop it: Tab goes to the next, Return drops, Escape puts back."
    }

    static func at(_ name: String?, _ operation: UIDropOperation?, _ number: Int, of count: Int) -> String {
        let place = name ?? "Place"
        let effect =
            switch operation {
            case .copy: "drops a copy"
            case .move: "moves it here"
            case .forbidden, .cancel, nil: "cannot be dropped here"
            }
        return "\(place), \(number) of \(count), \(effect)."
    }

    static func dropped(_ name: String?, _ operation: UIDropOperation) -> String {
        let verb = operation == .move ? "Moved" : "Dropped"
        return name.map { "\(verb) to \($0)." } ?? "\(verb)."
    }
}
