extension UIContentUnavailableView: AppearanceProxyMaking {
    static func makeProxy() -> UIView {
        self == UIContentUnavailableView.self ? UIContentUnavailableView(configuration: .empty()) : DynamicViews.make(self)
    }
}
