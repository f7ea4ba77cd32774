/// Where a controller is between being shown and not.
///
/// `viewWillAppear` leads from disappeared, or back from disappearing, to appearing; `viewDidAppear` to appeared; `viewWillDisappear`
/// from there, or back from appearing, to disappearing; `viewDidDisappear` to disappeared. No callback comes twice in a row, unless an app's
/// container begins it.
enum AppearanceState: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// The state after a transition begins; nil if none does, since the controller is there already or on the way.
    func beginning(isAppearing: Bool, animated: Bool, isManual: Bool) -> AppearanceState? {
        switch (self, isAppearing) {
        case (.disappeared, true), (.disappearing, true): .appearing(animated: animated)
        case (.appeared, false), (.appearing, false): .disappearing(animated: animated)
        case (.disappeared, false) where isManual: .disappearing(animated: animated)
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): nil
        }
    }

    /// The state after the transition ends; nil where none is under way.
    var ended: AppearanceState? {
        switch self {
        case .appearing: .appeared
        case .disappearing: .disappeared
        case .appeared, .disappeared: nil
        }
    }

    /// The view is shown or about to be.
    var isOrWillBeShown: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    /// A transition is under way.
    var isInTransition: Bool { ended != nil }
}

/// Why a controller's place among its parent's children changes.
enum ContainmentChange {
    case none, adding, removing
}
