import UIKit
import UIKitTesting
import Testing

// An app's code as it would be in an iOS project. It must compile unchanged, except for `Selector(…)`.

private final class Card: UIView {
    let title: String
    private let label = UILabel()
    var onTap: (() -> Void)?

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
        backgroundColor = .systemBlue
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 8
        layer.borderWidth = 1 / UIScreen.main.scale
        layer.borderColor = UIColor.separator.cgColor
        clipsToBounds = false
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds
        addSubview(label)
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 8)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        UIView.animate(withDuration: 0.1) { self.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: { self.transform = .identity }, completion: nil)
        onTap?()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        transform = .identity
    }
}

private final class BoardViewController: UIViewController, UIGestureRecognizerDelegate {
    private var cards: [Card] = []
    private(set) var log: [String] = []
    private var start = CGPoint.zero
    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: Selector(BoardViewController.doubleTapped(_:)))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, name) in ["One", "Two", "Three"].enumerated() {
            let card = Card(title: name)
            card.tag = index + 1
            card.frame = CGRect(x: 20, y: 60 + CGFloat(index) * 140, width: 200, height: 120)
            card.onTap = { [weak self] in self?.log.append("touched \(name)") }
            let pan = UIPanGestureRecognizer(target: self, action: Selector(BoardViewController.pan(_:)))
            pan.delegate = self
            pan.maximumNumberOfTouches = 1
            card.addGestureRecognizer(pan)
            view.addSubview(card)
            cards.append(card)
        }
        let tap = UITapGestureRecognizer(target: self, action: Selector(BoardViewController.tapped))
        tap.require(toFail: doubleTap)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(doubleTap)
        view.addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer { [weak self] recognizer in
            if recognizer.state == .began { self?.log.append("press") }
        }
        press.minimumPressDuration = 0.4
        view.addGestureRecognizer(press)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("didAppear")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.userInterfaceStyle == .dark { log.append("dark") }
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        guard let card = recognizer.view else { return }
        switch recognizer.state {
        case .began:
            start = card.center
            view.bringSubviewToFront(card)
        case .changed:
            let translation = recognizer.translation(in: view)
            card.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        case .ended:
            let velocity = recognizer.velocity(in: view)
            log.append(velocity.y > 0 ? "thrown down" : "thrown up")
        case .cancelled, .failed:
            card.center = start
        default:
            break
        }
    }

    private func tapped() {
        log.append("tap")
    }

    private func doubleTapped(_ sender: UITapGestureRecognizer) {
        log.append("double tap")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view is Card
    }
}

@MainActor
@Suite("Code of an app with pan, tap and long-press recognizers")
struct BoardAppTests {
    private func makeBoard() -> (TestHost, BoardViewController) {
        let host = TestHost()
        let board = BoardViewController()
        host.window.rootViewController = board
        host.window.makeKeyAndVisible()
        host.advance(by: 0.1)
        return (host, board)
    }

    @Test("The controller appears once, in the key window, with the size of the screen")
    func appears() {
        let (host, board) = makeBoard()
        #expect(board.log == ["willAppear", "didAppear"])
        #expect(board.view.window === host.window)
        #expect(board.view.window === UIApplication.shared.keyWindow)
        #expect(board.view.frame == UIScreen.main.bounds)
    }

    @Test("A card follows the finger and stays at the position of the lift")
    func drags() {
        let (host, board) = makeBoard()
        let card = board.view.viewWithTag(1)
        host.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 320))
        // The pan begins after its slop, from which the translation is measured.
        let center = card?.center ?? .zero
        #expect(abs(center.x - 220) <= 10 && abs(center.y - 320) <= 10)
        #expect(board.log.contains("thrown down"))
        #expect(board.view.subviews.last === card)
    }

    @Test("A single tap requires the double tap to fail")
    func taps() {
        let (host, board) = makeBoard()
        host.tap(at: CGPoint(x: 300, y: 700))
        #expect(!board.log.contains("tap"))
        host.advance(by: 0.5)
        #expect(board.log.filter { $0 == "tap" }.count == 1)
        host.tap(at: CGPoint(x: 300, y: 700), count: 2)
        host.advance(by: 0.5)
        #expect(board.log.filter { $0 == "tap" }.count == 1)
        #expect(board.log.filter { $0 == "double tap" }.count == 1)
    }

    @Test("A long press calls its closure once when it begins")
    func presses() {
        let (host, board) = makeBoard()
        host.longPress(at: CGPoint(x: 300, y: 700))
        #expect(board.log.filter { $0 == "press" }.count == 1)
    }

    @Test("A touch that stays in the view reaches its touches… methods")
    func touches() {
        let (host, board) = makeBoard()
        host.tap(at: CGPoint(x: 120, y: 260))
        host.advance(by: 0.6)
        #expect(board.log.contains("touched Two"))
    }

    @Test("If the window overrides the style with dark, the controller's traits and colours become dark")
    func dark() {
        let (host, board) = makeBoard()
        host.window.overrideUserInterfaceStyle = .dark
        host.advance(by: 0.1)
        #expect(board.log.contains("dark"))
        #expect(board.view.layer.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
    }
}
