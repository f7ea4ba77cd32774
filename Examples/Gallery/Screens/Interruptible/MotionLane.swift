import UIKit

/// A column with a red rectangle at its top, a dashed one at its bottom, and a motion from one to the other.
///
/// The measures are those of a field of 550 points. The rectangle's centre is at y = 50, the dashed one's at y = 500, and a drag of 500 points is the whole
/// path. In less space everything shrinks, but the rectangle stays large enough for a finger.
final class MotionLane: UIView {
    /// An event of a lane.
    enum Event {
        case held
        case moved
        case released(toEnd: Bool)
        case rested(atEnd: Bool)
    }

    /// The measures of the field, in its own points.
    enum Field {
        static let height: CGFloat = 550
        static let start: CGFloat = 50
        static let end: CGFloat = 500
        static let drag: CGFloat = 500
        static let rectangle = CGSize(width: 64, height: 56)
        /// The least scale of the rectangle.
        static let smallest: CGFloat = 0.45
    }

    let name: String
    let motion: any HeldMotion
    /// The moving view: the rectangle or the flock.
    let mover: UIView
    /// Called for every event.
    var onEvent: ((Event) -> Void)?
    /// Whether a finger holds the view, or it is moving.
    private(set) var isMoving = false

    private let titleLabel = UILabel()
    private let goal = CAShapeLayer()
    private let groove = UIView()
    private var isAtEnd = false
    /// Whether the last release was towards the end.
    private var goesToEnd = false
    private var scale: CGFloat = 1
    private var grab: (y: CGFloat, progress: CGFloat)?

    /// Creates a lane for a rectangle.
    convenience init(name: String, makeMotion: (UIView) -> any HeldMotion) {
        let rectangle = UIView()
        rectangle.backgroundColor = .systemRed
        self.init(name: name, mover: rectangle, motion: makeMotion(rectangle))
    }

    /// Creates a lane for many views.
    convenience init(name: String, flock: Flock) {
        let motion = ImplicitMotion(in: flock.layer) { path, completion in
            flock.fly(along: path, duration: motionDuration, completion: completion)
        } put: { path, atEnd in
            flock.put(at: atEnd ? path.end : path.start)
        }
        self.init(name: name, mover: flock, motion: motion)
    }

