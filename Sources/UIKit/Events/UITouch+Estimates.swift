import Foundation

// What a pen told late.
extension UITouch {
    /// Properties of a touch.
    public struct Properties: OptionSet, Sendable, Hashable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``UITouch/force``.
        public static let force = Properties(rawValue: 1 << 0)
        /// ``UITouch/azimuthAngle(in:)`` and ``UITouch/azimuthUnitVector(in:)``.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// ``UITouch/altitudeAngle``.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// ``UITouch/location(in:)`` and ``UITouch/previousLocation(in:)``.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// The properties that the pen has not told yet, so that they are what it told last. None for fingers and pointers.
    public var estimatedProperties: Properties { estimate.missing }

    /// Those of ``estimatedProperties`` that the pen is going to tell: `touchesEstimatedPropertiesUpdated(_:)` is called with them then.
    /// Nothing is called for a touch that ends before.
    public var estimatedPropertiesExpectingUpdates: Properties { estimate.missing }

    /// What a touch that is updated later is known by: the update has the same number. Nil where nothing is expected.
    public var estimationUpdateIndex: NSNumber? { estimate.index.map { NSNumber(value: $0) } }

    /// Takes in what the pen did not tell.
    func completeSamples() {
        var measured = source?.measuredPenProperties ?? []
        estimates.complete(&coalescedSamples, after: previousScenePosition, measured: &measured)
        source?.measuredPenProperties = measured
        if let last = estimates.expected.last { estimate = (last.missing, last.index) }
    }

    /// Tells recognizers and the view what the pen has told meanwhile of earlier moments.
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
