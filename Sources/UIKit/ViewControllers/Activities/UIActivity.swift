import CConformance
import Foundation

/// Something that can be done with what a person shares: make a subclass for what your program can do.
@preconcurrency @MainActor
open class UIActivity: MainActorObject {
    /// Where an activity is listed.
    public enum Category: Int, Sendable {
        /// Among what is done with the items.
        case action = 0
        /// Among what sends them to other people and programs, which come first.
        case share = 1
    }

    /// What an activity is found again by.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A type with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// An activity.
    public init() { super.init(onMainActor: ()) }

    /// Where activities of the class are listed: among the actions unless overridden.
    open class var activityCategory: Category { .action }

    /// What the activity is found again by. Nil unless overridden.
    open var activityType: ActivityType? { nil }
    /// What the activity is called. Nil unless overridden.
    open var activityTitle: String? { nil }
    /// The activity's picture, as a template. Nil unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with the items. False unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// The activity was chosen: takes the items. Does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// What is presented in place of ``perform()``; it has to call ``activityDidFinish(_:)``. Nil unless overridden.
    open var activityViewController: UIViewController? { nil }
    /// Does it, and calls ``activityDidFinish(_:)`` at the end. Unless overridden it has nothing to do.
    open func perform() { activityDidFinish(false) }

    /// The activity is over; `completed` says whether it was done.
    open func activityDidFinish(_ completed: Bool) {
        let end = onFinish
        onFinish = nil
        end?(completed)
    }
    var onFinish: ((Bool) -> Void)?
}

// The names that UIKit gives to activities. Of these a desktop has the pasteboard, mail and printing; the others can be excluded all the same.
extension UIActivity.ActivityType {
    /// Puts the items on the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Writes a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Puts a picture among the person's pictures.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Makes a picture that of a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Keeps an address for later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
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
    /// Opens in a reader of books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}

/// Gives an item for each kind of activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the item's type, while no activity is chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject, for activities that have one.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// No subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        defaultImplementation(of: .activityViewControllerSubjectForActivityType)
        return ""
    }
}
