/// A recorded setting of a proxy.
struct AppearanceSetting {
    let key: AppearanceKey
    let apply: @MainActor (any AppearanceSubject) -> Void
}

/// An appearance proxy and the settings that it recorded.
@MainActor
final class AppearanceProxy {
    let scope: AppearanceScope
    /// The proxy object that the app gets and on which it sets properties.
    let subject: any AppearanceSubject
    let order: Int
    private var recorded: [AppearanceSetting] = []
    private let attributes: [AppearanceAttribute]

    /// All settings. Settings of library properties are first, in the order of their last change. Settings of an app's own properties follow.
    var settings: [AppearanceSetting] {
        attributes.isEmpty ? recorded : recorded + attributes.compactMap { $0.setting(of: subject) }
    }

    init(_ scope: AppearanceScope, subject: any AppearanceSubject, order: Int) {
        self.scope = scope
        self.subject = subject
        self.order = order
        attributes = AppearanceAttribute.attributes(of: subject)
    }

    /// Records a setting. Removes an earlier setting with the same key.
    /// - Complexity: O(*n*) in the number of settings.
    func record(_ setting: AppearanceSetting) {
        recorded.removeAll { $0.key == setting.key }
        recorded.append(setting)
    }
}
