import Foundation

/// A closure that derives a colour from another one, used in configurations.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
    /// The closure that derives the colour.
    public let transform: @MainActor (UIColor) -> UIColor

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the colour derived from `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that returns the luminance of a colour as a gray.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}

/// A closure that derives text attributes from other ones, used in configurations.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
    /// The closure that derives the attributes.
    public let transform: @MainActor (AttributeContainer) -> AttributeContainer

    /// Creates a transformer with a closure.
    public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes derived from `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
