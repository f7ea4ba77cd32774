import UIKit

/// Something that is on or off: a tap or a drag of its knob changes it.
final class SwitchView: UIView {
    /// Called after the user changed it.
    var onChange: ((Bool) -> Void)?

    /// Whether it is on. Setting it does not animate and calls nobody.
    var isOn: Bool {
        didSet { layoutKnob() }
    }

    static let size = CGSize(width: 51, height: 31)
    private let knob = UIView()
    private let knobInset: CGFloat = 2

    init(isOn: Bool) {
        self.isOn = isOn
        super.init(frame: CGRect(origin: .zero, size: SwitchView.size))
        layer.cornerRadius = SwitchView.size.height / 2
        let side = SwitchView.size.height - 2 * knobInset
        knob.frame = CGRect(x: knobInset, y: knobInset, width: side, height: side)
        knob.backgroundColor = .white
        knob.layer.cornerRadius = side / 2
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        knob.isUserInteractionEnabled = false
        addSubview(knob)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.toggle() })
        addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.pan($0) })
        layoutKnob()
    }

    required init?(coder: NSCoder) { nil }

    /// Changes it as a tap does.
    func toggle() {
        set(!isOn)
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .changed || recognizer.state == .ended else { return }
        set(recognizer.location(in: self).x > bounds.midX)
    }

    private func set(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.isOn = isOn }
        onChange?(isOn)
    }

    private func layoutKnob() {
        knob.frame.origin.x = isOn ? bounds.width - knob.frame.width - knobInset : knobInset
        backgroundColor = isOn ? .systemGreen : .systemGray4
    }
}
