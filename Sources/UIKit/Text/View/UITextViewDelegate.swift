import CConformance
import Foundation

/// What a person does with a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press that would show what can be done.
    case presentActions = 1
    /// A press that would show what is there.
    case preview = 2
}

/// Is asked and told of what happens in a text view, and of its scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether editing may begin. True unless implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end. True unless implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether what is in `range`, in UTF-16 units, may become `text`. True unless implemented.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The selection, or the place of the caret, is another one.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a link that was tapped may be opened, or its menu shown. True unless implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a picture in the text may be tapped. True unless implemented; nothing else comes of the tap.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The older form of the question, asked unless the newer one is implemented.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The older form of the question, asked unless the newer one is implemented.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    /// What a tap on a link or a picture does: `defaultAction`, unless implemented. Nil does nothing.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a link or a picture that a finger rests on, or that is clicked with the secondary button: one with `defaultMenu`, unless
    /// implemented. Nil shows none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The edit menu of `range`, in UTF-16 units, from what is suggested. Nil, the default, shows what is suggested; a menu of nothing none.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// An edit menu is about to come.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// An edit menu is about to go.
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
    /// Asks the older form of the question.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        defaultImplementation(of: .textViewShouldInteractWithInInteractionURL)
        return self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    /// Asks the older form of the question.
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
    /// One with the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        defaultImplementation(of: .textViewMenuConfigurationForDefaultMenu)
        return UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    /// Nil: the menu is as suggested.
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
