import CoreGraphics
import Foundation
import GestureTimelines
import UIKit

/// The gesture timeline, and the recognizers that receive the touches of the selected view.
@MainActor
final class TouchTab: InspectorTab {
    /// The most decisions that are listed.
    private static let mostDecisions = 20

    private let facts = FactsView()
    private var timeline: GestureTimelineView?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let recording = session.gestures?.timeline {
            let timeline = GestureTimelineView(recording)
            self.timeline = timeline
            view.addSubview(timeline)
        }
        view.addSubview(facts)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isWide = bounds.width >= InspectorViewController.wideWidth
        let split = isWide ? (bounds.width * 0.5).rounded() : (bounds.height * 0.42).rounded()
        let top =
            isWide
            ? CGRect(x: 16, y: 16, width: split - 24, height: bounds.height - 32)
            : CGRect(x: 16, y: 12, width: bounds.width - 32, height: split - 16)
        timeline?.frame = top
        facts.frame =
            isWide
            ? CGRect(x: split, y: 0, width: bounds.width - split, height: bounds.height)
            : CGRect(x: 0, y: split, width: bounds.width, height: bounds.height - split)
    }

    override func refresh() {
        guard isViewLoaded else { return }
        var sections =
            session.selection.map { selection in
                [FactSection(title: "Recognizers of the view and its superviews", rows: recognizers(of: selection))]
            } ?? noSelection
        if let decisions = decisions() { sections.append(decisions) }
        facts.show([FactSection(title: "UI test", rows: [recordingRow()])] + sections)
    }

    /// The row that starts and stops the recording of a UI test.
    private func recordingRow() -> FactRow {
        guard session.testRecording.isRecording else {
            return FactRow(
                "Record a UI test", "The test repeats what you do in the app from now on.", symbol: .info,
                control: .action { [weak self] in self?.session.testRecording.start() })
        }
        return FactRow(
            "Stop the recording", "The app's input is being recorded.", symbol: .problem,
            control: .action { [weak self] in
                self?.session.testRecording.stop { [weak self] source in
                    self?.present(UINavigationController(rootViewController: RecordedTestController(source)), animated: true)
                }
            })
    }

    private func recognizers(of view: UIView) -> [FactRow] {
        let pairs = view.chain.flatMap { part in (part.gestureRecognizers ?? []).map { (part, $0) } }
        guard !pairs.isEmpty else { return [FactRow("There are no recognizers.", symbol: .info)] }
        return pairs.map { part, recognizer in
            var details = [part === view ? "of the view" : "of \(part.inspectedName)", "\(recognizer.state)"]
            let required = recognizer.requiredFailures
            if !required.isEmpty {
                let names = required.map { InspectorFormat.name(of: $0) }.joined(separator: ", ")
                details.append("waits for the failure of \(names)")
            }
            if !recognizer.isEnabled { details.append("disabled") }
            if recognizer.delaysTouchesBegan { details.append("delays touches") }
            if !recognizer.cancelsTouchesInView { details.append("does not cancel touches") }
            return FactRow(
                InspectorFormat.name(of: recognizer), details.joined(separator: " · "), symbol: recognizer.isEnabled ? .good : .problem)
        }
    }

    /// The last decisions with a reason, newest first.
    private func decisions() -> FactSection? {
        guard let timeline = session.gestures?.timeline else { return nil }
        let decided = timeline.entries.reversed().lazy.filter { entry in
            timeline.lanes[entry.lane].kind == .recognizer && !["sees", "changed", "reset"].contains(entry.event)
        }
        let rows = decided.prefix(Self.mostDecisions).map { entry in
            let reason = entry.reason.isEmpty ? "" : ": \(entry.reason)"
            return FactRow(timeline.lanes[entry.lane].title, "\(InspectorFormat.number(entry.time)) s  \(entry.event)\(reason)")
        }
        return rows.isEmpty ? nil : FactSection(title: "Last decisions", rows: Array(rows))
    }
}
