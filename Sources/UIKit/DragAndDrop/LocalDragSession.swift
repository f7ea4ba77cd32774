import Foundation

/// The session of a drag for its sources.
@MainActor
package final class LocalDragSession: MainActorObject, UIDragSession {
    /// An item with its source and its lift preview.
    struct Entry {
        let item: UIDragItem
        weak var source: UIDragInteraction?
        var preview: UITargetedDragPreview?
    }

    private(set) var entries: [Entry] = []
    /// The interactions that have contributed items, in the order of their contributions.
    private(set) var sources: [WeakSource] = []
    package private(set) var items: [UIDragItem] = []
    package var localContext: Any?
    package internal(set) var allowsMoveOperation = true
    package internal(set) var isRestrictedToDraggingApplication = false
    /// The current or last location of the drag.
    package var dragLocation: DragLocation

    struct WeakSource {
        weak var interaction: UIDragInteraction?
    }

    init(at location: DragLocation) {
        self.dragLocation = location
        super.init(onMainActor: ())
    }

    func add(_ items: [UIDragItem], from source: UIDragInteraction) {
        self.items.append(contentsOf: items)
        entries.append(contentsOf: items.map { Entry(item: $0, source: source) })
        if !sources.contains(where: { $0.interaction === source }) { sources.append(WeakSource(interaction: source)) }
    }

    /// Stores the lift previews of the entries that start at index `first`.
    func note(_ pictures: [DragImage], from first: Int) {
        for (offset, picture) in pictures.enumerated() where entries.indices.contains(first + offset) {
            entries[first + offset].preview = picture.preview
        }
    }

    /// Calls `body` for the delegate of each source that still exists.
    func notifySources(_ body: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
        for source in sources {
            if let interaction = source.interaction, let delegate = interaction.delegate { body(delegate, interaction) }
        }
    }

    package func location(in view: UIView) -> CGPoint { dragLocation.location(in: view) }

    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.haveItems(conformingTo: typeIdentifiers)
    }

    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

extension [UIDragItem] {
    @MainActor func haveItems(conformingTo typeIdentifiers: [String]) -> Bool {
        contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
}
