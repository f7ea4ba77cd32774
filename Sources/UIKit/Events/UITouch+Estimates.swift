import Foundation

// Estimated properties of a pen.
extension UITouch {
    /// A set of touch properties.
    public struct Properties: OptionSet, Sendable, Hashable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The property ``UITouch/force``.
        public static let force = Properties(rawValue: 1 << 0)
        /// The properties ``UITouch/azimuthAngle(in:)`` and ``UITouch/azimuthUnitVector(in:)``.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The property ``UITouch/altitudeAngle``.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The properties ``UITouch/location(in:)`` and ``UITouch/previousLocation(in:)``.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// Estimates the missing properties of the event's samples.
    func completeSamples() {
        var measured = source?.measuredPenProperties ?? []
        estimates.complete(&coalescedSamples, after: previousScenePosition, measured: &measured)
        source?.measuredPenProperties = measured
        if let last = estimates.expected.last { estimate = (last.missing, last.index) }
    }

    /// Sends updates of estimated properties of earlier samples to the recognizers and the view.
    func sendEstimateUpdates() {
        let refined = estimates.takeRefined()
        guard !refined.isEmpty else { return }
        let updates = Set(
            refined.map { update in
                let touch = copy(at: update.sample, after: update.previous)
                touch.estimate = (update.missing, update.index)
                return touch
            })
        for recognizer in recognizers where recognizer.trackedTouches.contains(self) {
            recognizer.touchesEstimatedPropertiesUpdated(updates)
        }
        if viewProgress == .told || viewProgress == .finished && currentPhase == .ended { view?.touchesEstimatedPropertiesUpdated(updates) }
    }
}
