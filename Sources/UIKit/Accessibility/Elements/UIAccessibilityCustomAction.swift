import Foundation

/// Something that can be done with an element, beside activating it: "Delete", "Reply".
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: MainActorObject {
    /// Does the action, and answers whether it did something.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes for how it is spoken.
    open var attributedName: NSAttributedString
    /// A picture of the action.
    open var image: UIImage?
    /// What ``selector`` is called on. Held weakly.
    open weak var target: AnyObject?
    /// The method that does the action, with the action as its argument where it takes one.
    open var selector: Selector!
    /// Does the action, in place of ``target`` and ``selector``.
    open var actionHandler: Handler?
    /// Actions with the same category are shown together.
    open var category: String?
    /// The category of actions that edit.
    public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    // Each of them is for subclasses to call too, as an Objective-C class has no convenience initializers.

    /// An action that a closure does.
    public init(name: String, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// An action that a closure does, with a picture.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// An action that a closure does, and whose name has attributes.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// An action that a closure does, with a picture, and whose name has attributes.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// An action that a method of `target` does.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// An action that a method of `target` does, with a picture.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// An action that a method of `target` does, and whose name has attributes.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// An action that a method of `target` does, with a picture, and whose name has attributes.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// Does the action; false where it did nothing, or its target is gone.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector, selector.canPerform(on: target) else { return false }
        selector.perform(on: target, sender: self, event: nil)
        return true
    }
}
