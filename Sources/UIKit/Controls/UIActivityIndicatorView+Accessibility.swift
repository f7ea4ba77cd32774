import Host

extension UIActivityIndicatorView: AccessibilityStateProviding {
    var accessibilityStates: HostAccessibleStates { isAnimating ? .busy : [] }
}
