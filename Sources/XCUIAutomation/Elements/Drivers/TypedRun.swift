/// A part of a text to type: plain characters, or a key with a name.
enum TypedRun: Equatable {
    case text(String)
    /// A key, by the name that `TestHost.press` has for it.
    case key(String)

    /// The runs of a text that may contain the characters of ``XCUIKeyboardKey``.
    static func runs(of text: String) -> [TypedRun] {
        var runs: [TypedRun] = []
        var plain = ""
        func endPlain() {
            if !plain.isEmpty { runs.append(.text(plain)) }
            plain = ""
        }
        for character in text {
            if let name = XCUIKeyboardKey.hostNames[String(character)] {
                endPlain()
                runs.append(.key(name))
            } else {
                plain.append(character)
            }
        }
        endPlain()
        return runs
    }
}
