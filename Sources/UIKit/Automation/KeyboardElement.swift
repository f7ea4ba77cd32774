import Foundation

/// The on-screen keyboard or one of its keys: an element without a view.
///
/// The keyboard exists while a text input is the first responder. It is not drawn. In the element tree, the keys cover the bottom of the screen. A tap on a key
/// types its text directly, without a touch.
@MainActor
package final class KeyboardElement: NSObject {
    let kind: ElementKind
    /// The keys, if this is the keyboard.
    let keys: [KeyboardElement]
    /// The text that the key types; empty for the keyboard.
    package let text: String

    private init(_ kind: ElementKind, name: String, text: String = "", frame: CGRect, keys: [KeyboardElement] = []) {
        self.kind = kind
        self.text = text
        self.keys = keys
        super.init()
        accessibilityLabel = name
        accessibilityFrame = frame
    }

    /// The keyboard of an app; nil if the first responder is not a text input.
    static func keyboard(of application: UIApplication) -> KeyboardElement? {
        let scene = application.windowScenes.first
        guard let scene, let responder = scene.windowStack.keyWindow?.firstResponder, responder is any UITextInput else { return nil }
        // A custom `inputView` replaces the keyboard, which then is not an element of the tree.
        guard responder.inputView == nil else { return nil }
        let bounds = scene.windowStack.bounds
        let height = min(260, bounds.height / 3)
        let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        let returnKey = (responder as? any UITextInputTraits)?.returnKeyType ?? .default
        return KeyboardElement(.keyboard, name: "", frame: frame, keys: keys(in: frame, returnKey: returnKey))
    }

    private static let rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]

    private static func keys(in frame: CGRect, returnKey: UIReturnKeyType) -> [KeyboardElement] {
        let size = CGSize(width: frame.width / 10, height: frame.height / 5)
        func position(_ row: Int, _ column: Int, _ columns: Int = 1) -> CGRect {
            CGRect(
                x: frame.minX + CGFloat(column) * size.width, y: frame.minY + CGFloat(row) * size.height,
                width: size.width * CGFloat(columns), height: size.height)
        }
        var keys: [KeyboardElement] = []
        for (row, characters) in rows.enumerated() {
            for (column, character) in characters.enumerated() {
                keys.append(KeyboardElement(.key, name: "\(character)", text: "\(character)", frame: position(row, column)))
            }
        }
        keys.append(KeyboardElement(.key, name: "delete", text: "\u{8}", frame: position(3, 8, 2)))
        keys.append(KeyboardElement(.key, name: "space", text: " ", frame: position(4, 2, 5)))
        let end = KeyboardElement(.button, name: name(of: returnKey), text: "\n", frame: position(4, 7, 3))
        end.accessibilityIdentifier = name(of: returnKey).capitalized
        keys.append(end)
        return keys
    }

    /// The label of a return key.
    private static func name(of key: UIReturnKeyType) -> String {
        switch key {
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        default: "return"
        }
    }
}
