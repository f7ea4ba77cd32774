import CoreGraphics
import Foundation
import Host
import QuartzCore
import UIKit

/// Outlines the layers that each frame of the app paints, for a moment.
@MainActor
final class PaintOutlines {
    /// The seconds for which an outline is visible.
    private static let duration: TimeInterval = 0.4

    private weak var session: InspectorSession?
    private var painted: [ObjectIdentifier: [(layer: CALayer, hasOwnChange: Bool)]] = [:]
    private var canvases: [ObjectIdentifier: CALayer] = [:]
    private var isHooked = false
    private var timer: (any HostTimer)?

    init(session: InspectorSession) {
        self.session = session
    }

    /// Whether painted layers are outlined.
    var isOn = false {
        didSet {
            guard isOn != oldValue, let session else { return }
            for scene in session.appScenes { observe(scene.layerTree, isOn) }
            guard isOn else {
                timer?.cancel()
                timer = nil
                painted = [:]
                return removeOutlines()
            }
            guard !isHooked else { return }
            isHooked = true
            FrameLoop.of(session.platform).addCommitHook { [weak self] _ in self?.frameDidEnd() }
        }
    }

    private func observe(_ tree: LayerTree, _ isObserved: Bool) {
        guard isObserved else {
            tree.paintObserver = nil
            return
        }
        let key = ObjectIdentifier(tree)
        tree.paintObserver = { [weak self] layer, hasOwnChange in self?.painted[key, default: []].append((layer, hasOwnChange)) }
    }

    private func frameDidEnd() {
        guard isOn, let session, !painted.isEmpty else { return }
        let lists = painted
        painted = [:]
        var isAdded = false
        for scene in session.appScenes {
            guard let list = lists[ObjectIdentifier(scene.layerTree)] else { continue }
            let outlined = layers(of: list, in: scene)
            if outlined.isEmpty { continue }
            isAdded = true
            add(outlined.map { scene.layerTree.rootLayer.convert($0.bounds, from: $0) }, to: scene)
        }
        guard isAdded else { return }
        timer?.cancel()
        timer = session.platform.schedule(after: Self.duration) { [weak self] in self?.removeOutlines() }
    }

    /// The layers that changed themselves. Their superlayers are painted too, but only because they contain them.
    private func layers(of list: [(layer: CALayer, hasOwnChange: Bool)], in scene: UIWindowScene) -> [CALayer] {
        let content = scene.windowStack.layer
        let inside = list.filter { $0.layer !== content && $0.layer.isDescendantLayer(of: content) }
        let superlayers = Set(inside.compactMap { $0.layer.superlayer.map { ObjectIdentifier($0) } })
        return inside.filter { $0.hasOwnChange || !superlayers.contains(ObjectIdentifier($0.layer)) }.map(\.layer)
    }

    private func add(_ frames: [CGRect], to scene: UIWindowScene) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let key = ObjectIdentifier(scene)
        let canvas = canvases[key] ?? CALayer()
        canvas.zPosition = 10_001
        if canvas.superlayer == nil { scene.layerTree.rootLayer.addSublayer(canvas) }
        canvases[key] = canvas
        for frame in frames {
            let outline = CALayer()
            outline.frame = frame
            outline.borderColor = UIColor.systemPink.cgColor
            outline.borderWidth = 1
            outline.backgroundColor = UIColor.systemPink.cgColor.copy(alpha: 0.08)
            canvas.addSublayer(outline)
        }
        CATransaction.commit()
    }

    private func removeOutlines() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for canvas in canvases.values { canvas.removeFromSuperlayer() }
        canvases = [:]
        CATransaction.commit()
    }
}

extension CALayer {
    /// Whether a layer is this layer or one of its superlayers.
    fileprivate func isDescendantLayer(of other: CALayer) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === other }
    }
}
