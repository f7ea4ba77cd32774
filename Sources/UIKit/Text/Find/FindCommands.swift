/// The keys of the find commands.
@MainActor
enum FindCommands {
    static let all: [UIKeyCommand] = [
        command("f", .command, .find), command("f", [.command, .alternate], .findAndReplace), command("g", .command, .findNext),
        command("g", [.command, .shift], .findPrevious), command("e", .command, .useSelectionForFind),
    ]

    private static func command(_ input: String, _ modifiers: UIKeyModifierFlags, _ action: EditAction) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: modifiers, action: action.selector)
    }
}

extension UIFindInteraction: FindPerforming {
    var keyCommands: [UIKeyCommand] { FindCommands.all }

    func perform(_ action: EditAction) {
        switch action {
        case .findAndReplace: presentFindNavigator(showingReplace: true)
        case .findNext: findNext()
        case .findPrevious: findPrevious()
        case .useSelectionForFind:
            guard let input = view as? any UITextInput, let range = input.selectedTextRange, let text = input.text(in: range), !text.isEmpty
            else { return }
            searchText = text
            if isFindNavigatorVisible { search() } else { presentFindNavigator(showingReplace: false) }
        default: presentFindNavigator(showingReplace: false)
        }
    }
}
