import UIKit

/// The base of the basket and the letter: takes drops and shows them as tiles.
class TrayView: UIView, UIDropInteractionDelegate {
    /// Called with the state of a drag.
    var onChange: ((DemoStatus) -> Void)?
    /// The dropped items' tiles, in order.
    private(set) var tiles: [UIView] = []
    /// Whether a drag is over the tray.
    private(set) var isTarget = false
    /// The landing items, and the number of tiles before them.
    private(set) var landing: (items: [UIDragItem], before: Int)?
    /// The side of a tile.
    let side: CGFloat
    private let color: UIColor

    /// Creates a tray with tiles of `side` points. `color` marks drags over it.
    init(frame: CGRect, side: CGFloat, color: UIColor) {
        self.side = side
        self.color = color
        super.init(frame: frame)
        layer.cornerRadius = 16
        layer.borderWidth = 2
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Overridden by subclasses

    /// Updates labels and colours.
    func show() {}

    /// The centre of a tile.
    func position(of index: Int, among count: Int) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Whether the tray accepts an item of the session.
    func takes(_ session: any UIDropSession) -> Bool { false }

    /// The text about a drop.
    func offer(for session: any UIDropSession) -> String { "" }

    /// The text about a drag outside of all targets.
    var carried: String { "" }

    /// The items of the session that get a tile.
    func newItems(of session: any UIDropSession) -> [UIDragItem] { session.items }

    /// Loads the dropped items and adds their tiles.
    func load(_ session: any UIDropSession) {}

    // MARK: Tiles

    /// Adds a tile, hidden until its preview has landed.
    func add(_ tile: UIView) {
        tile.center = position(of: tiles.count, among: tiles.count + 1)
        tile.alpha = landing == nil ? 1 : 0
        tiles.append(tile)
        addSubview(tile)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, tile) in tiles.enumerated() { tile.center = position(of: index, among: tiles.count) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    private func highlight(_ isTarget: Bool) {
        guard isTarget != self.isTarget else { return }
        self.isTarget = isTarget
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { takes(session) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        highlight(true)
        onChange?(.over(offer(for: session), color: color))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        highlight(false)
        onChange?(.dragging(carried))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        landing = (newItems(of: session), tiles.count)
        load(session)
    }

    /// An item without a tile does not land.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let landing, let index = landing.items.firstIndex(where: { $0 === item }) else { return nil }
        let scale = side / max(defaultPreview.size.width, 1)
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: self, center: position(of: landing.before + index, among: landing.before + landing.items.count),
                transform: CGAffineTransform(scaleX: scale, y: scale)))
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        landing = nil
        for tile in tiles { tile.alpha = 1 }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        highlight(false)
    }
}
