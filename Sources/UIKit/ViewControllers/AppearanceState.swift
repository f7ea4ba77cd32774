/// The appearance state of a controller.
///
/// `viewWillAppear` leads from disappeared or disappearing to appearing, and `viewDidAppear` to appeared. `viewWillDisappear` leads from appeared or
/// appearing to disappearing, and `viewDidDisappear` to disappeared. No callback is called twice in a row, with one exception: if the app's container calls
/// `beginAppearanceTransition`, a disappeared controller disappears again.
enum AppearanceState: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// The state after a transition begins; nil if the controller is already in that state or in transition to it.
    func beginning(isAppearing: Bool, animated: Bool, isManual: Bool) -> AppearanceState? {
        switch (self, isAppearing) {
        case (.disappeared, true), (.disappearing, true): .appearing(animated: animated)
        case (.appeared, false), (.appearing, false): .disappearing(animated: animated)
        case (.disappeared, false) where isManual: .disappearing(animated: animated)
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): nil
        }
    }

    /// The state after the transition ends; nil without a transition.
    var ended: AppearanceState? {
        switch self {
        case .appearing: .appeared
        case .disappearing: .disappeared
        case .appeared, .disappeared: nil
        }
    }

    /// Whether the view is shown or about to be shown.
    var isOrWillBeShown: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    /// Whether a transition is in progress.
    var isInTransition: Bool { ended != nil }
}

/// The pending change of a controller's parent.
enum ContainmentChange {
    case none, adding, removing
}
