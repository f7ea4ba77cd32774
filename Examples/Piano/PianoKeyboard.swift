import UIKit

/// Keys that fingers press, as many at a time as the screen reports. A finger that slides plays each key on its way.
final class PianoKeyboard: UIView {
    weak var instrument: (any Instrument)?
    let keys: [PianoKey]
    /// The note under each finger, and of each pressed key of the computer's keyboard.
    private var sources: [AnyHashable: Note] = [:]

    init(notes: ClosedRange<Int>) {
        keys = notes.map { PianoKey(note: Note(number: $0)) }
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        // Black keys are in front of white ones.
        for key in keys where !key.note.isSharp { addSubview(key) }
        for key in keys where key.note.isSharp { addSubview(key) }
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(keys.count { !$0.note.isSharp })
        var edge: CGFloat = 0
        for key in keys {
            if key.note.isSharp {
                key.frame = CGRect(x: edge - width * 0.3, y: 0, width: width * 0.6, height: bounds.height * 0.6)
            } else {
                key.frame = CGRect(x: edge, y: 0, width: width, height: bounds.height)
                edge += width
            }
        }
    }

    /// The frontmost key at a point.
    func key(at point: CGPoint) -> PianoKey? {
        let hits = keys.filter { $0.frame.contains(point) }
        return hits.first { $0.note.isSharp } ?? hits.first
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { set(nil, for: ObjectIdentifier(touch)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }

    private func follow(_ touches: Set<UITouch>) {
        for touch in touches { set(key(at: touch.location(in: self))?.note, for: ObjectIdentifier(touch)) }
    }

    // MARK: The computer's keyboard

    /// The row of letters in the middle plays white keys, the row above it black ones.
    private static let letters: [UIKeyboardHIDUsage] = [
        .keyboardA, .keyboardW, .keyboardS, .keyboardE, .keyboardD, .keyboardF, .keyboardT, .keyboardG, .keyboardY, .keyboardH,
        .keyboardU, .keyboardJ, .keyboardK,
    ]

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var others = presses
        for press in presses {
            guard let key = press.key, key.modifierFlags.isEmpty, let index = Self.letters.firstIndex(of: key.keyCode),
                index < keys.count
            else { continue }
            set(keys[index].note, for: key.keyCode)
            others.remove(press)
        }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { if let key = press.key { set(nil, for: key.keyCode) } }
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { pressesEnded(presses, with: event) }

    // MARK: Sound

    /// Changes the note that a finger or a letter plays. A note that another finger holds goes on.
    private func set(_ note: Note?, for source: AnyHashable) {
        let old = sources[source]
        guard note != old else { return }
        sources[source] = note
        if let old, !sources.values.contains(old) { change(old, isDown: false) }
        if let note { change(note, isDown: true) }
    }

    private func change(_ note: Note, isDown: Bool) {
        keys.first { $0.note == note }?.isDown = isDown
        if isDown { instrument?.start(note) } else { instrument?.stop(note) }
    }
}
