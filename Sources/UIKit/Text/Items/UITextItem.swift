import Foundation
import QuartzCore

/// A link, an attachment or a tagged range of a text view that the user can tap.
@preconcurrency @MainActor
open class UITextItem: MainActorObject {
    /// The content of an item.
    public enum Content {
        /// A link with its URL.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`, and the attribute's value.
        case tag(String)
    }

    /// The configuration of an item's menu.
    @preconcurrency @MainActor
    public final class MenuConfiguration: MainActorObject {
        let menu: UIMenu

        /// A configuration with a menu.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init(onMainActor: ())
        }
    }

    /// The item's range in the text, in UTF-16 units.
    open private(set) var range: NSRange
    /// The item's content.
    open private(set) var content: Content

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init(onMainActor: ())
    }
}
