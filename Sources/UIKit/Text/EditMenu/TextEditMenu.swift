import CoreGraphics
import Foundation
import Host

/// Shows the edit menu of a text: a bar above the selection after a touch, or a list at the pointer after a secondary click.
@MainActor
final class TextEditMenu: MainActorObject, UIEditMenuInteractionDelegate {
    private unowned let owner: UITextInteraction
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// The range below the visible bar. Nil while the bar is hidden.
    private var shownRange: UITextRange?
    private var list: OpenMenu?
    /// The time when the bar was dismissed, on the platform's clock in seconds. A tap that dismisses the bar must not show it again.
    private var goneTime = -Double.infinity
    private static let tapTime: TimeInterval = 0.35

    init(of owner: UITextInteraction) {
        self.owner = owner
        super.init(onMainActor: ())
    }

    private var input: (any UIResponder & UITextInput)? { owner.textInput }
    private var now: TimeInterval { input?.textInputView.hostPlatform?.clock.now() ?? 0 }

    /// Whether the current or a recent touch dismissed the bar.
    var wasJustSentAway: Bool { now - goneTime < TextEditMenu.tapTime }

    // MARK: Showing

    /// Shows the bar for the selection.
    func show() {
        guard let input, input.isFirstResponder, let range = input.selectedTextRange, let view = interaction.view, view.window != nil else {
            return
        }
        shownRange = range
        let rect = target(of: range, in: input)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    /// Shows the list at a point of the text's view.
    func showList(at point: CGPoint) {
        guard let input, let range = input.selectedTextRange, input.textInputView.window != nil else { return }
        hide()
        let commands = TextEditMenu.commands(isList: true).compactMap { available($0) }
        guard let menu = menu(for: range, suggested: corrections(isList: true) + commands) else { return }
        let list = OpenMenu(from: input.textInputView, at: .pointer(point), style: .pointer)
        list.sender = input
        list.onWillOpen = { [weak self] animator in self?.input?.willPresentEditMenu(animator: animator) }
        list.onWillClose = { [weak self] animator in self?.input?.willDismissEditMenu(animator: animator) }
        list.onClosed = { [weak self] in self?.list = nil }
        self.list = list
        list.open(menu)
    }

    /// Hides the bar.
    func hide() {
        guard shownRange != nil else { return }
        interaction.dismissMenu()
    }

    /// Hides the bar if the selection changed.
    func selectionDidChange() {
        guard let shownRange, let input else { return }
        guard let range = input.selectedTextRange, input.compare(range.start, to: shownRange.start) == .orderedSame,
            input.compare(range.end, to: shownRange.end) == .orderedSame
        else { return hide() }
    }

    private func target(of range: UITextRange, in input: any UITextInput) -> CGRect {
        let seen = (input as? any TextEditorOwner)?.visibleText ?? input.textInputView.bounds
        guard !range.isEmpty else { return input.caretRect(for: range.end) }
        var rects = input.selectionRects(for: range).map(\.rect).filter { $0.intersects(seen) }
        if rects.isEmpty { rects = [input.firstRect(for: range)] }
        let whole = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        // Keep the bar clear of the handles.
        return owner.hasHandles ? whole.insetBy(dx: 0, dy: -TextConstants.handleSide / 2) : whole
    }

    // MARK: Content

    private static func commands(isList: Bool) -> [UICommand] {
        func command(_ title: String, _ action: Selector, _ attributes: UIMenuElement.Attributes = []) -> UICommand {
            UICommand(title: LocalizedStrings.text(title), action: action, attributes: attributes)
        }
        var commands = [command("Cut", .cut), command("Copy", .copy), command("Paste", .paste)]
        if isList { commands.append(command("Delete", .delete, .destructive)) }
        return commands + [command("Select", .select), command("Select All", .selectAll)]
    }

    /// Suggested corrections of a misspelled word. In the list, also the commands to learn or ignore the word.
    private func corrections(isList: Bool) -> [UIMenuElement] {
        guard let editor = (input as? any TextEditorOwner)?.editor, let range = editor.misspelledWord, let book = editor.spellingDictionary
        else {
            return []
        }
        let word = editor.storage.store.substring(range)
        var elements: [UIMenuElement] = book.suggestions(for: word).prefix(isList ? 5 : 2).map { guess in
            UIAction(title: guess) { [weak editor] _ in
                guard let editor, editor.storage.store.substring(range.clamped(to: 0..<editor.length)) == word else { return }
                editor.breakUndo()
                editor.change(range, to: guess, kind: .other)
                editor.breakUndo()
            }
        }
        guard isList else { return elements }
        elements.append(
            UIAction(title: LocalizedStrings.text("Learn Spelling")) { [weak editor] _ in
                book.learn(word)
                editor?.textLayout.dropLayouts()
            })
        elements.append(
            UIAction(title: LocalizedStrings.text("Ignore Spelling")) { [weak editor] _ in
                book.ignore(word)
                editor?.textLayout.dropLayouts()
            })
        return [UIMenu(options: .displayInline, children: elements)]
    }

    /// The command, or nil if no responder can perform it now.
    private func available(_ command: UICommand) -> UIMenuElement? {
        input?.target(forAction: command.action, withSender: command) == nil ? nil : command
    }

    private func menu(for range: UITextRange, suggested: [UIMenuElement]) -> UIMenu? {
        guard let input else { return nil }
        var elements = suggested
        elements += (UIMenuController.shared.menuItems ?? []).compactMap { available(UICommand(title: $0.title, action: $0.action)) }
        let menu = input.editMenu(for: range, suggestedActions: elements) ?? UIMenu(children: elements)
        return menu.children.isEmpty ? nil : menu
    }

    // MARK: UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let shownRange else { return nil }
        let commands = TextEditMenu.commands(isList: false).compactMap { available($0) }
        return menu(for: shownRange, suggested: corrections(isList: false) + commands) ?? UIMenu(children: [])
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        guard let input, let shownRange, let view = interaction.view else { return .null }
        return view.convert(target(of: shownRange, in: input), from: input.textInputView)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        input?.willPresentEditMenu(animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        shownRange = nil
        goneTime = now
        input?.willDismissEditMenu(animator: animator)
    }
}

/// Recognizes clicks of the mouse's secondary or middle button.
final class TextSecondaryRecognizer: UIGestureRecognizer {
    private(set) var isMiddle = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        isMiddle = event.buttonMask.contains(.button(3))
        state = isMiddle || event.buttonMask.contains(.secondary) ? .ended : .failed
    }
}
