import UIKit

/// A field and a text view to type into. Prints changes of their text, their marked text and the caret's position.
final class WordsDelegate: UIResponder, UIApplicationDelegate, UITextViewDelegate {
    var window: UIWindow?
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 400, height: 40))
    private let text = UITextView(frame: CGRect(x: 20, y: 100, width: 400, height: 200))

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = LoopProbe.makeWindow()
        self.window = window
        field.backgroundColor = .white
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                LoopProbe.say("field \(field.text ?? "")\(composed(field))")
                printCaret(of: field)
            }, for: .editingChanged)
        text.delegate = self
        window.addSubview(field)
        window.addSubview(text)
        field.becomeFirstResponder()
        LoopProbe.say("ready")
    }

    func textViewDidChange(_ textView: UITextView) {
        LoopProbe.say("text \(textView.text ?? "")\(composed(textView))")
        printCaret(of: textView)
    }

    /// Prints the caret's position in window coordinates, in points.
    private func printCaret(of input: any UITextInput) {
        guard let caret = input.selectedTextRange?.end else { return }
        let rect = input.textInputView.convert(input.caretRect(for: caret), to: nil)
        LoopProbe.say("caret \(Int(rect.minX)) \(Int(rect.minY))")
    }

    private func composed(_ input: any UITextInput) -> String {
        guard let range = input.markedTextRange, let marked = input.text(in: range) else { return "" }
        return " composing \(marked)"
    }
}
