import UIKit

extension TestHost {
    /// The parts of ``text(of:including:)`` besides views.
    public struct TextContent: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The active constraints of each view.
        public static let constraints = TextContent(rawValue: 1 << 0)
        /// The kind, label, value and state of each accessibility element.
        public static let accessibility = TextContent(rawValue: 1 << 1)
    }

    /// A view and its subviews as text, for comparison in a test. Lays out the view first.
    ///
    /// One line a view, indented by level: its class, accessibility identifier, frame and text. States follow if they differ from a new view's. The
    /// frame is in the superview, in points with at most two decimals. The text has no addresses, so it is the same in every run:
    ///
    ///     UIView (0, 0, 390, 844)
    ///       | UILabel.top == self.safe area.top + 8
    ///       UILabel #title (16, 67, 120, 20.5) "Settings" [heading "Settings"]
    ///
    /// - Complexity: O(*n*) in the number of views and constraints.
    public func text(of view: UIView, including content: TextContent = []) -> String {
        enter {
            view.layoutIfNeeded()
            return ViewText.text(of: view, content)
        }
    }
}
