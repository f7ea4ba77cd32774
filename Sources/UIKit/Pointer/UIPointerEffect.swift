/// An effect on a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The tint of a hovered view.
    public enum TintMode: Sendable {
        /// No tint.
        case none
        /// A shade above the view.
        case overlay
        /// A shade behind the view.
        case underlay
    }

    /// The best effect for the view: a lift if it is small and opaque, a shade if it is large, otherwise a highlight.
    case automatic(UITargetedPreview)
    /// A rounded shape behind the view, or above it if it is opaque.
    case highlight(UITargetedPreview)
    /// An enlargement with a shadow.
    case lift(UITargetedPreview)
    /// A tint, optionally with an enlargement and a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The preview of the affected view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
