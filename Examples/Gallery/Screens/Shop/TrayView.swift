import UIKit

/// Takes what is dropped on it and lies it out as tiles: what the basket and the letter have in common.
class TrayView: UIView, UIDropInteractionDelegate {
    /// Tells what a drag is doing.
    var onChange: ((DemoStatus) -> Void)?
    /// What was dropped here, in the order in which it came.
    private(set) var tiles: [UIView] = []
    /// A drag is over the tray.
    private(set) var isTarget = false
    /// What is on its way here, and how much there was before.
    private(set) var landing: (items: [UIDragItem], before: Int)?
    /// A tile's side.
    let side: CGFloat
    private let color: UIColor

    /// A tray of tiles of `side` points, which tells of drags over it in `color`.
    init(frame: CGRect, side: CGFloat, color: UIColor) {
        self.side = side
        self.color = color
        super.init(frame: frame)
        layer.cornerRadius = 16
        layer.borderWidth = 2
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What a tray says of itself

    /// Writes labels and colours anew.
    func show() {}

    /// Where the middle of a tile lies.
    func place(of index: Int, among count: Int) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Whether something of the session belongs here.
    func takes(_ session: any UIDropSession) -> Bool { false }

    /// What letting go would do.
    func offer(for session: any UIDropSession) -> String { "" }

    /// What is carried, while it is nowhere.
    var carried: String { "" }

    /// The items of the session that get a tile of their own.
    func newItems(of session: any UIDropSession) -> [UIDragItem] { session.items }

    /// Loads what was dropped and adds its tiles.
    func load(_ session: any UIDropSession) {}

    // MARK: Tiles

    /// Adds a tile. Until what flies here has landed it is that which is seen.
    func add(_ tile: UIView) {
        tile.center = place(of: tiles.count, among: tiles.count + 1)
        tile.alpha = landing == nil ? 1 : 0
        tiles.append(tile)
        addSubview(tile)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, tile) in tiles.enumerated() { tile.center = place(of: index, among: tiles.count) }
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

    /// An item without a tile of its own is not shown as landing.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let landing, let index = landing.items.firstIndex(where: { $0 === item }) else { return nil }
        let scale = side / max(defaultPreview.size.width, 1)
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: self, center: place(of: landing.before + index, among: landing.before + landing.items.count),
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
