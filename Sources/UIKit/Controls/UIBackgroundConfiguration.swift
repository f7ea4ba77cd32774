import Foundation

/// A filled and outlined shape behind a control's content.
public struct UIBackgroundConfiguration {
    /// The colour of the shape. Nil is the tint.
    public var backgroundColor: UIColor? = .clear
    /// How far the corners are round, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the shape keeps inside of its view.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The outline's colour.
    public var strokeColor: UIColor?
    /// The outline's width, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the outline is outside of the shape, in points.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// Nothing is drawn.
    @MainActor public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
