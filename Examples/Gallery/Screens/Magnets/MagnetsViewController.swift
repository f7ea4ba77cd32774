import UIKit

/// A strip of letters above a board: a letter that is pulled down becomes a magnet, which follows the same finger.
public final class MagnetsViewController: UIViewController, UIGestureRecognizerDelegate, SizedDemo {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Magnets", summary: "Pull a letter down out of the strip, then drag, pinch and turn it with two fingers.", symbol: .magnet,
        color: .systemPink, makeViewController: { MagnetsViewController() })

    /// The strip, which scrolls horizontally.
    let strip = UIScrollView()
    /// The board with the magnets.
    let board = UIView()
    private var letters: [UIView] = []
    /// The magnets that are being pulled, by their letters' recognizers.
    private var pulled: [ObjectIdentifier: Magnet] = [:]
    private let hint = UILabel()

    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    ]
    private static let side: CGFloat = 64
    private static let gap: CGFloat = 12
    private static let stripHeight: CGFloat = 96

    /// Builds the strip and the board.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        board.backgroundColor = .tertiarySystemGroupedBackground
        board.layer.cornerRadius = 20
        hint.text = local("Pull letters down here")
        hint.font = .systemFont(ofSize: 17, weight: .medium)
        hint.followTextSize(upTo: 34)
        hint.shrinks(to: 0.5)
        hint.textColor = .hint
        hint.textAlignment = .center
        board.addSubview(hint)
        strip.showsHorizontalScrollIndicator = false
        view.addSubview(board)
        view.addSubview(strip)
        for (index, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() {
            let tile = makeLetter(String(letter), Self.colors[index % Self.colors.count])
            tile.frame.origin = CGPoint(x: Self.gap + CGFloat(index) * (Self.side + Self.gap), y: (Self.stripHeight - Self.side) / 2)
            strip.addSubview(tile)
            letters.append(tile)
        }
        strip.contentSize = CGSize(width: Self.gap + CGFloat(letters.count) * (Self.side + Self.gap), height: Self.stripHeight)
    }

    /// Lays out the strip above the board.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        strip.frame = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: Self.stripHeight)
        let margin: CGFloat = area.width >= 600 ? 24 : 16
        board.frame =
            CGRect(
                x: area.minX + margin, y: strip.frame.maxY + 8, width: area.width - 2 * margin,
                height: max(area.maxY - margin - strip.frame.maxY - 8, 0)
            ).onWholePoints
        let height = max(30, hint.lineHeight)
        hint.frame = CGRect(x: 8, y: board.bounds.midY - height / 2, width: max(board.bounds.width - 16, 0), height: height).onWholePoints
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { Self.stripHeight + 220 }

    private func makeLetter(_ letter: String, _ color: UIColor) -> UIView {
        let tile = StripLetter(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        tile.accessibilityTraits = .button
        tile.onActivate = { [weak self] in self?.putMagnet(letter, color) }
        tile.text = letter
        tile.font = .systemFont(ofSize: 34, weight: .bold)
        tile.textColor = color.ink
        tile.textAlignment = .center
        tile.backgroundColor = color.ground
        tile.layer.cornerRadius = 16
        tile.layer.masksToBounds = true
        tile.isUserInteractionEnabled = true
        let pull = PullGestureRecognizer { [weak self] in self?.pull($0, letter, color) }
        pull.delegate = self
        tile.addGestureRecognizer(pull)
        return tile
    }

    /// Adds a magnet without a finger, beside the previous one.
    private func putMagnet(_ letter: String, _ color: UIColor) {
        let magnet = Magnet(letter, color: color)
        let count = board.subviews.count { $0 is Magnet }
        let columns = max(1, Int(board.bounds.width / 110))
        magnet.center = CGPoint(
            x: min(60 + 110 * CGFloat(count % columns), board.bounds.width / 2 * CGFloat(columns)),
            y: min(60 + 110 * CGFloat(count / columns), max(board.bounds.height - 60, 60)))
        board.addSubview(magnet)
        hint.alpha = 0
        UIAccessibility.post(notification: .announcement, argument: local("%1 is on the board", with: letter))
    }

    /// A pull creates a magnet, which follows it while the strip does not scroll.
    private func pull(_ recognizer: PullGestureRecognizer, _ letter: String, _ color: UIColor) {
        let key = ObjectIdentifier(recognizer)
        let location = recognizer.location(in: board)
        switch recognizer.state {
        case .began:
            strip.isScrollEnabled = false
            let magnet = Magnet(letter, color: color)
            magnet.center = location
            magnet.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
            board.addSubview(magnet)
            pulled[key] = magnet
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                magnet.transform = .identity
                self.hint.alpha = 0
            }
        case .changed: pulled[key]?.center = location
        case .ended, .cancelled:
            let magnet = pulled.removeValue(forKey: key)
            if pulled.isEmpty { strip.isScrollEnabled = true }
            guard let magnet, recognizer.state == .cancelled || !board.bounds.contains(location) else { return }
            // A magnet that is dropped outside of the board is removed.
            UIView.animate(withDuration: 0.2) {
                magnet.alpha = 0
                magnet.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            } completion: { _ in
                magnet.removeFromSuperview()
                if self.board.subviews.contains(where: { $0 is Magnet }) == false {
                    UIView.animate(withDuration: 0.2) { self.hint.alpha = 1 }
                }
            }
        default: break
        }
    }

    /// A pull and the strip's scrolling may track the same finger.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === strip.panGestureRecognizer
    }
}

/// A letter of the strip. Activation by a key or a screen reader does the same as a pull.
private final class StripLetter: UILabel {
    var onActivate: () -> Void = {}

    override func accessibilityActivate() -> Bool {
        onActivate()
        return true
    }
}
