import Host

/// The undo managers of a platform that record changes of the current event.
///
/// On a desktop each event is a main-loop iteration, and the end of the iteration ends the groups of the managers. A test host sends several events in
/// one iteration, and therefore ends the groups itself.
@MainActor
package final class OpenEventGroups {
    private struct Entry {
        weak var manager: UndoManager?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The open groups of a platform.
    package static func of(_ platform: any HostPlatform) -> OpenEventGroups {
        platform.singletons.value(of: OpenEventGroups.self) { OpenEventGroups() }
    }

    func add(_ manager: UndoManager) {
        entries = entries.filter { $0.value.manager != nil }
        entries[ObjectIdentifier(manager)] = Entry(manager: manager)
    }

    func remove(_ manager: UndoManager) { entries[ObjectIdentifier(manager)] = nil }

    /// Ends the groups after the event. A group that the app began and did not end stays open.
    package func end() {
        for entry in entries.values { entry.manager?.endTurnGroup() }
    }
}
