import Host
import UIKit

extension TestHost {
    /// Types `text` into the first responder.
    ///
    /// Characters of the US layout are typed as keys, with Shift if needed; others are committed as by an input method. A line feed is the
    /// Return key. While there is marked text (``compose(_:choosing:)``), `text` replaces and commits it.
    public func type(_ text: String) {
        enter {
            if platform.windows.contains(where: \.isComposing) {
                for window in platform.windows where window.isComposing { window.commit(text) }
                return deliver()
            }
            for character in text {
                let key = KeyboardKey(named: String(character))
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

    /// Sets the marked text that an input method shows in the first responder.
    ///
    /// The next ``type(_:)`` replaces it; an empty text removes it. Does nothing if the first responder does not accept text.
    ///
    /// - Parameters:
    ///   - text: The marked text.
    ///   - part: The range that the input method has selected, in UTF-16 units. It is highlighted and has a double underline.
    public func compose(_ text: String, choosing part: NSRange? = nil) {
        enter {
            platform.windows.first { $0.textInputClient != nil }?.compose(text, choosing: part)
            deliver()
        }
    }

    /// Whether carets blink, as on a desktop. The default is false, so that snapshots and ``settle(timeout:)`` do not depend on it.
    public var blinksCaret: Bool {
        get { platform.appearance.blinksCaret }
        set { enter { platform.appearance.blinksCaret = newValue } }
    }
}
