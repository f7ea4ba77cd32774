import Foundation

/// An object of a storyboard or nib whose methods can be connected by name. Responders conform to the protocol; other objects of a nib declare the
/// conformance.
///
/// ```swift
/// override class var storyboardActions: [Selector] { [Selector("pan:", Board.pan(_:)), Selector("unwindToBoard:", Board.unwind(_:))] }
/// ```
@preconcurrency @MainActor
public protocol StoryboardActions: AnyObject {
    /// The methods that a storyboard or nib can connect, with their Objective-C names. Include unwind actions. Methods of superclasses are inherited.
    static var storyboardActions: [Selector] { get }
    /// Called when the document has created the object and set its outlets.
    func awakeFromNib()
}

extension StoryboardActions {
    /// The default implementation does nothing.
    public func awakeFromNib() {}
}
