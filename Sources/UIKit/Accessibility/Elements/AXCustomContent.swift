import Foundation

/// Additional content of an element, read on request: "Size, 3 MB".
@preconcurrency @MainActor
open class AXCustomContent: MainActorObject, NSCopying {
    /// The importance of custom content.
    public enum Importance: UInt, Sendable {
        /// The content is read on request.
        case `default` = 0
        /// The content is read directly after the element's value.
        case high = 1
    }

    /// The content's label: "Size".
    open var label: String { attributedLabel.string }
    /// ``label`` with attributes.
    open private(set) var attributedLabel: NSAttributedString
    /// The content: "3 MB".
    open var value: String { attributedValue.string }
    /// ``value`` with attributes.
    open private(set) var attributedValue: NSAttributedString
    /// The importance. The default is `default`.
    open var importance = Importance.default

    /// Creates content with a label and a value.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content with an attributed label and value.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init(onMainActor: ())
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns an object's custom content when an assistive technology requests it. If the result is nil, the property's value is used.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// A view or an element with custom content for assistive technologies. The class declares the conformance.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The custom content.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// A closure that takes precedence over ``accessibilityCustomContent``. It is called for each request. The default implementation returns nil.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}
