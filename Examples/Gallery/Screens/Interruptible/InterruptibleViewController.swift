import UIKit

/// Four ways to let an animation follow a finger, side by side, and one of them with many views. A plot shows the lane that was touched last.
public final class InterruptibleViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Interruptible",
        summary: "Drag a red rectangle down: beyond one half it goes on by itself. Catch it again on its way.",
        symbol: .interruptible, color: .systemRed, makeViewController: { InterruptibleViewController() })

    let lanes = [
        MotionLane(name: "By hand") { HandMotion($0) }, MotionLane(name: "Explicit") { ExplicitMotion($0) },
        MotionLane(name: "Implicit") { ImplicitMotion($0) }, MotionLane(name: "Animator") { AnimatorMotion($0) },
        MotionLane(name: "Many", flock: Flock()),
    ]
    let plot = MotionPlot()
    let rewindingBar = ChoiceBar(["speed = −1", "Display link"])
    private let rewindingLabel = UILabel()
    private var link: CADisplayLink?
    /// The lane that was touched last.
    private weak var plotted: MotionLane?

    /// Builds the lanes, the choice of the way back, and the plot.
    public override func viewDidLoad() {
        super.viewDidLoad()
        for lane in lanes {
            stage.addSubview(lane)
            lane.onEvent = { [weak self, weak lane] event in
                if let self, let lane { follow(lane, event) }
            }
        }
        rewindingLabel.text = local("Goes back by")
        rewindingLabel.font = .systemFont(ofSize: 15)
        rewindingLabel.followTextSize(upTo: 20)
        rewindingLabel.shrinks(to: 0.5)
        rewindingLabel.textColor = .note
        rewindingBar.onChange = { [weak self] index in
            guard let self else { return }
            for lane in lanes { lane.motion.rewinding = Rewinding.allCases[index] }
        }
        stage.addSubview(rewindingLabel)
        stage.addSubview(rewindingBar)
        stage.addSubview(plot)
    }

    /// Stops the plot while it is invisible.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopPlotting()
    }

    /// The least height of the lanes with everything else below them, and the least width with everything beside them.
    private static let roomyHeight: CGFloat = 380
    private static let roomyWidth: CGFloat = 460
    /// Below this width the lanes are in two rows, so that their names fit.
    private static let narrowWidth: CGFloat = 300

    /// The least height of a lane in which its rectangle can move.
    private static let laneHeight: CGFloat = 190

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat {
        if width >= Self.roomyWidth { return Self.laneHeight }
        return width < Self.narrowWidth ? 2 * Self.laneHeight + 8 + 2 * 14 + ChoiceBar.height + 120 : Self.roomyHeight
    }

    override func layoutStage() {
        let bounds = stage.bounds
        if bounds.height >= Self.roomyHeight {
            // All parts, one below the other.
            let plotHeight = min(150, max(96, bounds.height * 0.24)).rounded()
            plot.frame = CGRect(x: 0, y: bounds.height - plotHeight, width: bounds.width, height: plotHeight)
            let row = CGRect(x: 0, y: plot.frame.minY - 14 - ChoiceBar.height, width: bounds.width, height: ChoiceBar.height)
            layoutBar(in: row)
            layoutLanes(in: CGRect(x: 0, y: 0, width: bounds.width, height: row.minY - 14))
        } else if bounds.width >= Self.roomyWidth {
            // In a low window the plot is beside the lanes.
            let left = (bounds.width * 0.56).rounded()
            let right = CGRect(x: left + 14, y: 0, width: bounds.width - left - 14, height: bounds.height)
            layoutBar(in: CGRect(x: right.minX, y: 0, width: right.width, height: ChoiceBar.height))
            let top = ChoiceBar.height + 14
            plot.frame = stage.directed(CGRect(x: right.minX, y: top, width: right.width, height: max(right.height - top, 0)))
            layoutLanes(in: CGRect(x: 0, y: 0, width: left, height: bounds.height))
        } else {
            // A small window has no space for the plot.
            plot.frame = .zero
            let row = CGRect(x: 0, y: bounds.height - ChoiceBar.height, width: bounds.width, height: ChoiceBar.height)
            layoutBar(in: row)
            layoutLanes(in: CGRect(x: 0, y: 0, width: bounds.width, height: max(row.minY - 10, 0)))
        }
        plot.isHidden = plot.frame.isEmpty
    }

    private func layoutBar(in row: CGRect) {
        // Without enough space the label is hidden. The choices are understandable without it.
        rewindingLabel.isHidden = row.width < 330
        let x: CGFloat = rewindingLabel.isHidden ? 0 : 106
        rewindingLabel.frame = stage.directed(CGRect(x: row.minX + 2, y: row.minY, width: 100, height: row.height))
        rewindingBar.frame = stage.directed(
            CGRect(x: row.minX + x, y: row.minY, width: min(260, max(row.width - x, 0)), height: row.height))
    }

    private func layoutLanes(in area: CGRect) {
        let gap: CGFloat = area.width < 500 ? 8 : 14
        let rows = area.width < Self.narrowWidth && area.height >= 2 * Self.laneHeight ? 2 : 1
        let columns = (lanes.count + rows - 1) / rows
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
        for (index, lane) in lanes.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let frame = CGRect(
                x: area.minX + (width + gap) * column, y: area.minY + (height + gap) * row, width: width, height: height)
            lane.frame = stage.directed(frame).onWholePoints
        }
    }

    // MARK: Events

    private func follow(_ lane: MotionLane, _ event: MotionLane.Event) {
        let name = local(lane.name)
        switch event {
        case .held:
            startPlotting(lane)
            status = .dragging(local("%1: held", with: name))
        case .moved:
            let part = Int((lane.motion.progress * 100).rounded())
            status = .dragging("\(name): \(part) %")
        case .released(let toEnd):
            status =
                toEnd
                ? .over(local("%1: goes on", with: name), color: .systemOrange) : .cancelled(local("%1: goes back", with: name))
        case .rested(let atEnd):
            status =
                atEnd
                ? .dropped(local("%1: arrived", with: name), color: .systemGreen)
                : .cancelled(local("%1: back at its start", with: name))
        }
    }

    private func startPlotting(_ lane: MotionLane) {
        if plotted !== lane { plot.clear() }
        plotted = lane
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            if let self { sample(at: link.timestamp) } else { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stopPlotting() {
        link?.invalidate()
        link = nil
    }

    private func sample(at time: TimeInterval) {
        guard let lane = plotted else { return stopPlotting() }
        let position = lane.shownProgress
        // A pause between two motions belongs to neither.
        if let last = plot.samples.last, time - last.time >= 0.1 { plot.clear() }
        // Over a few frames, since a mouse does not move in each one.
        let earlier = plot.samples.first { time - $0.time <= 0.06 }
        let velocity = earlier.map { (position - $0.position) * MotionLane.length / CGFloat(time - $0.time) } ?? 0
        plot.add(MotionSample(time: time, progress: lane.motion.progress, position: position, velocity: velocity))
        if !lane.isMoving { stopPlotting() }
    }
}
