import UIKit

/// The app's settings, which are kept between launches.
@MainActor
final class Preferences {
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        defaults.register(defaults: ["showsGrid": true])
    }

    var showsGrid: Bool {
        get { defaults.bool(forKey: "showsGrid") }
        set { defaults.set(newValue, forKey: "showsGrid") }
    }
}
