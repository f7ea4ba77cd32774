import Foundation
import UIKit
import UIKitTesting

/// Records the calls and events of a field, in order.
@MainActor
final class FieldRecorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var refuses: (String) -> Bool = { _ in false }

    func listen(to field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
            (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
        for (event, name) in events { field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event) }
    }

    private func allows(_ name: String) -> Bool {
        calls.append(name)
        return !refuses(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { calls.append("didEnd \(reason)") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        allows("shouldChange \(range.location),\(range.length) \(string)")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("didChangeSelection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allows("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows("shouldReturn") }
}

/// A test host with a field.
@MainActor
struct FieldFixture {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))

    init() {
        field.borderStyle = .roundedRect
        host.window.addSubview(field)
        host.advance(by: 0.1)
    }

    var selection: NSRange {
        guard let range = field.selectedTextRange else { return NSRange(location: NSNotFound, length: 0) }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return NSRange(location: start, length: field.offset(from: range.start, to: range.end))
    }

    func select(_ location: Int, _ length: Int = 0) {
        let start = field.position(from: field.beginningOfDocument, offset: location) ?? field.endOfDocument
        let end = field.position(from: start, offset: length) ?? start
        field.selectedTextRange = field.textRange(from: start, to: end)
    }
}

extension CGImage {
    /// Red, green, blue and alpha of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        guard let data = dataProvider?.data else { return [] }
        let bytes = [UInt8](data as Data)
        let start = y * bytesPerRow + x * 4
        guard bytes.indices.contains(start + 3) else { return [] }
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
}
