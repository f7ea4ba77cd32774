internal import CWebKit

/// The content that an app adds to the pages of its web views: scripts, message handlers and content rules.
@preconcurrency @MainActor
open class WKUserContentController: MainActorObject {
    /// The user scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []
    private var listeners: [ScriptMessageListener] = []
    private var ruleLists: [WKContentRuleList] = []
    private var pages: [WeakPage] = []

    private struct WeakPage {
        weak var page: WebPage?
    }

    /// Creates an empty controller.
    public init() { super.init(onMainActor: ()) }

    deinit {
        let (listeners, pages) = (listeners, pages)
        MainActor.runOnDeinit(leaving: (listeners, pages)) { listeners, pages in
            for page in pages { listeners.forEach { page.page?.unlisten($0) } }
        }
    }

    /// The pages that use the controller.
    private var livePages: [WebPage] { pages.compactMap(\.page) }

    // MARK: Scripts

    /// Adds a script to pages that load from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        for page in livePages { page.add(userScript) }
    }

    /// Removes all scripts from pages that load from now on.
    open func removeAllUserScripts() {
        userScripts = []
        for page in livePages { page.removeScripts() }
    }

    // MARK: Messages

    /// Adds a handler for messages to `webkit.messageHandlers.NAME` in the page's content world. The controller retains the handler.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Adds a handler for messages to `webkit.messageHandlers.NAME` in `contentWorld`. The controller retains the handler.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        add(
            ScriptMessageListener(name: name, world: contentWorld, replies: false) { [weak self] message, _ in
                guard let self else { return }
                scriptMessageHandler.userContentController(self, didReceive: message)
            })
    }

    /// Adds a handler that replies to messages to `webkit.messageHandlers.NAME` in `contentWorld`. The controller retains the handler.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(
            ScriptMessageListener(name: name, world: contentWorld, replies: true) { [weak self] message, reply in
                guard let self, let reply else { return }
                scriptMessageHandlerWithReply.userContentController(self, didReceive: message, replyHandler: reply)
            })
    }

    /// Removes the handler with a name from the page's content world.
    open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

    /// Removes the handler with a name from `contentWorld`.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeListeners { $0.name == name && $0.world === contentWorld }
    }

    /// Removes all handlers from `contentWorld`.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeListeners { $0.world === contentWorld } }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() { removeListeners { _ in true } }

    private func add(_ listener: ScriptMessageListener) {
        guard !listeners.contains(where: { $0.name == listener.name && $0.world === listener.world }) else {
            return webLog.error(
                "Cannot add the script message handler \"\(listener.name)\": there is already one of that name. Remove it first.")
        }
        listeners.append(listener)
        for page in livePages { page.listen(listener) }
    }

    private func removeListeners(where isGone: (ScriptMessageListener) -> Bool) {
        for listener in listeners where isGone(listener) {
            for page in livePages { page.unlisten(listener) }
        }
        listeners.removeAll(where: isGone)
    }

    // MARK: Rules

    /// Applies the rules of `contentRuleList` to content that loads from now on.
    open func add(_ contentRuleList: WKContentRuleList) {
        ruleLists.append(contentRuleList)
        for page in livePages { lwk_user_content_manager_add_filter(page.manager, contentRuleList.filter) }
    }

    /// Removes a list of rules.
    open func remove(_ contentRuleList: WKContentRuleList) { removeRules { $0 === contentRuleList } }

    /// Removes all lists of rules.
    open func removeAllContentRuleLists() { removeRules { _ in true } }

    private func removeRules(where isGone: (WKContentRuleList) -> Bool) {
        // Removes the app's lists one by one, because the page also has rules of the library.
        for list in ruleLists where isGone(list) {
            for page in livePages { lwk_user_content_manager_remove_filter_by_id(page.manager, list.identifier) }
        }
        ruleLists.removeAll(where: isGone)
    }

    // MARK: Pages

    /// Adds the controller's current content to a new page. Later changes also apply to the page.
    func attach(_ page: WebPage) {
        pages = pages.filter { $0.page != nil } + [WeakPage(page: page)]
        userScripts.forEach { page.add($0) }
        ruleLists.forEach { lwk_user_content_manager_add_filter(page.manager, $0.filter) }
        listeners.forEach { page.listen($0) }
    }
}
