import GestureTimelines

extension TestHost {
    /// The touches and the states of the recognizers, recorded from the first use of this property on.
    public var timeline: GestureTimeline {
        enter {
            let environment = GestureEnvironment.current
            if let timeline = environment.observer as? GestureTimeline { return timeline }
            let timeline = GestureTimeline { [weak platform] in platform?.now ?? 0 }
            environment.observer = timeline
            return timeline
        }
    }
}
