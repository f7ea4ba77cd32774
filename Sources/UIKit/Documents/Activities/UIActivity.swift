import CConformance
import Foundation

/// An action on shared items. Subclass it to offer an action of your program.
@preconcurrency @MainActor
open class UIActivity: MainActorObject {
    /// The section in which an activity is listed.
    public enum Category: Int, Sendable {
        /// Actions on the items.
        case action = 0
        /// Activities that send the items to other people and programs. Listed first.
        case share = 1
    }

    /// The identifier of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Creates an activity.
    public init() { super.init(onMainActor: ()) }

    /// The section of activities of this class. Actions unless overridden.
    open class var activityCategory: Category { .action }

    /// The identifier of the activity. Nil unless overridden.
    open var activityType: ActivityType? { nil }
    /// The localized title. Nil unless overridden.
    open var activityTitle: String? { nil }
    /// The icon, used as a template image. Nil unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can act on the items. False unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items after the user chose the activity. Does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller to present instead of calling ``perform()``; it must call ``activityDidFinish(_:)``. Nil unless overridden.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity and calls ``activityDidFinish(_:)`` at the end. Unless overridden, finishes immediately without success.
    open func perform() { activityDidFinish(false) }

    /// Ends the activity. `completed` is whether it succeeded.
    open func activityDidFinish(_ completed: Bool) {
        let end = onFinish
        onFinish = nil
        end?(completed)
    }
    var onFinish: ((Bool) -> Void)?
}

// UIKit's activity types. The desktop offers pasteboard, mail and printing; the other types can still be excluded.
extension UIActivity.ActivityType {
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Prints the items.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Adds a link to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a nearby device.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Posts to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Posts to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Opens the document in a book reader.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Creates a PDF.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}

/// Provides an item for each activity type.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// A placeholder of the item's type, before an activity is chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil to provide no item.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject, for activities with a subject such as mail.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        defaultImplementation(of: .activityViewControllerSubjectForActivityType)
        return ""
    }
}
