import Foundation
import QuartzCore

/// A link, a picture or a tagged stretch of a text view, which a person may tap.
@preconcurrency @MainActor
open class UITextItem: MainActorObject {
    /// What an item is.
    public enum Content {
        /// A link, and where it leads.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`, and its value.
        case tag(String)
    }

    /// The menu of an item.
    @preconcurrency @MainActor
    public final class MenuConfiguration: MainActorObject {
        let menu: UIMenu

        /// A menu of an item.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init(onMainActor: ())
        }
    }

    /// Where the item is in the text, in UTF-16 units.
    open private(set) var range: NSRange
    /// What it is.
    open private(set) var content: Content

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init(onMainActor: ())
    }
}
