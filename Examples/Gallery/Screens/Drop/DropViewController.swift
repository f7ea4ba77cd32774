import DNDDragAndDrop
import UIKit

/// Colours that are dragged onto rooms: the border shows the target, a drop paints the room, and a cancelled drag fades back to its source.
public final class DropViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Drop", summary: "Drag a colour onto a room to paint it, or let it go elsewhere and watch it return.", symbol: .drop,
        color: .systemBlue, makeViewController: { DropViewController() })

    private lazy var dragAndDrop = DNDDragAndDropController()
    private let palette = UIView()
    private lazy var sources = DemoColor.all.prefix(4).map { Tile($0, size: .zero, cornerRadius: 16) }
    private let targets = ["Kitchen", "Study", "Hall", "Bedroom", "Bath", "Porch"].map { DropTarget(name: $0) }

    /// Registers the palette's colours as sources and the rooms as targets.
    public override func viewDidLoad() {
        super.viewDidLoad()
        palette.backgroundColor = .tertiarySystemGroupedBackground
        palette.layer.cornerRadius = 20
        stage.addSubview(palette)
        for source in sources {
            palette.addSubview(source)
            dragAndDrop.registerDragSource(source, withDelegate: self)
        }
        for target in targets {
            stage.addSubview(target)
            dragAndDrop.registerDropTarget(target, withDelegate: self)
        }
        for source in sources {
            let paint = source.paint
            source.accessibilityCustomActions = targets.map { target in
                UIAccessibilityCustomAction(name: local("Paint the %1", with: local(target.name.lowercased()))) { [weak self] _ in
                    self?.paint(target, with: paint)
                    return true
                }
            }
        }
    }

    /// Paints a room.
    private func paint(_ field: DropTarget, with paint: DemoColor) {
        status = .dropped(
            local("Painted the %1 %2", with: local(field.name.lowercased()), local(paint.name.lowercased())), color: paint.color)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { field.fill(with: paint) }
    }

    private static let gap: CGFloat = 14

    private static func chip(forWidth width: CGFloat) -> CGFloat { min(72, (width - 5 * gap) / 4).rounded(.down) }

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat {
        let palette = Self.chip(forWidth: width) + 3 * Self.gap
        let (low, high) = (palette + 2 * 60 + Self.gap, palette + 3 * 60 + 2 * Self.gap)
        return low < width ? low : high
    }

    override func layoutStage() {
        let bounds = stage.bounds
        let isWide = bounds.width > bounds.height
        let gap = Self.gap
        let chip = Self.chip(forWidth: bounds.width)
        palette.frame = CGRect(x: 0, y: 0, width: bounds.width, height: chip + 2 * gap)
        let spread = min((bounds.width - 2 * gap - chip) / 3, chip + 36)
        for (index, source) in sources.enumerated() {
            let offset = (CGFloat(index) - 1.5) * spread
            source.bounds.size = CGSize(width: chip, height: chip)
            source.center = CGPoint(x: palette.bounds.midX + (palette.isRightToLeft ? -offset : offset), y: palette.bounds.midY)
        }

        let columns = isWide ? 3 : 2
        let rows = targets.count / columns
        let top = palette.frame.maxY + gap
        let width = (bounds.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let height = max(0, (bounds.height - top - CGFloat(rows - 1) * gap) / CGFloat(rows))
        for (index, target) in targets.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let frame = CGRect(x: column * (width + gap), y: top + row * (height + gap), width: width, height: height)
            target.frame = stage.directed(frame).onWholePoints
        }
    }
}

extension DropViewController: DNDDragSourceDelegate {
    /// A copy of the colour, which grows out of the palette.
    public func draggingView(for operation: DNDDragOperation) -> UIView? {
        guard let source = operation.dragSourceView as? Tile else { return nil }
        let tile = Tile(source.paint, size: source.bounds.size, cornerRadius: 16)
        tile.lift()
        status = .dragging(local("Dragging %1", with: local(source.paint.name.lowercased())))
        return tile
    }

    /// The colour fades back to its source.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {
        status = .cancelled(local("Cancelled: no room there"))
        operation.removeDraggingView(animatedWithDuration: 0.35) { view in
            if let source = operation.dragSourceView { view.center = operation.convert(source.center, from: source.superview) }
            view.alpha = 0
            view.transform = .identity
        }
    }
}

extension DropViewController: DNDDropTargetDelegate {
    /// The border takes the colour.
    public func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
        guard let field = target as? DropTarget, let tile = operation.draggingView as? Tile else { return }
        field.visitors.append(tile.paint)
        status = .over(
            local("%1 over the %2", with: local(tile.paint.name), local(field.name.lowercased())), color: tile.paint.color)
    }

    /// The border gets its own colour again.
    public func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
        guard let field = target as? DropTarget, let tile = operation.draggingView as? Tile else { return }
        field.remove(visitor: tile.paint)
        status = .dragging(local("Dragging %1", with: local(tile.paint.name.lowercased())))
    }

    /// Paints the room; the tile fades into it.
    public func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        guard let field = target as? DropTarget, let tile = operation.draggingView as? Tile else { return }
        field.remove(visitor: tile.paint)
        paint(field, with: tile.paint)
        operation.removeDraggingView(animatedWithDuration: 0.3) { view in
            view.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
            view.alpha = 0
        }
    }
}
