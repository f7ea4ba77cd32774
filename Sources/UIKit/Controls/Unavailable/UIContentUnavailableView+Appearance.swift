extension UIContentUnavailableView: AppearanceProxyMaking {
    static func makeProxy() -> UIView {
        self == UIContentUnavailableView.self ? UIContentUnavailableView(configuration: .empty()) : BarViews.make(self)
    }
}
