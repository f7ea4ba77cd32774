import Foundation

extension UISearchTextField {
    /// The suggestion list that key commands control: the field's own visible list, or else the visible list of its search controller.
    private var listInSight: SearchSuggestionList? {
        if offersSuggestions { return suggestionPanel.list }
        return controllerSuggestions.flatMap { $0.window == nil || $0.suggestions.isEmpty ? nil : $0 }
    }

    /// Whether the field is the first responder and has suggestions that the user did not dismiss.
    private var offersSuggestions: Bool {
        isFirstResponder && window != nil && !(searchSuggestions ?? []).isEmpty && suggestionsRefusedFor == nil
    }

    func suggestionsDidChange() {
        suggestionsRefusedFor = nil
        suggestionPanel.list.suggestions = searchSuggestions ?? []
        suggestionPanel.list.onChoice = { [weak self] in self?.choose($0) }
        setNeedsLayout()
    }

    /// Shows or hides the suggestions at the field's current position.
    func positionSuggestions() {
        if let refused = suggestionsRefusedFor, refused != text || !isFirstResponder { suggestionsRefusedFor = nil }
        if offersSuggestions {
            suggestionPanel.show(for: self)
        } else if searchSuggestions != nil || suggestionPanel.superview != nil {
            suggestionPanel.removeFromSuperview()
        }
    }

    /// Hides visible suggestions until the text changes or the field becomes first responder again.
    func hideSuggestions() {
        if offersSuggestions { refuseSuggestions() }
    }

    private func refuseSuggestions() {
        suggestionsRefusedFor = text ?? ""
        positionSuggestions()
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        refuseSuggestions()
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
        // The delegate may have put the suggestion into the field. Such a change must not show the list again.
        if suggestionsRefusedFor != nil { refuseSuggestions() }
    }

    /// Key commands of the suggestion list. Empty without suggestions or with marked text.
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
