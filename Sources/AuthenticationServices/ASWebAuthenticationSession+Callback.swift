import UIKit

extension ASWebAuthenticationSession {
    /// The links that end a session.
    @preconcurrency @MainActor
    open class Callback: MainActorObject {
        enum Kind {
            /// A scheme in lowercase.
            case scheme(String)
            /// The schemes that the app's `Info.plist` declares.
            case declaredSchemes
            case https(host: String, path: String)
        }

        let kind: Kind

        init(_ kind: Kind) {
            self.kind = kind
            super.init(onMainActor: ())
        }

        /// Links with a scheme of the app's own. `http` and `https` match no link; use ``https(host:path:)``.
        open class func customScheme(_ customScheme: String) -> Callback { Callback(.scheme(customScheme.lowercased())) }

        /// Links with the scheme `https`, a host and a path. Differs from Apple's: the host needs no association with the app, since the session
        /// finds the link in its own browser.
        open class func https(host: String, path: String) -> Callback {
            Callback(.https(host: host.lowercased(), path: path.hasPrefix("/") ? path : "/" + path))
        }

        /// Whether a link ends the session.
        open func matchesURL(_ url: URL) -> Bool {
            guard let scheme = url.scheme?.lowercased() else { return false }
            let isOnWeb = scheme == "http" || scheme == "https"
            switch kind {
            case .scheme(let expected): return !isOnWeb && scheme == expected
            case .declaredSchemes: return !isOnWeb && UIApplication.shared.declaredLinkSchemes.contains(scheme)
            case .https(let host, let path):
                return scheme == "https" && url.host?.lowercased() == host && (url.path.isEmpty ? "/" : url.path) == path
            }
        }

        /// Whether a program, such as this app, is registered on the desktop for links of this kind. The desktop's browser can then pass the links to that
        /// program.
        var isOpenedByDesktop: Bool {
            let schemes: [String] =
                switch kind {
                case .scheme(let scheme): [scheme]
                case .declaredSchemes: UIApplication.shared.declaredLinkSchemes.sorted()
                case .https: []
                }
            return schemes.contains { scheme in URL(string: scheme + "://callback").map(UIApplication.shared.canOpenURL) ?? false }
        }
    }
}
