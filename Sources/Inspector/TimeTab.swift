import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// The times of the frames, the painted layers, and the animations.
@MainActor
final class TimeTab: InspectorTab {
    /// The most late frames that are listed.
    private static let mostLate = 5
    /// The seconds of animations that can be scrubbed.
    private static let scrubRange = 0.0...2.0

    private let chart = FrameChart()
    private let facts = FactsView()
    private var scrubbed = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(chart)
        view.addSubview(facts)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        chart.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 150)
        facts.frame = CGRect(x: 0, y: 168, width: bounds.width, height: max(0, bounds.height - 168))
    }

    override func refresh() {
        guard isViewLoaded else { return }
        let frames = FrameTimes.of(session.platform).last(FrameTimes.capacity)
        chart.frames = Array(frames.suffix(chart.capacity))
        facts.show([control(), summary(Array(frames)), animations()])
    }

    private func control() -> FactSection {
        let time = session.time
        let scenes = session.appScenes
        var rows = [
            FactRow("Outline what is painted", control: .toggle(session.paint.isOn) { [weak self] in self?.session.paint.isOn = $0 }),
            FactRow("Pause animations", control: .toggle(time.speed == 0) { [weak self] in self?.setSpeed($0 ? 0 : 1) }),
        ]
        if time.speed == 0 {
            rows.append(
                FactRow(
                    "Scrub", "\(InspectorFormat.number(scrubbed)) s",
                    control: .slider(scrubbed, Self.scrubRange) { [weak self] value in
                        guard let self else { return }
                        time.step(by: value - scrubbed, in: scenes)
                        scrubbed = value
                    }))
        } else {
            rows.append(
                FactRow(
                    "Speed", "\(Int((time.speed * 100).rounded())) %",
                    control: .slider(Double(time.speed), 0.05...1) { [weak self] in self?.setSpeed(Float($0)) }))
        }
        return FactSection(title: "Control", rows: rows)
    }

    private func setSpeed(_ speed: Float) {
        scrubbed = 0
        session.time.setSpeed(speed, in: session.appScenes)
        refresh()
    }

    private func summary(_ frames: [FrameTimes.Frame]) -> FactSection {
        guard let last = frames.last else { return FactSection(title: "Frames", rows: [FactRow("No frame was recorded.", symbol: .info)]) }
        let late = frames.filter(\.isLate)
        let count = "\(late.count) of the last \(frames.count) frames missed the display."
        var rows = [FactRow(late.isEmpty ? "No frame missed the display." : count, symbol: late.isEmpty ? .good : .problem)]
        rows.append(FactRow("Last frame", passes(of: last)))
        for frame in late.suffix(Self.mostLate).reversed() {
            let time = InspectorFormat.time(session.date(ofClock: frame.start))
            rows.append(FactRow("Late frame at \(time)", passes(of: frame), symbol: .problem))
        }
        return FactSection(title: "Frames", rows: rows)
    }

    /// The duration of a frame, and of its passes from the longest to the shortest.
    private func passes(of frame: FrameTimes.Frame) -> String {
        let names = ["input", "display links", "animations", "layout", "commit", "end"]
        let parts = zip(names, frame.passes).filter { $0.1 >= 0.00005 }.sorted { $0.1 > $1.1 }
        let list = parts.map { "\($0.0) \(InspectorFormat.milliseconds($0.1))" }.joined(separator: ", ")
        let total = "\(InspectorFormat.milliseconds(frame.duration)) of \(InspectorFormat.milliseconds(frame.interval))"
        return list.isEmpty ? total : "\(total): \(list)"
    }

    private func animations() -> FactSection {
        let rows = AnimationFacts.rows(session.appScenes)
        return FactSection(title: "Animations", rows: rows.isEmpty ? [FactRow("No animation runs.", symbol: .info)] : rows)
    }
}
