import BusTestSupport
import DesktopBus
import Foundation
import Synchronization

/// A secret service on a bus: one unlocked or locked default collection, with plain sessions.
final class FakeSecretService: Sendable {
    private struct Item {
        var attributes: [String: String]
        var label: String
        var secret: Data
        var created = UInt64(Date().timeIntervalSince1970)
        var isDeleted = false
    }

    private struct State {
        var items: [String: Item] = [:]
        var count = 0
        var isLocked = false
        var isSilent = false
        var isWaiting = false
    }

    /// The maximum number of items that a test may create.
    private static let maximum = 12

    private let state = Mutex(State())
    private let connection: BusConnection

    /// Whether the items are locked. Unlocking then shows a prompt, which the user closes.
    var isLocked: Bool {
        get { state.withLock { $0.isLocked } }
        set { state.withLock { $0.isLocked = newValue } }
    }

    /// Whether searches get no reply.
    var isSilent: Bool {
        get { state.withLock { $0.isSilent } }
        set { state.withLock { $0.isSilent = newValue } }
    }

    /// Whether a search waits for its reply.
    var isWaiting: Bool { state.withLock { $0.isWaiting } }

    /// The attributes of the stored items.
    var items: [[String: String]] { state.withLock { $0.items.values.filter { !$0.isDeleted }.map(\.attributes) } }

    private static let service = """
        <interface name="org.freedesktop.Secret.Service">
        <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/><arg type="v" direction="out"/>
        <arg type="o" direction="out"/></method>
        <method name="SearchItems"><arg type="a{ss}" direction="in"/><arg type="ao" direction="out"/><arg type="ao" direction="out"/></method>
        <method name="Unlock"><arg type="ao" direction="in"/><arg type="ao" direction="out"/><arg type="o" direction="out"/></method>
        <method name="GetSecrets"><arg type="ao" direction="in"/><arg type="o" direction="in"/><arg type="a{o(oayays)}" direction="out"/></method>
        <method name="ReadAlias"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
        <property name="Collections" type="ao" access="read"/></interface>
        """
    private static let collection = """
        <interface name="org.freedesktop.Secret.Collection">
        <method name="CreateItem"><arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/><arg type="b" direction="in"/>
        <arg type="o" direction="out"/><arg type="o" direction="out"/></method></interface>
        """
    private static let item = """
        <interface name="org.freedesktop.Secret.Item">
        <method name="Delete"><arg type="o" direction="out"/></method>
        <method name="GetSecret"><arg type="o" direction="in"/><arg type="(oayays)" direction="out"/></method>
        <property name="Locked" type="b" access="read"/><property name="Attributes" type="a{ss}" access="read"/>
        <property name="Label" type="s" access="read"/><property name="Created" type="t" access="read"/>
        <property name="Modified" type="t" access="read"/></interface>
        """
    private static let prompt = """
        <interface name="org.freedesktop.Secret.Prompt"><method name="Prompt"><arg type="s" direction="in"/></method>
        <method name="Dismiss"/></interface>
        """

    init(on connection: BusConnection) throws {
        self.connection = connection
        let root = "/org/freedesktop/secrets"
        try BusObject.export(on: connection, path: root, xml: Self.service, property: { _ in .array([.objectPath(root + "/c")], of: "o") })
        {
            [self] in serve($0, $1)
        }
        for path in [root + "/aliases/default", root + "/c"] {
            try BusObject.export(on: connection, path: path, xml: Self.collection) { [self] in create($0, $1) }
        }
        try BusObject.export(on: connection, path: root + "/prompt", xml: Self.prompt) { [self] _, _ in
            // The user closes the prompt.
            self.connection.emit(
                path: root + "/prompt", interface: "org.freedesktop.Secret.Prompt", member: "Completed",
                [.boolean(true), .variant(.array([], of: "o"))])
            return .values([])
        }
        // A new item's object must exist before the caller gets its path.
        for number in 1...Self.maximum {
            let path = "/org/freedesktop/secrets/c/\(number)"
            try BusObject.export(on: connection, path: path, xml: Self.item, property: { [self] in property($0, of: path) }) {
                [self] member, _ in use(member, path)
            }
        }
        try BusObject.own("org.freedesktop.secrets", on: connection)
    }

    private static func secret(_ data: Data) -> BusValue {
        .tuple([.objectPath("/org/freedesktop/secrets/s"), .bytes(Data()), .bytes(data), .string("application/octet-stream")])
    }

    private func serve(_ member: String, _ arguments: [BusValue]) -> BusAnswer {
        switch member {
        case "OpenSession":
            guard arguments[0].text == "plain" else {
                return .error(name: "org.freedesktop.DBus.Error.NotSupported", message: "only plain sessions")
            }
            return .values([.variant(.string("")), .objectPath("/org/freedesktop/secrets/s")])
        case "SearchItems":
            let wanted = (arguments[0].dictionary ?? [:]).compactMapValues(\.text)
            return state.withLock { state in
                state.isWaiting = state.isSilent
                if state.isSilent { return .silence }
                let found = state.items.filter { entry in
                    !entry.value.isDeleted && wanted.allSatisfy { entry.value.attributes[$0.key] == $0.value }
                }
                let paths = BusValue.array(found.keys.sorted().map { .objectPath($0) }, of: "o")
                let none = BusValue.array([], of: "o")
                return .values(state.isLocked ? [none, paths] : [paths, none])
            }
        case "Unlock":
            return isLocked
                ? .values([.array([], of: "o"), .objectPath("/org/freedesktop/secrets/prompt")])
                : .values([arguments[0], .objectPath("/")])
        case "GetSecrets":
            return state.withLock { state in
                let entries = (arguments[0].elements ?? []).compactMap { path -> BusValue? in
                    guard let item = path.text.flatMap({ state.items[$0] }), !state.isLocked else { return nil }
                    return .entry(path, Self.secret(item.secret))
                }
                return .values([.array(entries, of: "{o(oayays)}")])
            }
        default: return .values([.objectPath("/org/freedesktop/secrets/c")])
        }
    }

    private func create(_ member: String, _ arguments: [BusValue]) -> BusAnswer {
        let properties = arguments[0].dictionary ?? [:]
        let attributes = (properties["org.freedesktop.Secret.Item.Attributes"]?.dictionary ?? [:]).compactMapValues(\.text)
        let label = properties["org.freedesktop.Secret.Item.Label"]?.text ?? ""
        let path = state.withLock { state in
            state.count += 1
            precondition(state.count <= Self.maximum, "The fake has space for \(Self.maximum) items.")
            let path = "/org/freedesktop/secrets/c/\(state.count)"
            state.items[path] = Item(attributes: attributes, label: label, secret: arguments[1].elements?[2].data ?? Data())
            return path
        }
        return .values([.objectPath(path), .objectPath("/")])
    }

    private func use(_ member: String, _ path: String) -> BusAnswer {
        state.withLock { state in
            if state.isLocked { return .error(name: "org.freedesktop.Secret.Error.IsLocked", message: "locked") }
            if member == "GetSecret" { return .values([Self.secret(state.items[path]?.secret ?? Data())]) }
            state.items[path]?.isDeleted = true
            return .values([.objectPath("/")])
        }
    }

    private func property(_ name: String, of path: String) -> BusValue? {
        state.withLock { state in
            guard let item = state.items[path] else { return nil }
            switch name {
            case "Locked": return .boolean(state.isLocked)
            case "Attributes": return .attributes(item.attributes)
            case "Label": return .string(item.label)
            default: return .uint64(item.created)
            }
        }
    }
}
