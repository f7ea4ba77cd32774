import Host

/// A view with states that neither its traits nor its role express.
@MainActor
protocol AccessibilityStateProviding: UIView {
    /// The additional states.
    var accessibilityStates: HostAccessibleStates { get }
}
