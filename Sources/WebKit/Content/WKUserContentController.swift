internal import CWebKit

/// What an app adds to the pages of its web views: scripts, handlers of their messages, and rules for what is loaded.
@preconcurrency @MainActor
open class WKUserContentController: MainActorObject {
    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []
    private var ears: [MessageEar] = []
    private var ruleLists: [WKContentRuleList] = []
    private var pages: [WeakPage] = []
    /// WebKitGTK's own; nil before the first page. Read when the object dies, when no other code can.
    private nonisolated(unsafe) var manager: UnsafeMutableRawPointer?

    private struct WeakPage {
        weak var page: WebPage?
    }

    /// A controller that adds nothing.
    public init() { super.init(onMainActor: ()) }

    deinit {
        // A pointer alone cannot cross to the main actor.
        nonisolated(unsafe) let manager = manager
        let ears = ears
        MainActor.atDeath(leaving: (manager, ears)) { manager, ears in
            for ear in ears { ear.end() }
            if let manager { lwk_release(manager) }
        }
    }

    // MARK: Scripts

    /// Runs `userScript` in the pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        if let manager { Self.add(userScript, to: manager) }
    }

    /// Runs none of the scripts in the pages that are loaded from now on.
    open func removeAllUserScripts() {
        userScripts = []
        guard let manager else { return }
        lwk_user_content_manager_remove_all_scripts(manager)
        Self.addToolkitScripts(to: manager)
    }

    private static func add(_ script: WKUserScript, to manager: UnsafeMutableRawPointer) {
        let frames: Int32 = script.isForMainFrameOnly ? 1 : 0
        let time = Int32(script.injectionTime.rawValue)
        let made =
            if let world = script.world.foreignName {
                lwk_user_script_new_for_world(script.source, frames, time, world, nil, nil)
            } else {
                lwk_user_script_new(script.source, frames, time, nil, nil)
            }
        guard let made else { return }
        lwk_user_content_manager_add_script(manager, made)
        lwk_user_script_unref(made)
    }

    private static func addToolkitScripts(to manager: UnsafeMutableRawPointer) {
        add(
            WKUserScript(source: ToolkitScripts.guardSource, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: .toolkit),
            to: manager)
        add(
            WKUserScript(source: ToolkitScripts.scrollSource, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: .toolkit),
            to: manager)
    }

    // MARK: Messages

    /// Gives `scriptMessageHandler`, which is kept, the messages to `webkit.messageHandlers.NAME` in the page's own world.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Gives `scriptMessageHandler`, which is kept, the messages to `webkit.messageHandlers.NAME` in `contentWorld`.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
        add(
            MessageEar(controller: self, name: name, world: contentWorld, replies: false) { [weak self] message, _ in
                guard let self else { return }
                scriptMessageHandler.userContentController(self, didReceive: message)
            })
    }

    /// Gives `scriptMessageHandlerWithReply`, which is kept, the messages to `webkit.messageHandlers.NAME` in `contentWorld`.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(
            MessageEar(controller: self, name: name, world: contentWorld, replies: true) { [weak self] message, reply in
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
        if let manager { ear.listen(to: manager) }
    }

    private func removeEars(where isGone: (MessageEar) -> Bool) {
        for ear in ears where isGone(ear) && ear.world !== WKContentWorld.toolkit { ear.end() }
        ears.removeAll { isGone($0) && $0.world !== WKContentWorld.toolkit }
    }

    /// The web view that a message is of, where that can be told.
    var soleWebView: WKWebView? {
        let views = pages.compactMap { $0.page?.owner }
        return views.count == 1 ? views[0] : nil
    }

    // MARK: Rules

    /// Holds what is loaded from now on to the rules of `contentRuleList`.
    open func add(_ contentRuleList: WKContentRuleList) {
        ruleLists.append(contentRuleList)
        if let manager { lwk_user_content_manager_add_filter(manager, contentRuleList.filter) }
    }

    /// Takes rules away.
    open func remove(_ contentRuleList: WKContentRuleList) {
        ruleLists.removeAll { $0 === contentRuleList }
        if let manager { lwk_user_content_manager_remove_filter_by_id(manager, contentRuleList.identifier) }
    }

    /// Takes all rules away.
    open func removeAllContentRuleLists() {
        ruleLists = []
        if let manager { lwk_user_content_manager_remove_all_filters(manager) }
    }

    // MARK: Pages

    /// `page` has what the controller adds.
    func attach(_ page: WebPage) { pages = pages.filter { $0.page != nil } + [WeakPage(page: page)] }

    /// WebKitGTK's object of it. The library must be open.
    func prepare() -> UnsafeMutableRawPointer? {
        if let manager { return manager }
        guard let made = lwk_user_content_manager_new() else { return nil }
        manager = made
        Self.addToolkitScripts(to: made)
        userScripts.forEach { Self.add($0, to: made) }
        ruleLists.forEach { lwk_user_content_manager_add_filter(made, $0.filter) }
        ears.append(
            MessageEar(controller: self, name: ToolkitScripts.scrollMessage, world: .toolkit, replies: false) { [weak self] message, _ in
                self?.soleWebView?.pageDidScroll(message.body)
            })
        ears.forEach { $0.listen(to: made) }
        return made
    }
}
