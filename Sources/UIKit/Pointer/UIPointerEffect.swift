/// What happens to a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// How a view under the pointer gets another shade.
    public enum TintMode: Sendable {
        /// It does not.
        case none
        /// By a shade over it.
        case overlay
        /// By a shade behind it.
        case underlay
    }

    /// What suits the view: a highlight, a lift where it is small and filled, a shade where it is large.
    case automatic(UITargetedPreview)
    /// A rounded shape appears behind the view; over it, where it is filled.
    case highlight(UITargetedPreview)
    /// The view grows a little and casts a shadow.
    case lift(UITargetedPreview)
    /// The view gets another shade, and if wished grows a little and casts a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view that changes.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
