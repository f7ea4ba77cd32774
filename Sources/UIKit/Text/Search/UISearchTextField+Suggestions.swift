import Foundation

extension UISearchTextField {
    /// What a person chooses from by keys: the field's own suggestions, or those of the search controller that has it.
    private var listInSight: SearchSuggestionList? {
        if offersSuggestions { return suggestionPanel.list }
        return controllerSuggestions.flatMap { $0.window == nil || $0.suggestions.isEmpty ? nil : $0 }
    }

    /// The field has the keys and something to suggest, and the person did not call it off.
    private var offersSuggestions: Bool {
        isFirstResponder && window != nil && !(searchSuggestions ?? []).isEmpty && suggestionsRefusedFor == nil
    }

    func suggestionsDidChange() {
        suggestionsRefusedFor = nil
        suggestionPanel.list.suggestions = searchSuggestions ?? []
        suggestionPanel.list.onChoice = { [weak self] in self?.choose($0) }
        setNeedsLayout()
    }

    /// Shows or hides the suggestions, where the field is now.
    func placeSuggestions() {
        if let refused = suggestionsRefusedFor, refused != text || !isFirstResponder { suggestionsRefusedFor = nil }
        if offersSuggestions {
            suggestionPanel.show(for: self)
        } else if searchSuggestions != nil || suggestionPanel.superview != nil {
            suggestionPanel.removeFromSuperview()
        }
    }

    /// Takes suggestions away that are shown, until the text changes or the field has the keys again.
    func hideSuggestions() {
        if offersSuggestions { refuseSuggestions() }
    }

    private func refuseSuggestions() {
        suggestionsRefusedFor = text ?? ""
        placeSuggestions()
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        refuseSuggestions()
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
        // The program may have put the suggestion into the field: it is not what the person typed.
        if suggestionsRefusedFor != nil { refuseSuggestions() }
    }

    /// Keys that choose a suggestion, while there are some and nothing is composed.
    var suggestionCommands: [UIKeyCommand] {
        guard let list = listInSight, markedTextRange == nil else { return [] }
        var commands = [
            UIKeyCommand(input: UIKeyCommand.inputDownArrow) { [weak list] _ in list?.mark(by: 1) },
            UIKeyCommand(input: UIKeyCommand.inputUpArrow) { [weak list] _ in list?.mark(by: -1) },
        ]
        if list.marked != nil { commands.append(UIKeyCommand(input: "\r") { [weak list] _ in list?.chooseMarked() }) }
        if list === suggestionPanel.list {
            commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.refuseSuggestions() })
        }
        commands.forEach { $0.wantsPriorityOverSystemBehavior = true }
        return commands
    }
}
