import UIKit

/// A text view that fills the window, or a text field at its top, for `Benchmarks/run text` (`Benchmarks/Peers/text`).
final class ProbeTextViewController: UIViewController {
    private let kind: String
    private let length: Int
    private var typing: ProbeTyping?
    private let font = UIFont(name: "DejaVu Sans", size: 11 * 96 / 72) ?? .systemFont(ofSize: 11 * 96 / 72)

    /// `kind` is `text`, `field`, or `typing`, which types by itself and ends the program; `length` is the number of characters in the text
    /// view.
    init(kind: String, length: Int) {
        self.kind = kind
        self.length = length
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if kind == "field" { addField() } else { addText() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let editor = view.subviews.first else { return }
        editor.becomeFirstResponder()
        guard let text = editor as? UITextView, length > 0 else { return }
        text.text = ProbeText.make(length)
        text.selectedRange = NSRange(location: length / 2, length: 0)
        text.scrollRangeToVisible(text.selectedRange)
        guard kind == "typing" else { return }
        typing = ProbeTyping(text)
        typing?.start()
    }

    private func addField() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 30))
        field.autoresizingMask = .flexibleWidth
        field.font = font
        field.textColor = .black
        view.addSubview(field)
    }

    private func addText() {
        let text = UITextView(frame: view.bounds)
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.font = font
        text.textColor = .black
        text.backgroundColor = .white
        text.autocorrectionType = .no
        text.spellCheckingType = .no
        view.addSubview(text)
    }
}

/// The text of all peers: lines of 20 to 120 characters, words of 1 to 9 (`Benchmarks/Peers/text/text.h` makes the same).
enum ProbeText {
    static func make(_ length: Int) -> String {
        var random = ProbeRandom(state: 42)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length)
        while bytes.count < length {
            let line = 20 + Int(random.next() % 101)
            var word = 1 + Int(random.next() % 9)
            for index in 0..<line where bytes.count < length {
                if word == 0, index < line - 1 {
                    bytes.append(32)
                    word = 1 + Int(random.next() % 9)
                } else {
                    bytes.append(97 + UInt8(random.next() % 26))
                    if word > 0 { word -= 1 }
                }
            }
            if bytes.count < length { bytes.append(10) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The random numbers of all peers: mulberry32, as in `Benchmarks/Peers/bench.h`.
struct ProbeRandom {
    var state: UInt32

    mutating func next() -> UInt32 {
        state = state &+ 0x6D2B_79F5
        var t = state
        t = (t ^ (t >> 15)) &* (t | 1)
        t ^= t &+ (t ^ (t >> 7)) &* (t | 61)
        return t ^ (t >> 14)
    }
}
