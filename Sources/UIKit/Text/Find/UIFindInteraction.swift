import Foundation

/// Provides the sessions of a ``UIFindInteraction``.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The session of a search that is about to begin; nil shows no find bar.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when the find bar has appeared.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when the find bar has disappeared.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches in a view's content: shows a find bar at the lower edge of the view's window.
///
/// In the bar's field, Return highlights the next result, Shift-Return highlights the previous result, and Escape closes the bar. While the view
/// is the first responder, Control-F opens the bar. Control-G and Shift-Control-G highlight the next and the previous result.
@preconcurrency @MainActor
open class UIFindInteraction: MainActorObject, UIInteraction {
    /// The delegate that provides sessions. Held weakly.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The session of the visible find bar. Nil while no find bar is visible.
    open private(set) var activeFindSession: UIFindSession?
    private var bar: FindBar?
    private var editing: (any NSObjectProtocol)?

    /// An interaction with a delegate, which is held weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init(onMainActor: ())
    }

    /// Whether the find bar is shown.
    open var isFindNavigatorVisible: Bool { bar != nil }

    /// The text that is searched for.
    open var searchText: String? {
        didSet { bar?.searchText = searchText ?? "" }
    }

    /// The text that replaces results.
    open var replacementText: String? {
        didSet { bar?.replacementText = replacementText ?? "" }
    }

    /// Builds the find bar's options menu from the default elements. Nil shows the default elements.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// The options of the next search.
    let options = UITextSearchOptions()

    open func willMove(to view: UIView?) {
        if view == nil { dismissFindNavigator() }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the find bar, or focuses the visible one. `showingReplace` adds the replacement field, if the session supports replacement.
    /// Does nothing if the view has no window.
    open func presentFindNavigator(showingReplace: Bool) {
        if let bar {
            if showingReplace, activeFindSession?.supportsReplacement == true { bar.showsReplacement = true }
            return bar.focus()
        }
        guard let view, let window = view.window, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        let bar = FindBar(interaction: self, session: session)
        self.bar = bar
        bar.searchText = searchText ?? ""
        bar.replacementText = replacementText ?? ""
        bar.showsReplacement = showingReplace && session.supportsReplacement
        (session as? UITextSearchingFindSession)?.onChange = { [weak bar] in bar?.updateCount() }
        // Typing in the view shifts the results, so the search is repeated.
        editing = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: view as AnyObject, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.search() } }
        bar.show(in: window)
        delegate?.findInteraction(self, didBegin: session)
        bar.focus()
        search()
    }

    /// Closes the find bar and ends the session.
    open func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        let hadFocus = bar.containsFirstResponder
        if let editing { NotificationCenter.default.removeObserver(editing) }
        editing = nil
        self.bar = nil
        activeFindSession = nil
        (session as? UITextSearchingFindSession)?.onChange = nil
        session.invalidateFoundResults()
        bar.hide()
        delegate?.findInteraction(self, didEnd: session)
        if hadFocus { view?.becomeFirstResponder() }
    }

    /// Highlights the next result. Without an active session, shows the find bar instead.
    open func findNext() { step(.forward) }

    /// Highlights the previous result. Without an active session, shows the find bar instead.
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else { return presentFindNavigator(showingReplace: false) }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Shows the session's number of results.
    open func updateResultCount() { bar?.updateCount() }

    // MARK: The find bar's calls

    /// Searches for the find bar's text.
    func search() {
        guard let session = activeFindSession, let bar else { return }
        if searchText ?? "" != bar.searchText { searchText = bar.searchText }
        if bar.searchText.isEmpty {
            session.invalidateFoundResults()
        } else {
            session.performSearch(query: bar.searchText, options: options)
        }
        bar.updateCount()
    }

    func replace(all: Bool) {
        guard let session = activeFindSession, let bar, !bar.searchText.isEmpty else { return }
        if replacementText ?? "" != bar.replacementText { replacementText = bar.replacementText }
        if all {
            session.replaceAll(searchQuery: bar.searchText, replacementString: bar.replacementText, options: options)
        } else {
            session.performSingleReplacement(query: bar.searchText, replacementString: bar.replacementText, options: options)
        }
        bar.updateCount()
    }

    /// The options as a menu's elements.
    func optionElements() -> [UIMenuElement] {
        func toggle(_ title: String, _ isOn: Bool, _ change: @escaping @MainActor () -> Void) -> UIAction {
            UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
                change()
                self?.search()
            }
        }
        let options = options
        let matchesCase = !options.stringCompareOptions.contains(.caseInsensitive)
        return [
            toggle(LocalizedStrings.text("Match Case"), matchesCase) {
                options.stringCompareOptions.formSymmetricDifference(.caseInsensitive)
            },
            toggle(LocalizedStrings.text("Whole Words"), options.wordMatchMethod == .fullWord) {
                options.wordMatchMethod = options.wordMatchMethod == .fullWord ? .contains : .fullWord
            },
        ]
    }
}
