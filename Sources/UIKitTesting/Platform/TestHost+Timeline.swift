import GestureTimelines

extension TestHost {
    /// What fingers do and what recognizers make of it, recorded from the first use of this property on.
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
