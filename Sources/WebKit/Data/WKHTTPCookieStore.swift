internal import CWebKit

/// The cookies of a ``WKWebsiteDataStore``.
@preconcurrency @MainActor
open class WKHTTPCookieStore: MainActorObject {
    private weak var store: WKWebsiteDataStore?

    init(_ store: WKWebsiteDataStore) {
        self.store = store
        super.init(onMainActor: ())
    }

    private var manager: UnsafeMutableRawPointer? { store?.session.flatMap { lwk_network_session_get_cookie_manager($0) } }

    /// Passes all cookies to `completionHandler`.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        guard let manager else { return completionHandler([]) }
        lwk_cookies(
            manager, WebKitCall.callback,
            WebKitCall.context { list, _ in
                let reader = ListReader()
                lwk_list_each(list, ListReader.callback, Unmanaged.passUnretained(reader).toOpaque())
                completionHandler(reader.entries.compactMap(HTTPCookie.foreign))
            })
    }

    /// All cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in
            getAllCookies { continuation.resume(returning: $0) }
        }
    }

    /// Adds a cookie or replaces the one with the same name.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change(cookie, completionHandler, lwk_cookie_add)
    }

    /// Adds a cookie or replaces the one with the same name.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        change(cookie, completionHandler, lwk_cookie_remove)
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    private func change(
        _ cookie: HTTPCookie, _ done: (() -> Void)?,
        _ call: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, LWKDone?, UnsafeMutableRawPointer?) -> Void
    ) {
        guard let manager, let made = lwk_soup_cookie_new(cookie.name, cookie.value, cookie.domain, cookie.path, -1) else {
            done?()
            return
        }
        lwk_soup_cookie_set_secure(made, cookie.isSecure ? 1 : 0)
        lwk_soup_cookie_set_http_only(made, cookie.isHTTPOnly ? 1 : 0)
        if let date = cookie.expiresDate { lwk_cookie_expire(made, Int64(date.timeIntervalSince1970)) }
        call(manager, made, WebKitCall.callback, WebKitCall.context { _, _ in done?() })
        lwk_soup_cookie_free(made)
    }
}

extension HTTPCookie {
    /// Converts a libsoup cookie.
    @MainActor fileprivate static func foreign(_ cookie: UnsafeMutableRawPointer) -> HTTPCookie? {
        func text(_ value: UnsafePointer<CChar>?) -> String { value.map { String(cString: $0) } ?? "" }
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: text(lwk_soup_cookie_get_name(cookie)), .value: text(lwk_soup_cookie_get_value(cookie)),
            .domain: text(lwk_soup_cookie_get_domain(cookie)), .path: text(lwk_soup_cookie_get_path(cookie)),
        ]
        if lwk_soup_cookie_get_secure(cookie) != 0 { properties[.secure] = "TRUE" }
        if lwk_soup_cookie_get_http_only(cookie) != 0 { properties[HTTPCookiePropertyKey(rawValue: "HttpOnly")] = "TRUE" }
        if let date = lwk_soup_cookie_get_expires(cookie) {
            properties[.expires] = Date(timeIntervalSince1970: TimeInterval(lwk_date_seconds(date)))
        }
        return HTTPCookie(properties: properties)
    }
}
