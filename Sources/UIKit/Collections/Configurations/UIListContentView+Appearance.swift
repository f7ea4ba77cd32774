extension UIListContentView: AppearanceProxyMaking {
    static func makeProxy() -> UIView {
        self == UIListContentView.self ? UIListContentView(configuration: .cell()) : DynamicViews.make(self)
    }
}
