internal import CWebKit

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What pages loaded, kept on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What pages loaded, kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Pages that are kept to be used without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// What pages keep for as long as their window lives (`sessionStorage`).
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What pages keep for good (`localStorage`).
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of pages (`indexedDB`).
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Programs that pages registered to run in the background.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Answers that pages keep themselves (`caches`).
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

private let foreignTypes: [String: UInt32] = [
    WKWebsiteDataTypeMemoryCache: 1 << 0, WKWebsiteDataTypeDiskCache: 1 << 1, WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2,
    WKWebsiteDataTypeSessionStorage: 1 << 3, WKWebsiteDataTypeLocalStorage: 1 << 4, WKWebsiteDataTypeIndexedDBDatabases: 1 << 5,
    WKWebsiteDataTypeCookies: 1 << 6, WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 10, WKWebsiteDataTypeFetchCache: 1 << 11,
]

/// Where the data of pages is: cookies, caches, storage.
@preconcurrency @MainActor
open class WKWebsiteDataStore: MainActorObject {
    /// Whether it outlives the program.
    public let isPersistent: Bool
    /// The cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)
    // Made with the first page. Read when the object dies, when no other code can.
    private nonisolated(unsafe) var madeSession: UnsafeMutableRawPointer?

    /// The program's own store, in the person's data and cache folders.
    open class func `default`() -> WKWebsiteDataStore { shared }
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// A store that is gone with the last web view that uses it, and writes no file.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init(onMainActor: ())
    }

    deinit {
        // `nonisolated(unsafe)`: only the closure uses it, on the main actor.
        nonisolated(unsafe) let session = madeSession
        MainActor.atDeath(leaving: session) { if let session = $0 { lwk_release(session) } }
    }

    /// WebKitGTK's object of it; nil where there is no library.
    var session: UnsafeMutableRawPointer? {
        if let madeSession { return madeSession }
        guard WebPage.unavailability == nil else { return nil }
        let made: UnsafeMutableRawPointer? = isPersistent ? lwk_network_session_get_default() : lwk_network_session_new_ephemeral()
        guard let made else { return nil }
        if isPersistent { lwk_retain(made) }
        madeSession = made
        lwk_session_listen(
            made,
            { _, download, view in
                // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
                nonisolated(unsafe) let (download, view) = (download, view)
                MainActor.assumeIsolated {
                    if let download { WebPage.of(view)?.downloadDidStart(download) }
                }
            }, nil)
        return made
    }

    private var manager: UnsafeMutableRawPointer? { session.flatMap { lwk_network_session_get_website_data_manager($0) } }

    /// All types of data.
    open class func allWebsiteDataTypes() -> Set<String> { Set(foreignTypes.keys) }

    private func mask(_ types: Set<String>) -> UInt32 { types.reduce(0) { $0 | (foreignTypes[$1] ?? 0) } }

    /// Finds whose data there is.
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        guard let manager else { return completionHandler([]) }
        lwk_data_fetch(
            manager, mask(dataTypes), ForeignCall.callback,
            ForeignCall.context { list, _ in
                let reader = ListReader()
                lwk_list_each(list, ListReader.callback, Unmanaged.passUnretained(reader).toOpaque())
                completionHandler(
                    reader.entries.compactMap { lwk_website_data_get_name($0) }.map {
                        WKWebsiteDataRecord(displayName: String(cString: $0), dataTypes: dataTypes)
                    })
            })
    }

    /// Whose data there is.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) } }
    }

    /// Removes the data of some sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        guard let manager else { return completionHandler() }
        let names = dataRecords.map { strdup($0.displayName) }
        defer { names.forEach { free($0) } }
        var list = names.map { UnsafePointer<CChar>($0) } + [nil]
        lwk_data_remove(manager, mask(dataTypes), &list, ForeignCall.callback, ForeignCall.context { _, _ in completionHandler() })
    }

    /// Removes the data of some sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() } }
    }

    /// Removes what changed since a moment.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        guard let manager else { return completionHandler() }
        let seconds = max(0, -date.timeIntervalSinceNow)
        // WebKitGTK takes 0 for all of it; so does a moment before there was any.
        let span = date <= Date(timeIntervalSince1970: 0) ? 0 : Int64(min(seconds * 1_000_000, 9e18))
        lwk_data_clear(manager, mask(dataTypes), span, ForeignCall.callback, ForeignCall.context { _, _ in completionHandler() })
    }

    /// Removes what changed since a moment.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() } }
    }
}

/// A site that has data.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: MainActorObject {
    /// The site's name.
    open private(set) var displayName = ""
    /// The types that were asked for.
    open private(set) var dataTypes: Set<String> = []

    /// A record of no site.
    public init() { super.init(onMainActor: ()) }

    convenience init(displayName: String, dataTypes: Set<String>) {
        self.init()
        self.displayName = displayName
        self.dataTypes = dataTypes
    }
}

/// The entries of a list of GLib's.
@MainActor
final class ListReader {
    private(set) var entries: [UnsafeMutableRawPointer] = []

    nonisolated static let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { context, entry in
        // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
        nonisolated(unsafe) let entry = entry
        ForeignContext.with(context, ListReader.self) { reader in if let entry { reader.entries.append(entry) } }
    }
}
