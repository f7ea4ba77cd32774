import DNDDragAndDrop
import UIKit

/// A target that refuses drops in one of its regions. Dropped pebbles can be dragged again.
public final class BlindSpotViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Blind Spot", summary: "Drop pebbles anywhere in the field; those let go in the blind spot fly back.", symbol: .blindSpot,
        color: .systemRed, makeViewController: { BlindSpotViewController() })

    /// The size of a pebble if there is enough space.
    private static let fullSide: CGFloat = 56

    private lazy var dragAndDrop = DNDDragAndDropController()
    private let tray = UIView()
    private lazy var sources = DemoColor.all.prefix(4).map { Self.makePebble($0) }
    private let field = BlindField()
    /// The pebbles in the field, and their positions as fractions of its width and height.
    private var pebbles: [(view: Tile, position: CGPoint)] = []

    private static func makePebble(_ paint: DemoColor, side: CGFloat = fullSide) -> Tile {
        Tile(paint, size: CGSize(width: side, height: side), cornerRadius: side / 2)
    }

    /// Registers the tray's pebbles as sources and the field as a target.
    public override func viewDidLoad() {
        super.viewDidLoad()
        tray.backgroundColor = .tertiarySystemGroupedBackground
        tray.layer.cornerRadius = 20
        stage.addSubview(field)
        stage.addSubview(tray)
        for source in sources {
            tray.addSubview(source)
            dragAndDrop.registerDragSource(source, withDelegate: self)
            source.accessibilityCustomActions = actions(for: source)
        }
        dragAndDrop.registerDropTarget(field, withDelegate: self)
    }

    /// The actions of a drag, for keys and screen readers.
    private func actions(for source: Tile) -> [UIAccessibilityCustomAction] {
        let places: [(String, CGPoint)] = [
            (local("Drop in the top left"), CGPoint(x: 0.15, y: 0.15)), (local("Drop in the top right"), CGPoint(x: 0.85, y: 0.15)),
            (local("Drop in the bottom left"), CGPoint(x: 0.15, y: 0.85)),
            (local("Drop in the bottom right"), CGPoint(x: 0.85, y: 0.85)),
            (local("Drop in the blind spot"), CGPoint(x: 0.5, y: 0.5)),
        ]
        return places.map { name, position in
            UIAccessibilityCustomAction(name: name) { [weak self, weak source] _ in
                guard let self, let source else { return false }
                let point = CGPoint(x: position.x * field.bounds.width, y: position.y * field.bounds.height)
                guard !field.isBlind(at: point) else {
                    field.flash()
                    status = .refused(local("Refused: the field is blind there"))
                    return true
                }
                let isInField = source.superview === field
                let pebble = isInField ? source : Self.makePebble(source.paint, side: source.bounds.width)
                lay(pebble, at: point)
                if !isInField { dragAndDrop.registerDragSource(pebble, withDelegate: self) }
                status = .dropped(local("Dropped %1", with: local(pebble.paint.name.lowercased())), color: pebble.paint.color)
                return true
            }
        }
    }

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat { 240 }

    override func layoutStage() {
        let bounds = stage.bounds
        let gap: CGFloat = 16
        let isWide = bounds.width > bounds.height
        let length = isWide ? bounds.height : bounds.width
        let side = min(Self.fullSide, ((length - 2 * 14 - 3 * 8) / 4).rounded(.down))
        let band = side + 2 * 14
        tray.frame = stage.directed(CGRect(x: 0, y: 0, width: isWide ? band : bounds.width, height: isWide ? bounds.height : band))
        field.frame = stage.directed(
            CGRect(
                x: isWide ? band + gap : 0, y: isWide ? 0 : band + gap, width: max(0, bounds.width - (isWide ? band + gap : 0)),
                height: max(0, bounds.height - (isWide ? 0 : band + gap))))
        for (index, source) in sources.enumerated() {
            source.bounds.size = CGSize(width: side, height: side)
            source.layer.cornerRadius = side / 2
            let offset = (CGFloat(index) - 1.5) * (side + min(24, (length - 2 * 14 - 4 * side) / 3))
            source.center = tray.directed(
                CGPoint(x: tray.bounds.midX + (isWide ? 0 : offset), y: tray.bounds.midY + (isWide ? offset : 0)))
        }
        for pebble in pebbles where pebble.view.superview === field {
            pebble.view.center = CGPoint(x: pebble.position.x * field.bounds.width, y: pebble.position.y * field.bounds.height)
        }
    }

    /// Adds `pebble` to the field at `point`, in the field's coordinates.
    private func lay(_ pebble: Tile, at point: CGPoint) {
        field.addSubview(pebble)
        pebble.center = point
        let size = field.bounds.size
        pebbles.removeAll { $0.view === pebble }
        pebble.accessibilityCustomActions = actions(for: pebble)
        pebbles.append((pebble, CGPoint(x: point.x / max(1, size.width), y: point.y / max(1, size.height))))
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { pebble.isLifted = false }
    }
}

extension BlindSpotViewController: DNDDragSourceDelegate {
    /// A new pebble from the tray, or one from the field.
    public func draggingView(for operation: DNDDragOperation) -> UIView? {
        guard let source = operation.dragSourceView as? Tile else { return nil }
        let pebble = source.superview === field ? source : Self.makePebble(source.paint, side: source.bounds.width)
        if pebble === source { operation.userInfo["home"] = source.center }
        pebble.lift()
        status = .dragging(local("Dragging %1", with: local(pebble.paint.name.lowercased())))
        return pebble
    }

    /// The pebble returns to the tray, or to its previous position in the field.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {
        guard let pebble = operation.draggingView as? Tile else { return }
        let isRefused = operation.userInfo["refused"] != nil
        status = isRefused ? .refused(local("Refused: the field is blind there")) : .cancelled(local("Cancelled"))
        operation.beginRemovingDraggingView()
        let home = operation.userInfo["home"] as? CGPoint
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            if let home {
                pebble.center = operation.convert(home, from: self.field)
            } else {
                if let source = operation.dragSourceView { pebble.center = operation.convert(source.center, from: source.superview) }
                pebble.alpha = 0
            }
        } completion: { _ in
            operation.completeRemovingDraggingView()
            if let home { self.lay(pebble, at: home) }
        }
    }
}

extension BlindSpotViewController: DNDDropTargetDelegate {
    /// Drops are allowed outside of the spot.
    public func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool {
        guard field.isBlind(at: operation.location(in: field)) else { return true }
        operation.userInfo["refused"] = true
        field.flash()
        return false
    }

    /// Highlights the field.
    public func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
        field.visitors += 1
        if let pebble = operation.draggingView as? Tile { status = .over(local("Over the field"), color: pebble.paint.color) }
    }

    /// Removes the highlight.
    public func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
        field.visitors -= 1
        if let pebble = operation.draggingView as? Tile {
            status = .dragging(local("Dragging %1", with: local(pebble.paint.name.lowercased())))
        }
    }

    /// Keeps the pebble at the position of the drop, from which it can be dragged again.
    public func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        guard let pebble = operation.draggingView as? Tile else { return }
        field.visitors -= 1
        let location = operation.location(in: field)
        operation.removeDraggingView()
        lay(pebble, at: location)
        if pebble !== operation.dragSourceView { dragAndDrop.registerDragSource(pebble, withDelegate: self) }
        status = .dropped(local("Dropped %1", with: local(pebble.paint.name.lowercased())), color: pebble.paint.color)
    }
}
