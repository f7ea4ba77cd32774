internal import CWebKit

/// A compiled list of rules that block or allow content.
@preconcurrency @MainActor
open class WKContentRuleList: MainActorObject {
    /// The identifier of the list in its store.
    open private(set) var identifier: String
    // `nonisolated(unsafe)` is safe: only `deinit` reads it from outside of the actor, when no other code has access.
    nonisolated(unsafe) let filter: UnsafeMutableRawPointer

    init(identifier: String, filter: UnsafeMutableRawPointer) {
        self.identifier = identifier
        self.filter = lwk_user_content_filter_ref(filter)
        super.init(onMainActor: ())
    }

    deinit {
        // `nonisolated(unsafe)`: only the closure uses it, on the main actor.
        nonisolated(unsafe) let filter = filter
        MainActor.runOnDeinit(leaving: filter) { lwk_user_content_filter_unref($0) }
    }
}

/// A folder of compiled rules. Compiles rules from Safari's JSON format.
@preconcurrency @MainActor
open class WKContentRuleListStore: MainActorObject {
    private let folder: URL
    // Created on demand. `nonisolated(unsafe)` is safe: only `deinit` reads it from outside of the actor, when no other code has access.
    private nonisolated(unsafe) var madeStore: UnsafeMutableRawPointer?
    private var store: UnsafeMutableRawPointer? {
        if madeStore == nil, lwk_open() == nil { madeStore = lwk_user_content_filter_store_new(folder.path) }
        return madeStore
    }

    /// The default store, in the program's cache folder.
    open class func `default`() -> WKContentRuleListStore! { shared }

    private static let shared = WKContentRuleListStore(
        url: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("content-rules")
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("content-rules"))

    /// Creates a store in the folder at `url`. Creates the folder if necessary.
    public init(url: URL) {
        folder = url
        super.init(onMainActor: ())
    }

    deinit {
        // `nonisolated(unsafe)`: only the closure uses it, on the main actor.
        nonisolated(unsafe) let store = madeStore
        MainActor.runOnDeinit(leaving: store) { if let store = $0 { lwk_release(store) } }
    }

    /// Compiles a list of rules and stores it under an identifier.
    open func compileContentRuleList(
        forIdentifier identifier: String, encodedContentRuleList: String,
        completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) {
        guard let store else { return completionHandler(nil, WebKitUnavailable.current) }
        let text = Array(encodedContentRuleList.utf8CString)
        lwk_filter_save(
            store, identifier, text, text.count - 1, WebKitCall.callback,
            WebKitCall.context { filter, error in
                completionHandler(
                    filter.map { WKContentRuleList(identifier: identifier, filter: $0) },
                    error.map { WKError(.contentRuleListStoreCompileFailed, WebKitErrorConversion.other($0).localizedDescription) })
            })
    }

    /// Looks up a compiled list of rules.
    open func lookUpContentRuleList(
        forIdentifier identifier: String, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) {
        guard let store else { return completionHandler(nil, WebKitUnavailable.current) }
        lwk_filter_load(
            store, identifier, WebKitCall.callback,
            WebKitCall.context { filter, error in
                completionHandler(
                    filter.map { WKContentRuleList(identifier: identifier, filter: $0) },
                    error.map { WKError(.contentRuleListStoreLookUpFailed, WebKitErrorConversion.other($0).localizedDescription) })
            })
    }

    /// Removes a list of rules.
    open func removeContentRuleList(forIdentifier identifier: String, completionHandler: @escaping ((any Error)?) -> Void) {
        guard let store else { return completionHandler(WebKitUnavailable.current) }
        lwk_filter_remove(
            store, identifier, WebKitCall.callback,
            WebKitCall.context { _, error in
                completionHandler(
                    error.map { WKError(.contentRuleListStoreRemoveFailed, WebKitErrorConversion.other($0).localizedDescription) })
            })
    }
}
