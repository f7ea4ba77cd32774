import Foundation

/// A filled and outlined shape behind a control's content.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The colour of the shape. Nil is the tint.
    public var backgroundColor: UIColor? = .clear
    /// Changes the colour of the shape.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A view of the program's that fills the shape.
    public var customView: UIView?
    /// A picture that fills the shape.
    public var image: UIImage?
    /// How the picture fills it.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// How far the corners are round, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the shape keeps inside of its view.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The outline's colour. Nil, the default, draws none.
    public var strokeColor: UIColor?
    /// Changes the outline's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The outline's width, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the outline is outside of the shape, in points.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// Nothing is drawn.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The background in `state`: the same in each. Set another in a cell's `configurationUpdateHandler`.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// The colour that the shape has where the tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour that the outline has where the tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
