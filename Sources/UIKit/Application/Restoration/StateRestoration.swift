import CConformance
import Foundation
import Host

/// Saves the app's scenes and view controllers, and restores them at the next start.
///
/// The state is one property list, which replaces the old file atomically. If an app crashes while it saves, its next start finds the old state.
/// The state is saved when the app becomes inactive, after a window was closed, and at the end. If an app ends within ``trialTime`` after a
/// restoration, without saving, its next start ignores the state, which may be the reason.
@MainActor
final class StateRestoration {
    /// A scene of the last run.
    struct SavedScene {
        var identifier: String
        var configuration: String?
        /// The name under which the window's frame is saved; nil if only ``size`` is known.
        var windowName: String?
        var size: CGSize
        var userInfo: [String: Any]?
        var activity: NSUserActivity?
    }

    private unowned let application: UIApplication
    /// The property list that was saved last.
    private var saved: NSDictionary?
    /// The state of the last run; nil without saved state. Parts that were restored are removed.
    private lazy var loaded: [String: Any]? = load()
    /// Saves and restores the view controllers of apps without scene delegates.
    private lazy var controllers = ControllerRestoration(application: application)

    /// The timer of the trial period after a restoration; nil outside of a trial period.
    private var trial: (any HostTimer)?

    private static let file = "state.plist"
    /// A file that exists during the trial period. If it exists at a start, the restored state may have caused a crash.
    private static let trialFile = "restoring"
    /// The time in seconds after the start during which a crash is attributed to the restored state.
    private static let trialTime: TimeInterval = 5
    private static let version = 1
    /// The maximum number of restored scenes.
    private static let maximumScenes = 50

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: Saving

    /// Saves the state if it changed since it was last saved.
    func save() {
        guard let store = application.platform.savedState else { return }
        endTrial()
        var state: [String: Any] = ["version": Self.version, "scenes": application.desktopScenes.map { entry(of: $0) }]
        state["controllers"] = controllers.encoded()
        let list = NSDictionary(dictionary: state)
        guard list != saved else { return }
        do {
            try store.save(PropertyListSerialization.data(fromPropertyList: state, format: .binary, options: 0), named: Self.file)
            saved = list
        } catch {
            applicationLog.error("Cannot save the app's state, so the next start restores older state: \(error)")
        }
    }

    private func entry(of scene: UIWindowScene) -> [String: Any] {
        let session = scene.session
        if let delegate = scene.delegate, OptionalRequirement.stateRestorationActivityFor.isImplemented(by: delegate) {
            session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
        }
        let size = scene.hostWindow.contentSize
        var entry: [String: Any] = [
            "identifier": session.persistentIdentifier, "width": Double(size.width), "height": Double(size.height),
        ]
        entry["configuration"] = session.configuration.name
        entry["window"] = scene.savedName
        if let userInfo = session.userInfo {
            entry["userInfo"] = PropertyListConversion.entries(userInfo) { refuse($0, of: "the session's user info") }
        }
        entry["activity"] = session.stateRestorationActivity.map { self.entry(of: $0) }
        return entry
    }

    private func entry(of activity: NSUserActivity) -> [String: Any] {
        var entry: [String: Any] = ["type": activity.activityType]
        entry["title"] = activity.title
        entry["target"] = activity.targetContentIdentifier
        entry["page"] = activity.webpageURL?.absoluteString
        entry["referrer"] = activity.referrerURL?.absoluteString
        entry["required"] = activity.requiredUserInfoKeys.map { $0.sorted() }
        if let userInfo = activity.userInfo {
            entry["userInfo"] = PropertyListConversion.entries(userInfo) { refuse($0, of: "the activity \(activity.activityType)") }
        }
        return entry
    }

    private func refuse(_ key: String, of owner: String) {
        applicationLog.error("The value for \"\(key)\" of \(owner) is not saved: it is not a property list.")
    }

    // MARK: Restoring

    /// Returns the scenes of the last run, in order, and removes them from the loaded state. Empty after the first call.
    func takeScenes() -> [SavedScene] {
        let entries = loaded?["scenes"] as? [[String: Any]] ?? []
        loaded?["scenes"] = nil
        return entries.prefix(Self.maximumScenes).compactMap { scene(of: $0) }
    }

    /// Restores the view controllers of the last run, unless the delegate declines. Searches for existing controllers in `window` and the app's windows.
    func restoreControllers(in window: UIWindow?) {
        guard let state = loaded?["controllers"] as? [String: Any] else { return }
        loaded?["controllers"] = nil
        controllers.restore(state, in: window)
    }

    private func load() -> [String: Any]? {
        guard let store = application.platform.savedState, let data = store.data(named: Self.file) else { return nil }
        guard store.data(named: Self.trialFile) == nil else {
            applicationLog.warning("The app ended soon after it had restored its state, so the state is not restored again.")
            remove(Self.file)
            remove(Self.trialFile)
            return nil
        }
        guard let list = (try? LimitedPropertyList.value(in: data)) as? [String: Any],
            list["version"] as? Int == Self.version
        else {
            applicationLog.warning("The app's saved state is damaged or of another version, so it is not restored.")
            return nil
        }
        beginTrial(in: store)
        return list
    }

    private func beginTrial(in store: any HostSavedState) {
        do {
            try store.save(Data("The app's state is being restored.\n".utf8), named: Self.trialFile)
            trial = application.platform.schedule(after: Self.trialTime) { [weak self] in self?.endTrial() }
        } catch {
            applicationLog.error("Cannot mark the restoration, so that state that ends the app is restored again: \(error)")
        }
    }

    private func endTrial() {
        guard let timer = trial else { return }
        timer.cancel()
        trial = nil
        remove(Self.trialFile)
    }

    private func remove(_ file: String) {
        do {
            try application.platform.savedState?.save(nil, named: file)
        } catch {
            applicationLog.error("Cannot remove the file \"\(file)\" of the app's state: \(error)")
        }
    }

    private func scene(of entry: [String: Any]) -> SavedScene? {
        guard let identifier = entry["identifier"] as? String else { return nil }
        let sides = [entry["width"], entry["height"]].compactMap { $0 as? Double }.filter { (1...32_767).contains($0) }
        guard sides.count == 2 else { return nil }
        return SavedScene(
            identifier: identifier, configuration: entry["configuration"] as? String, windowName: entry["window"] as? String,
            size: CGSize(width: sides[0], height: sides[1]), userInfo: userInfo(of: entry),
            activity: (entry["activity"] as? [String: Any]).flatMap { activity(of: $0) })
    }

    private func activity(of entry: [String: Any]) -> NSUserActivity? {
        guard let type = entry["type"] as? String else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = entry["title"] as? String
        activity.targetContentIdentifier = entry["target"] as? String
        activity.webpageURL = (entry["page"] as? String).flatMap { URL(string: $0) }
        activity.referrerURL = (entry["referrer"] as? String).flatMap { URL(string: $0) }
        activity.requiredUserInfoKeys = (entry["required"] as? [String]).map { Set($0) }
        activity.userInfo = userInfo(of: entry)
        return activity
    }

    private func userInfo(of entry: [String: Any]) -> [String: Any]? {
        (entry["userInfo"] as? [String: Any])?.mapValues { PropertyListConversion.value($0) }
    }
}

extension UISceneSession {
    /// Applies the saved state of a scene of the last run to this session.
    func restore(_ saved: StateRestoration.SavedScene) {
        persistentIdentifier = saved.identifier
        configuration = UISceneConfiguration(name: saved.configuration, sessionRole: role)
        userInfo = saved.userInfo
        stateRestorationActivity = saved.activity
    }
}
