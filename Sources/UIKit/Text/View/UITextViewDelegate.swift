import CConformance
import Foundation

/// An interaction of the user with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press that shows a menu.
    case presentActions = 1
    /// A press that shows a preview.
    case preview = 2
}

/// Controls editing and item interactions of a text view and is notified of changes and scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether editing may begin. True unless implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end. True unless implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether `range`, in UTF-16 units, may be replaced by `text`. True unless implemented.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection or the caret's position changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a tap or long press on a link may open it or show its menu. True unless implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Whether the user may interact with an attachment. True unless implemented. A tap on an attachment has no default action.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tap or long press on a link may open it or show its menu. Called only if the method with `interaction` is not implemented.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Whether the user may interact with an attachment. Called only if the method with `interaction` is not implemented.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    /// Returns the action of a tap on a link or an attachment. Default: `defaultAction`. Nil disables the tap.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu of a link or an attachment for a long press or a secondary click. Default: `defaultMenu`. Nil shows no menu.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The edit menu of `range`, in UTF-16 units, given the suggested commands. Nil, the default, shows the suggestions; an empty menu shows no menu.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before an edit menu appears.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before an edit menu disappears.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        defaultImplementation(of: .textViewShouldBeginEditing)
        return true
    }
    /// True.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        defaultImplementation(of: .textViewShouldEndEditing)
        return true
    }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) { defaultImplementation(of: .textViewDidBeginEditing) }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) { defaultImplementation(of: .textViewDidEndEditing) }
    /// True.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        defaultImplementation(of: .textViewShouldChangeTextInReplacementText)
        return true
    }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) { defaultImplementation(of: .textViewDidChange) }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) { defaultImplementation(of: .textViewDidChangeSelection) }
    /// Calls the older variant.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        defaultImplementation(of: .textViewShouldInteractWithInInteractionURL)
        return self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    /// Calls the older variant.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        defaultImplementation(of: .textViewShouldInteractWithInInteractionNSTextAttachment)
        return self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    /// True.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        defaultImplementation(of: .textViewShouldInteractWithInURL)
        return true
    }
    /// True.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
        defaultImplementation(of: .textViewShouldInteractWithInNSTextAttachment)
        return true
    }
    /// The default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        defaultImplementation(of: .textViewPrimaryActionForDefaultAction)
        return defaultAction
    }
    /// A configuration with the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        defaultImplementation(of: .textViewMenuConfigurationForDefaultMenu)
        return UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    /// Nil, which shows the suggested commands.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        defaultImplementation(of: .textViewEditMenuForTextInSuggestedActions)
        return nil
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        defaultImplementation(of: .textViewWillPresentEditMenuWith)
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        defaultImplementation(of: .textViewWillDismissEditMenuWith)
    }
}
