/// The focus attributes that the app set for a view.
@MainActor
final class FocusRecord {
    var groupPriority = UIFocusGroupPriority.ignored
    /// The effect; nil for no effect. Valid if ``hasOwnEffect`` is true.
    var effect: UIFocusEffect?
    /// Whether the app set an effect or nil.
    var hasOwnEffect = false
}
