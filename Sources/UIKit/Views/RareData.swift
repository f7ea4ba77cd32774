/// Data that few responders have. Other responders store only a nil pointer.
@MainActor
final class RareData {
    /// The accessibility attributes that the app set.
    var accessibility: AccessibilityRecord?
    /// The focus attributes that the app set for a view.
    var focus: FocusRecord?
    /// The appearance settings of a view.
    var appearance: AppearanceRecord?
    /// The observed reads of the last calls of tracked methods.
    var trackedReads: [TrackedMethod: TrackedReads] = [:]
}

extension UIResponder {
    /// The rare data, created at the first access.
    var ensuredRareData: RareData {
        if let rareData { return rareData }
        let made = RareData()
        rareData = made
        return made
    }

    /// The accessibility attributes that the app set; nil if it set no attribute.
    var ownAccessibilityRecord: AccessibilityRecord? { rareData?.accessibility }
}
