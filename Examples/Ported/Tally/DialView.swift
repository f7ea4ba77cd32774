import UIKit

/// The delegate of a dial.
@objc protocol DialViewDelegate {
    func dialView(_ dial: DialView, didTurnTo value: Int)
    @objc optional func dialViewDidReachEnd(_ dial: DialView)
}

/// A number that a finger changes by dragging up and down.
@IBDesignable
class DialView: UIView {
    @IBInspectable var step: Int = 10
    @IBInspectable var largest: Int = 20
    weak var delegate: DialViewDelegate?

    @objc private(set) dynamic var value = 0
    private let label = UILabel()
    private var start = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        label.textAlignment = .center
        label.text = "0"
        addSubview(label)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(DialView.reset))
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(4, 4, 4, 4))
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        label.text = "7"
    }

    @objc func turn(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began { start = value }
        set(start - Int(recognizer.translation(in: self).y) / step)
    }

    @objc func reset() {
        set(0)
    }

    private func set(_ newValue: Int) {
        let bounded = min(max(newValue, 0), largest)
        guard bounded != value else { return }
        value = bounded
        label.text = (String(bounded) as NSString) as String
        delegate?.dialView(self, didTurnTo: bounded)
        if bounded == largest { delegate?.dialViewDidReachEnd?(self) }
        spring()
    }

    private func spring() {
        let pulse = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        pulse.fromValue = 0.6
        pulse.toValue = 1
        pulse.duration = 0.2
        pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
        label.layer.add(pulse, forKey: "pulse")
    }
}
