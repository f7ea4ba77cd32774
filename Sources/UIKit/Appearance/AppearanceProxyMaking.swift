/// A view class that has no `init(frame:)`, or needs more than a frame, and so creates its appearance proxies itself.
@MainActor
protocol AppearanceProxyMaking: UIView {
    /// Creates a view of the class, which becomes a proxy.
    static func makeProxy() -> UIView
}
