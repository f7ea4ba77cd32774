import Foundation

/// An action of an element besides activation: "Delete", "Reply".
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: MainActorObject {
    /// Performs the action. Returns whether it succeeded.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The action's name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes for speech.
    open var attributedName: NSAttributedString
    /// The action's icon.
    open var image: UIImage?
    /// The object whose method ``selector`` is called. Weakly referenced.
    open weak var target: AnyObject?
    /// The method that performs the action. It may take the action as its argument.
    open var selector: Selector!
    /// The closure that performs the action. It takes precedence over ``target`` and ``selector``.
    open var actionHandler: Handler?
    /// The category of the action, or nil. Actions with the same category are shown together.
    open var category: String?
    /// The category of editing actions.
    public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    // All initializers are designated, since subclasses may call each of them, as in Objective-C.

    /// Creates an action with a closure.
    public init(name: String, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// Creates an action with a closure and an icon.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// Creates an action with a closure and an attributed name.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// Creates an action with a closure, an icon and an attributed name.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init(onMainActor: ())
    }

    /// Creates an action with a method of `target`.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// Creates an action with a method of `target` and an icon.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// Creates an action with a method of `target` and an attributed name.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// Creates an action with a method of `target`, an icon and an attributed name.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init(onMainActor: ())
    }

    /// Performs the action. Returns false if it had no effect or its target was deallocated.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector, selector.canPerform(on: target) else { return false }
        selector.perform(on: target, sender: self, event: nil)
        return true
    }
}
