import UIKit

/// A keyboard of one or two octaves, as many as fit into the window.
final class PianoViewController: UIViewController {
    private let instrument: any Instrument
    private(set) var keyboard = PianoKeyboard(notes: 60...72)

    init(instrument: any Instrument) {
        self.instrument = instrument
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let notes = view.bounds.width < 600 ? 60...72 : 60...84
        if keyboard.keys.count != notes.count || keyboard.superview == nil {
            keyboard.removeFromSuperview()
            keyboard = PianoKeyboard(notes: notes)
            keyboard.instrument = instrument
            view.addSubview(keyboard)
            keyboard.becomeFirstResponder()
        }
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = min(area.height, 320)
        keyboard.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        keyboard.becomeFirstResponder()
    }
}
