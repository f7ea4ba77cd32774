import Foundation
import Host
import Logging

/// The log of item providers and pasteboards.
let transferLog = Logger(label: "lodestone.transfer")

/// The content of a pasteboard, which several ``UIPasteboard`` objects may share.
@MainActor
final class PasteboardStore {
    let name: UIPasteboard.Name
    private weak var platform: (any HostPlatform)?
    /// The desktop's clipboard, for the general pasteboard.
    private let clipboard: (any HostClipboard)?

    /// The items that this program set last.
    private var own: [PasteboardItem] = []
    private var ownContent: ItemProviderContent?
    private var localChanges = 0
    private var expiry: (any HostTimer)?
    private var isRemoved = false

    /// Another program's items, read once for each change of the clipboard.
    private var others: (changeCount: Int, isComplete: Bool, items: [PasteboardItem])?
    private var knownTypes: Set<String> = []
    /// The sender of notifications: the pasteboard object that the app uses.
    weak var object: UIPasteboard?

    init(name: UIPasteboard.Name, platform: any HostPlatform, clipboard: (any HostClipboard)?) {
        self.name = name
        self.platform = platform
        self.clipboard = clipboard
        clipboard?.onChange = { [weak self] in self?.clipboardDidChange() }
    }

    var changeCount: Int { clipboard?.changeCount ?? localChanges }

    // MARK: Reading

    /// The items. If `isComplete` is false, the call does not read another program's list of items: it does not block, and returns several files as one
    /// item.
    func items(complete isComplete: Bool = true) -> [PasteboardItem] {
        guard let clipboard else { return own }
        guard let content = clipboard.content else { return [] }
        if let content = content as? ItemProviderContent {
            return content === ownContent ? own : content.providers.map(PasteboardItem.init(provider:))
        }
        if let others, others.changeCount == clipboard.changeCount, others.isComplete || !isComplete { return others.items }
        let items =
            isComplete ? ClipboardReader.items(of: content, on: clipboard) : [PasteboardItem(provider: NSItemProvider(content: content))]
        others = (clipboard.changeCount, isComplete, items)
        return items
    }

    /// The value of an item for a type. Blocks until the value was created or read.
    func value(for type: String, in item: PasteboardItem) -> Any? {
        guard let actual = item.actualType(for: type) else { return nil }
        if let value = item.values[actual] { return value }
        return data(for: actual, in: item).map { PasteboardValue.value(of: $0, type: actual) }
    }

    /// The data of an item for a type. Blocks until the data was created or read.
    func data(for type: String, in item: PasteboardItem) -> Data? {
        guard let representation = item.provider.representation(for: type) else { return nil }
        return ClipboardReader.data(of: representation, on: clipboard)
    }

    // MARK: Writing

    /// Replaces the items until `expiration`. Other programs can read the items unless `localOnly` is true.
    func set(_ items: [PasteboardItem], localOnly: Bool = false, expiration: Date? = nil) {
        guard !isRemoved else { return }
        expiry?.cancel()
        expiry = nil
        var items = items
        if let expiration {
            let delay = expiration.timeIntervalSinceNow
            if delay <= 0 {
                items = []
            } else {
                expiry = platform?.schedule(after: delay) { [weak self] in self?.expire() }
            }
        }
        own = items
        if let clipboard {
            ownContent = items.isEmpty ? nil : ItemProviderContent(items.map(\.provider), isLocal: localOnly)
            clipboard.write(ownContent)
        } else {
            localChanges += 1
            changed()
        }
    }

    /// Appends items to the current items, even if these belong to another program.
    func add(_ items: [PasteboardItem]) {
        set(self.items() + items)
    }

    private func expire() {
        expiry = nil
        // Another program's newer content does not expire.
        guard let clipboard else { return set([]) }
        if let ownContent, clipboard.content === ownContent { set([]) }
    }

    func remove() {
        set([])
        isRemoved = true
    }

    // MARK: Changes

    private func clipboardDidChange() {
        others = nil
        if clipboard?.content !== ownContent {
            // Discards this program's items: another program owns the clipboard.
            own = []
            ownContent = nil
            expiry?.cancel()
            expiry = nil
        }
        changed()
    }

    private func changed() {
        let types = Set(items(complete: false).flatMap(\.types))
        let (added, removed) = (types.subtracting(knownTypes), knownTypes.subtracting(types))
        knownTypes = types
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: object ?? UIPasteboard(store: self),
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: added.sorted(), UIPasteboard.changedTypesRemovedUserInfoKey: removed.sorted(),
            ])
    }
}

/// The pasteboards of a platform.
@MainActor
final class Pasteboards {
    let general: UIPasteboard
    private var named: [UIPasteboard.Name: PasteboardStore] = [:]
    private unowned let platform: any HostPlatform

    init(platform: any HostPlatform) {
        self.platform = platform
        general = UIPasteboard(store: PasteboardStore(name: .general, platform: platform, clipboard: platform.clipboard))
    }

    static func of(_ platform: any HostPlatform) -> Pasteboards {
        platform.singletons.value(of: Pasteboards.self) { Pasteboards(platform: platform) }
    }

    func store(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
        if name == .general { return general.store }
        if let known = named[name] { return known }
        guard create, !name.rawValue.isEmpty else { return nil }
        let store = PasteboardStore(name: name, platform: platform, clipboard: nil)
        named[name] = store
        return store
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let store = named.removeValue(forKey: name) else { return }
        let pasteboard = store.object ?? UIPasteboard(store: store)
        store.remove()
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: pasteboard)
    }
}
