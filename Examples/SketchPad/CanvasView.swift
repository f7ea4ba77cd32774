import UIKit

/// A sheet on which each finger draws a stroke of its own.
///
/// Each stroke has a layer. A finger that moves changes one path, so only this layer is drawn again, however many strokes there are.
final class CanvasView: UIView {
    var color = UIColor.label
    var strokeWidth: CGFloat = 6
    /// Called after a stroke was added, removed or restored.
    var onChange: () -> Void = {}

    /// The layers of the finished strokes, from the oldest to the newest.
    private(set) var finished: [CAShapeLayer] = []
    /// The strokes of the fingers that are down.
    private var active: [ObjectIdentifier: (stroke: Stroke, layer: CAShapeLayer)] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        clipsToBounds = true
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        accessibilityLabel = "Canvas"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let stroke = Stroke(color: color, width: width(of: touch), start: touch.preciseLocation(in: self))
            let layer = makeLayer(for: stroke)
            self.layer.addSublayer(layer)
            active[ObjectIdentifier(touch)] = (stroke, layer)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard var line = active[ObjectIdentifier(touch)] else { continue }
            // All samples since the last frame, so that a quick curve has no corners.
            for sample in event?.coalescedTouches(for: touch) ?? [touch] { line.stroke.append(sample.preciseLocation(in: self)) }
            line.layer.path = line.stroke.path
            active[ObjectIdentifier(touch)] = line
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let line = active.removeValue(forKey: ObjectIdentifier(touch)) { add(line.layer) }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { active.removeValue(forKey: ObjectIdentifier(touch))?.layer.removeFromSuperlayer() }
    }

    /// A pen with pressure draws from half to one and a half of the width.
    private func width(of touch: UITouch) -> CGFloat {
        guard touch.type == .pencil, touch.maximumPossibleForce > 0 else { return strokeWidth }
        return strokeWidth * (0.5 + touch.force / touch.maximumPossibleForce)
    }

    private func makeLayer(for stroke: Stroke) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.fillColor = nil
        layer.strokeColor = stroke.color.resolvedColor(with: traitCollection).cgColor
        layer.lineWidth = stroke.width
        layer.lineCap = .round
        layer.lineJoin = .round
        layer.path = stroke.path
        return layer
    }

    // MARK: Changes with undo

    private func add(_ layer: CAShapeLayer) {
        self.layer.addSublayer(layer)
        finished.append(layer)
        undoManager?.registerUndo(withTarget: self) { $0.remove(layer) }
        undoManager?.setActionName("Stroke")
        onChange()
    }

    private func remove(_ layer: CAShapeLayer) {
        layer.removeFromSuperlayer()
        finished.removeAll { $0 === layer }
        undoManager?.registerUndo(withTarget: self) { $0.add(layer) }
        onChange()
    }

    /// Removes all strokes. One undo brings them back.
    func clear() {
        undoManager?.beginUndoGrouping()
        for layer in finished.reversed() { remove(layer) }
        undoManager?.setActionName("Clear")
        undoManager?.endUndoGrouping()
    }

    /// The drawing as an image.
    func makeImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
