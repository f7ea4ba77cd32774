import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Counts by buttons and by a dial.
class TallyViewController: UIViewController {
    @IBOutlet weak var totalLabel: UILabel!
    @IBOutlet var dial: DialView!  // in the storyboard, below the label
    @IBOutlet private var resetButton: UIButton!

    private(set) var total = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        dial.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(pause(_:)), name: .UIApplicationWillResignActive, object: nil)
        resetButton.addTarget(self, action: #selector(type(of: self).clear), for: .touchUpInside)
        show()
    }

    @IBAction func add(_ sender: Any) {
        total += 1
        show()
    }

    @objc func clear() {
        total = 0
        show()
    }

    @objc private func pause(_ note: Notification) {
        view.endEditing(true)
    }

    fileprivate func show() {
        totalLabel.text = "\(total)"
    }
}

extension TallyViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
    }
}

extension TallyViewController: DialViewDelegate {
    func dialView(_ dial: DialView, didTurnTo value: Int) {
        total = value
        show()
    }
}