    private init(name: String, mover: UIView, motion: any HeldMotion) {
        self.name = name
        self.mover = mover
        self.motion = motion
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 16
        titleLabel.text = local(name)
        titleLabel.font = .systemFont(ofSize: 13, weight: .medium)
        titleLabel.textColor = .note
        titleLabel.textAlignment = .center
        titleLabel.followTextSize(upTo: 22)
        titleLabel.shrinks(to: 0.4)
        groove.backgroundColor = .systemGray4
        groove.isUserInteractionEnabled = false
        goal.fillColor = nil
        goal.lineWidth = 2
        goal.lineDashPattern = [6, 4]
        addSubview(titleLabel)
        addSubview(groove)
        layer.addSublayer(goal)
        addSubview(mover)
        motion.onRest = { [weak self] atEnd in self?.rest(atEnd: atEnd) }
        let press = UILongPressGestureRecognizer { [weak self] in self?.drag($0) }
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.delegate = self
        addGestureRecognizer(press)
        isAccessibilityElement = true
        accessibilityLabel = local(name)
        accessibilityTraits = [.button, .updatesFrequently]
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Layout

    /// The height of the title above the field.
    static let titleHeight: CGFloat = 34

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 2, y: 4, width: bounds.width - 4, height: Self.titleHeight - 4)
        scale = min(1, max(bounds.height - Self.titleHeight, 1) / Field.height)
        let shrink = max(scale, Field.smallest)
        let size = CGSize(
            width: max(min(Field.rectangle.width * shrink, bounds.width - 14).rounded(), 1),
            height: (Field.rectangle.height * shrink).rounded())
        let margin = size.height / 2 + 6
        let bottom = max(Self.titleHeight + Field.height * scale - margin, Self.titleHeight + margin + 1)
        let path = MotionPath(
            start: CGPoint(x: bounds.width / 2, y: max(laneCoordinate(of: Field.start), Self.titleHeight + margin - 6)),
            end: CGPoint(x: bounds.width / 2, y: min(laneCoordinate(of: Field.end), bottom)))
        groove.frame = CGRect(x: bounds.midX - 1.5, y: path.start.y, width: 3, height: path.end.y - path.start.y)
        groove.layer.cornerRadius = 1.5
        let target = CGRect(
            x: path.end.x - size.width / 2, y: path.end.y - size.height / 2, width: size.width, height: size.height)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        goal.path = UIBezierPath(roundedRect: target.insetBy(dx: -4, dy: -4), cornerRadius: 14 * shrink + 2).cgPath
        CATransaction.commit()
        if let flock = mover as? Flock {
            flock.frame = bounds
            flock.resize(to: min(size.width, size.height))
        } else {
            mover.bounds.size = size
            mover.layer.cornerRadius = 12 * shrink
        }
        guard path != motion.path else { return }
        // A running motion does not use the new path.
        motion.path = path
        grab = nil
        motion.show(atEnd: isAtEnd)
        isMoving = false
    }

    /// Converts a y coordinate of the field to the lane, rounded to whole points for crisp edges.
    private func laneCoordinate(of y: CGFloat) -> CGFloat { (Self.titleHeight + y * scale).rounded() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showColors() {
        goal.strokeColor = UIColor.systemGray2.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The finger

    /// The presented centre of the moving view.
    var shownMiddle: CGPoint {
        (mover as? Flock)?.shownMiddle ?? mover.layer.presentation()?.position ?? mover.center
    }

    /// The presented progress of the moving view, from 0 to 1.
    var shownProgress: CGFloat { motion.path.progress(at: shownMiddle) }

    /// Points of the field for the whole path.
    static let length = Field.end - Field.start

    private func drag(_ recognizer: UILongPressGestureRecognizer) {
        let y = recognizer.location(in: self).y
        switch recognizer.state {
        case .began:
            grab = (y, motion.progress)
            isMoving = true
            motion.hold()
            onEvent?(.held)
        case .changed:
            guard let grab else { return }
            motion.move(to: min(max(grab.progress + (y - grab.y) / (Field.drag * scale), 0), 1))
            onEvent?(.moved)
        case .ended, .cancelled:
            guard grab != nil else { return }
            grab = nil
            let toEnd = motion.progress > 0.5
            goesToEnd = toEnd
            motion.release(toEnd: toEnd)
            onEvent?(.released(toEnd: toEnd))
        default: break
        }
    }

    // MARK: Accessibility

    /// The state for assistive technologies.
    override var accessibilityValue: String? {
        get { isMoving ? local("on its way") : isAtEnd ? local("at its end") : local("at its start") }
        set {}
    }

    /// Sends the view to its other end; a moving view reverses.
    override func accessibilityActivate() -> Bool {
        goesToEnd = isMoving ? !goesToEnd : !isAtEnd
        isMoving = true
        motion.hold()
        onEvent?(.held)
        motion.release(toEnd: goesToEnd)
        onEvent?(.released(toEnd: goesToEnd))
        return true
    }

    private func rest(atEnd: Bool) {
        isAtEnd = atEnd
        isMoving = grab != nil
        onEvent?(.rested(atEnd: atEnd))
    }
}

extension MotionLane: UIGestureRecognizerDelegate {
    /// A finger catches the view at its presented position: an animated view's own position is its destination.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let reach = CGSize(width: bounds.width / 2, height: mover is Flock ? Field.rectangle.height / 2 : mover.bounds.height / 2 + 12)
        let point = touch.location(in: self)
        let middle = shownMiddle
        return abs(point.x - middle.x) <= reach.width && abs(point.y - middle.y) <= reach.height
    }
}
