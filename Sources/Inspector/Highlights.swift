import CoreGraphics
import QuartzCore
import UIKit

/// Marks in the app's windows: layers in front of the app's windows, which the app does not see.
@MainActor
final class Highlights {
    /// A mark in a scene's coordinates.
    private struct Mark: Equatable {
        var path: [CGPoint]
        var color: CGColor
        var isFilled = true
        var text: String?
    }

    private weak var selected: UIView?
    private weak var hovered: UIView?
    private weak var constraint: NSLayoutConstraint?
    private var numbered: [NSObject] = []
    private var canvases: [ObjectIdentifier: Canvas] = [:]

    /// Marks the selected view.
    func show(selection: UIView?) {
        selected = selection
        constraint = nil
        update()
    }

    /// Marks the view under the pointer.
    func show(hovered: UIView?) {
        self.hovered = hovered
        update()
    }

    /// Marks the attributes of a constraint.
    func show(constraint: NSLayoutConstraint?) {
        self.constraint = constraint
        update()
    }

    /// Marks elements with their numbers from 1 on.
    func show(numbered elements: [NSObject]) {
        numbered = elements
        update()
    }

    /// The constraint that is marked.
    var markedConstraint: NSLayoutConstraint? { constraint }

    /// Removes all marks.
    func removeAll() {
        (selected, hovered, constraint, numbered) = (nil, nil, nil, [])
        for canvas in canvases.values { canvas.layer.removeFromSuperlayer() }
        canvases = [:]
    }

    /// Moves the marks to the current positions of their views.
    func update() {
        var marks: [ObjectIdentifier: (scene: UIWindowScene, marks: [Mark])] = [:]
        func add(_ view: UIView, _ mark: Mark) {
            guard let scene = view.window?.windowScene else { return }
            marks[ObjectIdentifier(scene), default: (scene, [])].marks.append(mark)
        }
        if let selected {
            let insets = selected.layoutMargins
            add(selected, Mark(path: corners(of: selected.bounds, in: selected), color: UIColor.systemBlue.cgColor))
            if insets != .zero {
                let rect = selected.bounds.inset(by: insets)
                add(selected, Mark(path: corners(of: rect, in: selected), color: UIColor.systemGreen.cgColor, isFilled: false))
            }
        }
        if let hovered, hovered !== selected {
            add(hovered, Mark(path: corners(of: hovered.bounds, in: hovered), color: UIColor.systemOrange.cgColor))
        }
        if let constraint, let lines = ConstraintGeometry.lines(of: constraint) {
            for line in lines.lines {
                add(lines.view, Mark(path: line.map { convert($0, in: lines.view) }, color: UIColor.systemRed.cgColor, isFilled: false))
            }
        }
        for (index, element) in numbered.enumerated() {
            guard let view = element as? UIView else { continue }
            add(
                view,
                Mark(path: corners(of: view.bounds, in: view), color: UIColor.systemPurple.cgColor, isFilled: false, text: "\(index + 1)"))
        }
        for (key, canvas) in canvases where marks[key] == nil {
            canvas.layer.removeFromSuperlayer()
            canvases[key] = nil
        }
        for (key, entry) in marks {
            let canvas = canvases[key] ?? Canvas(scene: entry.scene)
            canvases[key] = canvas
            canvas.show(entry.marks)
        }
    }

    private func convert(_ point: CGPoint, in view: UIView) -> CGPoint {
        view.layer.convert(point, to: view.window?.windowScene?.layerTree.rootLayer)
    }

    private func corners(of rect: CGRect, in view: UIView) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ].map { convert($0, in: view) }
    }

    /// The layer of one scene.
    @MainActor
    private final class Canvas {
        let layer = CALayer()
        private var shown: [Mark] = []

        init(scene: UIWindowScene) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.zPosition = 10_000
            scene.layerTree.rootLayer.addSublayer(layer)
            CATransaction.commit()
        }

        func show(_ marks: [Mark]) {
            guard marks != shown else { return }
            shown = marks
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for sublayer in layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
            for mark in marks { add(mark) }
            CATransaction.commit()
        }

        private func add(_ mark: Mark) {
            guard let first = mark.path.first else { return }
            let path = CGMutablePath()
            path.move(to: first)
            for point in mark.path.dropFirst() { path.addLine(to: point) }
            let shape = CAShapeLayer()
            shape.path = path
            shape.strokeColor = mark.color
            shape.fillColor = mark.isFilled ? mark.color.copy(alpha: 0.18) : nil
            shape.lineWidth = 1.5
            layer.addSublayer(shape)
            guard let text = mark.text else { return }
            let badge = CATextLayer()
            badge.string = text
            badge.fontSize = 11
            badge.foregroundColor = UIColor.white.cgColor
            badge.backgroundColor = mark.color
            badge.alignmentMode = .center
            badge.cornerRadius = 4
            badge.masksToBounds = true
            badge.frame = CGRect(x: first.x, y: first.y, width: CGFloat(8 + 7 * text.count), height: 16)
            layer.addSublayer(badge)
        }
    }
}
