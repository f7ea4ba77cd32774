import Foundation

/// Something more about an element, told when a person asks for it: "Size, 3 MB".
@preconcurrency @MainActor
open class AXCustomContent: MainActorObject, NSCopying {
    /// When content is told.
    public enum Importance: UInt, Sendable {
        /// When a person asks for it.
        case `default` = 0
        /// Right after the element's value.
        case high = 1
    }

    /// What it is about: "Size".
    open var label: String { attributedLabel.string }
    /// ``label`` with attributes.
    public let attributedLabel: NSAttributedString
    /// What there is to say: "3 MB".
    open var value: String { attributedValue.string }
    /// ``value`` with attributes.
    public let attributedValue: NSAttributedString
    /// When it is told.
    open var importance = Importance.default

    /// Content of a label and a value.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Content of a label and a value with attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init(onMainActor: ())
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Answers what an object has to tell besides its label and value; nil for what its property says.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object that has something more to tell to assistive programs: a view, or an element, whose class says so.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What there is to tell.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Asked each time in place of ``accessibilityCustomContent``. Nil unless the class has one.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}
