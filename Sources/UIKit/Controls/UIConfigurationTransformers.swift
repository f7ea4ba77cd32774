import Foundation

/// Makes a colour of another, as a configuration does for a state.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
    /// Makes a colour of another.
    public let transform: @MainActor (UIColor) -> UIColor

    /// A transformer that is a closure.
    public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that is made of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's lightness without its hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}

/// Makes a text's attributes of others, as a configuration does for a state.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
    /// Makes attributes of others.
    public let transform: @MainActor (AttributeContainer) -> AttributeContainer

    /// A transformer that is a closure.
    public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes that are made of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
