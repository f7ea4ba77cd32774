import UIKit

/// Recognizers for a touch screen and a text field. Prints recognized gestures, the window's shape and keyboard notifications.
final class FingersDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = FingersViewController()
        self.window = window
        window.makeKeyAndVisible()
        LoopProbe.say("idiom \(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "pad")")
        LoopProbe.say("ready")
    }
}

/// The controller of the whole window. Its field is at the bottom of a scroll view, 100 points high, that ends at the keyboard's guide.
final class FingersViewController: UIViewController, UIGestureRecognizerDelegate {
    private let scroll = UIScrollView()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        addRecognizers()
        addField()
        for (name, line) in [
            (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
        ] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
                LoopProbe.say("keyboard \(line) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
            }
        }
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
            LoopProbe.say("scale \(self.traitCollection.displayScale) screen \(UIScreen.main.scale)")
        }
    }

    private func addRecognizers() {
        let pinch = UIPinchGestureRecognizer { LoopProbe.say("pinch \($0.state) \(String(format: "%.1f", $0.scale))") }
        let pan = UIPanGestureRecognizer { [weak self] in
            if $0.state != .changed { self?.say("pan \($0.state)", $0) }
        }
        let hold = UILongPressGestureRecognizer { [weak self] in
            if $0.state != .changed { self?.say("hold \($0.state)", $0) }
        }
        let tap = UITapGestureRecognizer { [weak self] in self?.say("tap", $0) }
        for recognizer in [pinch, pan, hold, tap] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    private func addField() {
        scroll.backgroundColor = .systemYellow
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.contentSize = CGSize(width: 300, height: 400)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.widthAnchor.constraint(equalToConstant: 300),
            scroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 400),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        field.frame = CGRect(x: 20, y: 340, width: 260, height: 40)
        field.keyboardType = .emailAddress
        field.backgroundColor = .white
        field.addAction(UIAction { [weak self] _ in LoopProbe.say("field \(self?.field.text ?? "")") }, for: .editingChanged)
        scroll.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        LoopProbe.say("layout \(Int(view.bounds.width)) \(Int(view.bounds.height)) scroll \(Int(scroll.frame.maxY))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        LoopProbe.say("transition \(Int(size.width)) \(Int(size.height))")
    }

    func gestureRecognizer(_ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer) -> Bool {
        first is UIPinchGestureRecognizer || second is UIPinchGestureRecognizer
    }

    private func say(_ what: String, _ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: view)
        LoopProbe.say("\(what) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
    }
}
