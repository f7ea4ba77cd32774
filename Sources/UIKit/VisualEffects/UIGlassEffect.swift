import Foundation

/// Shows the background through glass: blurred and brightened, in an optional tint.
///
/// Give the effect view its shape by ``UIView/cornerConfiguration``. Differs from UIKit: the shape is a rectangle unless that is set, and the edges
/// do not refract the background.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The transparency of glass.
    public enum Style: Int, Sendable {
        /// Content on the glass is legible on every background.
        case regular = 0
        /// Most of the background is visible.
        case clear = 1
    }

    let style: Style

    /// Creates glass of the regular style.
    public override convenience init() { self.init(style: .regular) }

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The colour of the glass. Nil, the default, has no colour. An effect view takes the value when ``UIVisualEffectView/effect`` is set.
    open var tintColor: UIColor?

    /// Returns a copy, since the tint may change.
    open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        let copy: UIGlassEffect = MainActor.assumeIsolated {
            let copy = UIGlassEffect(style: style)
            copy.tintColor = tintColor
            return copy
        }
        return copy
    }
}
