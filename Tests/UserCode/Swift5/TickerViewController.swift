import UIKit

protocol TickerDelegate: AnyObject {
    func ticker(_ ticker: TickerView, didTick count: Int)
}

class TickerView: UIView {
    weak var delegate: TickerDelegate?
    private var displayLink: CADisplayLink?
    private var timer: Timer?
    private(set) var count = 0
    private(set) var timerCount = 0
    private let shape = CAShapeLayer()
    private let gradient: CAGradientLayer = {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.brand.cgColor, UIColor.brandTint.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        return layer
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    deinit {
        timer?.invalidate()
        displayLink?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    private func setup() {
        layer.addSublayer(gradient)
        layer.addSublayer(shape)
        shape.path = sharedPath.cgPath
        shape.fillColor = accent.cgColor
        NotificationCenter.default.addObserver(
            self, selector: Selector(TickerView.reset), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        shape.frame = bounds.inset(by: defaultInsets)
        CATransaction.commit()
    }

    func start() {
        let link = CADisplayLink(target: self, selector: Selector(TickerView.tick(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
        timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
            guard let self = self else { return }
            self.timerCount += 1
            self.alpha = 1
        }
    }

    func stop() {
        displayLink?.invalidate()
        displayLink = nil
        timer?.invalidate()
        timer = nil
    }

    func tick(_ link: CADisplayLink) {
        count += 1
        delegate?.ticker(self, didTick: count)
    }

    func reset() {
        count = 0
    }

    func pulse(completion: (() -> Void)? = nil) {
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = 1
        animation.toValue = 1.2
        animation.duration = 0.2
        animation.timingFunction = easing
        animation.delegate = self
        CATransaction.begin()
        CATransaction.setCompletionBlock { completion?() }
        layer.add(animation, forKey: "pulse")
        CATransaction.commit()
    }

    var stops = 0
}

extension TickerView: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stops += 1
    }
}

extension TickerView: ReusableView {}

class TickerViewController: UIViewController {
    var log: [String] = []
    lazy var ticker: TickerView = {
        let view = TickerView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        view.delegate = self
        return view
    }()
    let scrollView = UIScrollView()
    private var token: NSObjectProtocol?
    private let manager: GestureLog

    init(manager: GestureLog = GestureLog()) {
        self.manager = manager
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        manager = GestureLog()
        super.init(coder: coder)
    }

    deinit {
        if let token = token { NotificationCenter.default.removeObserver(token) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.current.background
        view.addSubview(scrollView)
        scrollView.delegate = manager
        scrollView.frame = CGRect(x: 0, y: 200, width: 300, height: 300)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        view.addSubview(ticker)
        let pan = UIPanGestureRecognizer(target: self, action: Selector(TickerViewController.pan(_:)))
        pan.delegate = manager
        ticker.addGestureRecognizer(pan)
        token = NotificationCenter.default.addObserver(forName: Notification.Name("Reload"), object: nil, queue: .main) { [weak self] _ in
            self?.reload()
        }
        manager.onScroll = { [weak self] offset in self?.log.append("scrolled") }
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        ticker.center.x += translation.x
        ticker.center.y += translation.y
        recognizer.setTranslation(.zero, in: view)
        if recognizer.state == .ended {
            UIView.animate(withDuration: 0.2, animations: { self.ticker.alpha = 0.5 }) { _ in self.log.append("dropped") }
        }
    }

    func reload() {
        DispatchQueue.main.async {
            self.log.append("reloaded")
            self.ticker.setNeedsLayout()
        }
    }

    func load() {
        ThemeManager.shared.load { theme in
            self.view.backgroundColor = theme.background
            self.log.append("loaded")
        }
    }

    func loadLater() {
        Task {
            let theme = await self.fetch()
            self.view.backgroundColor = theme.background
            self.log.append("fetched")
        }
    }

    func fetch() async -> Theme {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Theme.dark) }
        }
    }
}

extension TickerViewController: TickerDelegate {
    func ticker(_ ticker: TickerView, didTick count: Int) {
        if count == 1 { log.append("first tick") }
    }
}

/// A delegate that is neither a view nor a controller.
class GestureLog: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    var offsets: [CGPoint] = []
    var onScroll: ((CGPoint) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        onScroll?(scrollView.contentOffset)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
