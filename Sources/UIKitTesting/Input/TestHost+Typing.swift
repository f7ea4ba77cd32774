import Host
import UIKit

extension TestHost {
    /// Types `text` into the first responder: each character that a US keyboard has as a key, with Shift where it needs it, and each other one
    /// as an input method enters it. A line feed is the Return key.
    ///
    /// While something is composed (``compose(_:)``), `text` is what the input method enters in its place.
    public func type(_ text: String) {
        enter {
            if platform.windows.contains(where: \.isComposing) {
                for window in platform.windows where window.isComposing { window.commit(text) }
                return deliver()
            }
            for character in text {
                let key = TestKey(named: String(character))
                if let key, key.usage != 0 {
                    press(String(character))
                } else if let window = platform.windows.first(where: { $0.textInputClient != nil }) {
                    window.commit(String(character))
                } else {
                    press(String(character))
                }
            }
            deliver()
        }
    }

    /// Shows `text` as what an input method composes in the first responder, in place of what it composed before. The next ``type(_:)`` enters
    /// something in its place; an empty text drops it. Does nothing where the first responder takes no text.
    ///
    /// The part that is chosen, in UTF-16 units, is highlighted and has two lines under it; the rest has one.
    public func compose(_ text: String, choosing part: NSRange? = nil) {
        enter {
            platform.windows.first { $0.textInputClient != nil }?.compose(text, choosing: part)
            deliver()
        }
    }

    /// Whether carets blink, as they do on a desktop. False at first, so that pictures and ``settle(timeout:)`` do not depend on it.
    public var blinksCaret: Bool {
        get { platform.appearance.blinksCaret }
        set { enter { platform.appearance.blinksCaret = newValue } }
    }
}
