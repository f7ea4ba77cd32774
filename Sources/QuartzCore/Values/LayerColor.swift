import Foundation

/// A colour of a layer. Stores the colour as the program set it, with its colour space, and the components, which animate.
struct LayerColor {
    /// Nil if an animation set the components.
    private var given: CGColor?
    private var components: RGBA?

    init(_ color: CGColor?) { (given, components) = (color, color?.rgba) }

    /// The colour as the program set it, or the colour of an animation's components.
    var color: CGColor? { given ?? components.map { CGColor($0) } }

    /// The components; nil without a colour.
    var rgba: RGBA? {
        get { components }
        set { (given, components) = (nil, newValue) }
    }
}
