internal import CWebKit

/// What an app adds to the pages of its web views: scripts, handlers of their messages, and rules for what is loaded.
@preconcurrency @MainActor
open class WKUserContentController: MainActorObject {
    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []
    private var ears: [MessageEar] = []
    private var ruleLists: [WKContentRuleList] = []
    private var pages: [WeakPage] = []

    private struct WeakPage {
        weak var page: WebPage?
    }

    /// A controller that adds nothing.
    public init() { super.init(onMainActor: ()) }

    deinit {
        let (ears, pages) = (ears, pages)
        MainActor.atDeath(leaving: (ears, pages)) { ears, pages in
            for page in pages { ears.forEach { page.page?.unlisten($0) } }
        }
    }

    /// The pages that have what the controller adds.
    private var livePages: [WebPage] { pages.compactMap(\.page) }

    // MARK: Scripts

    /// Runs `userScript` in the pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        for page in livePages { page.add(userScript) }
    }

    /// Runs none of the scripts in the pages that are loaded from now on.
    open func removeAllUserScripts() {
        userScripts = []
        for page in livePages { page.removeScripts() }
    }

    // MARK: Messages

    /// Gives `scriptMessageHandler`, which is kept, the messages to `webkit.messageHandlers.NAME` in the page's own world.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Gives `scriptMessageHandler`, which is kept, the messages to `webkit.messageHandlers.NAME` in `contentWorld`.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        add(
            MessageEar(name: name, world: contentWorld, replies: false) { [weak self] message, _ in
                guard let self else { return }
                scriptMessageHandler.userContentController(self, didReceive: message)
            })
    }

    /// Gives `scriptMessageHandlerWithReply`, which is kept, the messages to `webkit.messageHandlers.NAME` in `contentWorld`.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(
            MessageEar(name: name, world: contentWorld, replies: true) { [weak self] message, reply in
                guard let self, let reply else { return }
                scriptMessageHandlerWithReply.userContentController(self, didReceive: message, replyHandler: reply)
            })
    }

    /// Ends the messages of a name in the page's own world.
    open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

    /// Ends the messages of a name in `contentWorld`.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeEars { $0.name == name && $0.world === contentWorld }
    }

    /// Ends all messages of `contentWorld`.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeEars { $0.world === contentWorld } }

    /// Ends all messages.
    open func removeAllScriptMessageHandlers() { removeEars { _ in true } }

    private func add(_ ear: MessageEar) {
        guard !ears.contains(where: { $0.name == ear.name && $0.world === ear.world }) else {
            return webLog.error("A message handler named \"\(ear.name)\" was added already; remove it first. Nothing changes.")
        }
        ears.append(ear)
        for page in livePages { page.listen(ear) }
    }

    private func removeEars(where isGone: (MessageEar) -> Bool) {
        for ear in ears where isGone(ear) {
            for page in livePages { page.unlisten(ear) }
        }
        ears.removeAll(where: isGone)
    }

    // MARK: Rules

    /// Holds what is loaded from now on to the rules of `contentRuleList`.
    open func add(_ contentRuleList: WKContentRuleList) {
        ruleLists.append(contentRuleList)
        for page in livePages { lwk_user_content_manager_add_filter(page.manager, contentRuleList.filter) }
    }

    /// Takes rules away.
    open func remove(_ contentRuleList: WKContentRuleList) { removeRules { $0 === contentRuleList } }

    /// Takes all rules away.
    open func removeAllContentRuleLists() { removeRules { _ in true } }

    private func removeRules(where isGone: (WKContentRuleList) -> Bool) {
        // One by one: a page has rules of the library's own, too.
        for list in ruleLists where isGone(list) {
            for page in livePages { lwk_user_content_manager_remove_filter_by_id(page.manager, list.identifier) }
        }
        ruleLists.removeAll(where: isGone)
    }

    // MARK: Pages

    /// Adds what the controller has to a new page, and what comes later.
    func attach(_ page: WebPage) {
        pages = pages.filter { $0.page != nil } + [WeakPage(page: page)]
        userScripts.forEach { page.add($0) }
        ruleLists.forEach { lwk_user_content_manager_add_filter(page.manager, $0.filter) }
        ears.forEach { page.listen($0) }
    }
}
