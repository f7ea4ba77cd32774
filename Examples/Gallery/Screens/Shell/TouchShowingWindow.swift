import GestureTimelines
import UIKit

/// A window that can show touches, pressed pointers, and the gesture timeline.
public final class TouchShowingWindow: UIWindow {
    /// Whether touches are drawn.
    public var showsTouches = false {
        didSet { if !showsTouches { removeAllSpots() } }
    }

    /// Whether the gesture timeline is shown, in ``timelineFrame``.
    public var showsTimeline = false {
        didSet { if showsTimeline != oldValue { toggleTimeline() } }
    }

    /// The frame of the timeline, beside or below the demo.
    var timelineFrame = CGRect.zero {
        didSet { if timelineFrame != oldValue { setNeedsLayout() } }
    }

    private var timelineView: GestureTimelineView?
    private var timeline: GestureTimeline?
    private var spots: [ObjectIdentifier: UIView] = [:]
    private let spotSide: CGFloat = 44

    public override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard showsTouches else { return }
        for touch in event.allTouches ?? [] where touch.window === self || touch.window == nil { show(touch) }
    }

    private func toggleTimeline() {
        timelineView?.removeFromSuperview()
        timelineView = nil
        timeline?.stop()
        timeline = nil
        guard showsTimeline else { return }
        let timeline = GestureTimeline.record(keeping: 8)
        let view = GestureTimelineView(timeline)
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 16
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        addSubview(view)
        self.timeline = timeline
        timelineView = view
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let timelineView else { return }
        timelineView.frame = timelineFrame
        bringSubviewToFront(timelineView)
    }

    private func show(_ touch: UITouch) {
        let key = ObjectIdentifier(touch)
        switch touch.phase {
        case .began, .moved, .stationary:
            let spot = spots[key] ?? makeSpot(for: key)
            bringSubviewToFront(spot)
            spot.center = touch.location(in: self)
        default:
            guard let spot = spots.removeValue(forKey: key) else { return }
            UIView.animate(withDuration: 0.2) {
                spot.alpha = 0
                spot.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
            } completion: { _ in
                spot.removeFromSuperview()
            }
        }
    }

    private func makeSpot(for key: ObjectIdentifier) -> UIView {
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: spotSide, height: spotSide))
        spot.isUserInteractionEnabled = false
        spot.backgroundColor = UIColor(white: 0.5, alpha: 0.45)
        spot.layer.cornerRadius = spotSide / 2
        spot.layer.borderWidth = 2
        spot.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
        spot.layer.shadowColor = UIColor.black.cgColor
        spot.layer.shadowOpacity = 0.25
        spot.layer.shadowRadius = 5
        spot.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(spot)
        spots[key] = spot
        return spot
    }

    private func removeAllSpots() {
        for spot in spots.values { spot.removeFromSuperview() }
        spots = [:]
    }
}
