internal import CWebKit

/// The type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The type of cached resources on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The type of cached resources in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The type of cached applications for use without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The type of data in `sessionStorage`, which exists only as long as the window.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The type of persistent data in `localStorage`.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The type of `indexedDB` databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The type of registered service workers, which run in the background.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The type of responses that pages store in `caches`.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

private let nativeTypes: [String: UInt32] = [
    WKWebsiteDataTypeMemoryCache: 1 << 0, WKWebsiteDataTypeDiskCache: 1 << 1, WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2,
    WKWebsiteDataTypeSessionStorage: 1 << 3, WKWebsiteDataTypeLocalStorage: 1 << 4, WKWebsiteDataTypeIndexedDBDatabases: 1 << 5,
    WKWebsiteDataTypeCookies: 1 << 6, WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 10, WKWebsiteDataTypeFetchCache: 1 << 11,
]

/// Stores the data of pages: cookies, caches and storage.
@preconcurrency @MainActor
open class WKWebsiteDataStore: MainActorObject {
    /// Whether the data is saved for later starts of the program.
    open private(set) var isPersistent: Bool
    /// The store of the cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)
    /// Called with a WebKitGTK download and the view whose page started it. The first page sets this.
    static var onDownload: ((_ download: UnsafeMutableRawPointer, _ view: UnsafeMutableRawPointer?) -> Void)?
    // Created with the first page. `nonisolated(unsafe)` is safe: only `deinit` reads it from outside of the actor, when no other code has access.
    private nonisolated(unsafe) var madeSession: UnsafeMutableRawPointer?

    /// The default store, in the user's data and cache folders.
    open class func `default`() -> WKWebsiteDataStore { shared }
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// Creates a store in memory. Its data exists until the last web view that uses the store is deallocated.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init(onMainActor: ())
    }

    deinit {
        // `nonisolated(unsafe)`: only the closure uses it, on the main actor.
        nonisolated(unsafe) let session = madeSession
        MainActor.runOnDeinit(leaving: session) { if let session = $0 { lwk_release(session) } }
    }

    /// WebKitGTK's network session; nil if the library is missing.
    var session: UnsafeMutableRawPointer? {
        if let madeSession { return madeSession }
        guard WebKitUnavailable.current == nil else { return nil }
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
                    if let download { WKWebsiteDataStore.onDownload?(download, view) }
                }
            }, nil)
        return made
    }

    private var manager: UnsafeMutableRawPointer? { session.flatMap { lwk_network_session_get_website_data_manager($0) } }

    /// Returns all types of data.
    open class func allWebsiteDataTypes() -> Set<String> { Set(nativeTypes.keys) }

    private func mask(_ types: Set<String>) -> UInt32 { types.reduce(0) { $0 | (nativeTypes[$1] ?? 0) } }

    /// Passes the sites that have data of the given types to `completionHandler`.
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        guard let manager else { return completionHandler([]) }
        lwk_data_fetch(
            manager, mask(dataTypes), WebKitCall.callback,
            WebKitCall.context { list, _ in
                let reader = ListReader()
                lwk_list_each(list, ListReader.callback, Unmanaged.passUnretained(reader).toOpaque())
                completionHandler(
                    reader.entries.compactMap { lwk_website_data_get_name($0) }.map {
                        WKWebsiteDataRecord(displayName: String(cString: $0), dataTypes: dataTypes)
                    })
            })
    }

    /// Returns the sites that have data of the given types.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) } }
    }

    /// Removes the given types of data of the given sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        guard let manager else { return completionHandler() }
        let names = dataRecords.map { strdup($0.displayName) }
        defer { names.forEach { free($0) } }
        var list = names.map { UnsafePointer<CChar>($0) } + [nil]
        lwk_data_remove(manager, mask(dataTypes), &list, WebKitCall.callback, WebKitCall.context { _, _ in completionHandler() })
    }

    /// Removes the given types of data of the given sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() } }
    }

    /// Removes data of the given types that changed since `date`.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        guard let manager else { return completionHandler() }
        let seconds = max(0, -date.timeIntervalSinceNow)
        // For a span of 0, WebKitGTK removes all data. Dates before 1970 must have the same effect.
        let span = date <= Date(timeIntervalSince1970: 0) ? 0 : Int64(min(seconds * 1_000_000, 9e18))
        lwk_data_clear(manager, mask(dataTypes), span, WebKitCall.callback, WebKitCall.context { _, _ in completionHandler() })
    }

    /// Removes data of the given types that changed since `date`.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() } }
    }
}

/// A site that has data.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: MainActorObject {
    /// The site's name.
    open private(set) var displayName = ""
    /// The requested types of data. The site has data of at least one of them.
    open private(set) var dataTypes: Set<String> = []

    /// Creates a record that does not refer to a site.
    public init() { super.init(onMainActor: ()) }

    convenience init(displayName: String, dataTypes: Set<String>) {
        self.init()
        self.displayName = displayName
        self.dataTypes = dataTypes
    }
}

/// Collects the elements of a GLib list.
@MainActor
final class ListReader {
    private(set) var entries: [UnsafeMutableRawPointer] = []

    nonisolated static let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { context, entry in
        // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
        nonisolated(unsafe) let entry = entry
        WebKitCallContext.with(context, ListReader.self) { reader in if let entry { reader.entries.append(entry) } }
    }
}
