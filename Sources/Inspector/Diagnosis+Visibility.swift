import CoreGraphics
import Foundation
import InterfaceReading
import QuartzCore
import UIKit

extension Diagnosis {
    /// The number of sampled points along each side of a view.
    private static let sampleSide = 5

    /// Explains why a view can or cannot be seen. Draws the view, and the views in front of it, to find out what they cover.
    static func visibility(of view: UIView, _ sources: SourceLocator) -> Diagnosis {
        var reasons = hierarchyReasons(view)
        if reasons.isEmpty { reasons = geometryReasons(view) }
        if !reasons.isEmpty { return Diagnosis(isFine: false, summary: "It cannot be seen.", reasons: reasons) }
        if !drawsAnything(view) {
            let reason = Reason(text: "It draws nothing: no background colour, no content, and no visible subview.", view: nil)
            return Diagnosis(isFine: false, summary: "It cannot be seen.", reasons: [reason])
        }
        let visible = view.visibleRect { $0.clipsToBounds }
        let (covered, covering) = coverage(of: view, in: visible)
        if covered == sampleSide * sampleSide {
            let reasons = covering.map { Reason(text: "\($0.inspectedName) is in front of it and covers it.", view: $0) }
            return Diagnosis(isFine: false, summary: "It cannot be seen.", reasons: reasons)
        }
        var notes: [Reason] = []
        if covered > 0 {
            notes += covering.map { Reason(text: "\($0.inspectedName) covers a part of it.", view: $0) }
        }
        notes += clippingReasons(view, visible)
        notes += textReasons(view, sources)
        let summary = notes.isEmpty ? "It can be seen." : "It can be seen, but not all of it."
        return Diagnosis(isFine: notes.isEmpty, summary: summary, reasons: notes)
    }

    private static func hierarchyReasons(_ view: UIView) -> [Reason] {
        guard let window = view.window else {
            let top = view.chain.last ?? view
            let text = top === view ? "It has no superview." : "Its topmost superview \(top.inspectedName) is not in a window."
            return [Reason(text: text, view: top === view ? nil : top)]
        }
        guard window.windowScene != nil else { return [Reason(text: "Its window is not in a scene.", view: window)] }
        var reasons: [Reason] = []
        var opacity: CGFloat = 1
        for part in view.chain {
            let name = part === view ? "It" : part.inspectedName
            if part.isHidden { reasons.append(Reason(text: "\(name) is hidden (isHidden is true).", view: part)) }
            if part.alpha < 0.01 {
                reasons.append(Reason(text: "\(name) is transparent (alpha is \(InspectorFormat.number(part.alpha))).", view: part))
            }
            opacity *= part.alpha
        }
        if reasons.isEmpty, opacity < 0.01 { reasons.append(Reason(text: "It and its superviews are transparent together.", view: nil)) }
        return reasons
    }

    private static func geometryReasons(_ view: UIView) -> [Reason] {
        guard let stack = view.window?.windowScene?.windowStack else { return [] }
        if view.bounds.isEmpty, view.clipsToBounds || view.subviews.isEmpty {
            let size = InspectorFormat.size(view.bounds.size)
            return [Reason(text: "Its size is \(size).", view: nil)]
        }
        var rect = stack.layer.convert(view.bounds, from: view.layer)
        if rect.width < 0.01 || rect.height < 0.01, !view.bounds.isEmpty {
            let scaled = view.chain.first { !CATransform3DIsIdentity($0.layer.transform) }
            return [Reason(text: "A transform scales it to nothing, or turns its edge to the viewer.", view: scaled)]
        }
        if view.bounds.isEmpty { return [] }
        for part in view.chain.dropFirst() where part.clipsToBounds {
            let clip = rect.intersection(stack.layer.convert(part.bounds, from: part.layer))
            if clip.isNull || clip.isEmpty {
                let kind = part is UIScrollView ? "It is scrolled out of" : "It is outside of"
                return [Reason(text: "\(kind) \(part.inspectedName), which clips its subviews.", view: part)]
            }
            rect = clip
        }
        let clip = rect.intersection(stack.bounds)
        return clip.isNull || clip.isEmpty ? [Reason(text: "It is outside of the window.", view: view.window)] : []
    }

    private static func clippingReasons(_ view: UIView, _ visible: CGRect) -> [Reason] {
        guard let stack = view.window?.windowScene?.windowStack, !visible.isNull else { return [] }
        let whole = stack.layer.convert(view.bounds, from: view.layer)
        let share = (visible.width * visible.height) / max(whole.width * whole.height, 0.01)
        guard share < 0.995 else { return [] }
        let clipping = view.chain.dropFirst().first { part in
            part.clipsToBounds && !stack.layer.convert(part.bounds, from: part.layer).insetBy(dx: -0.5, dy: -0.5).contains(whole)
        }
        let name = clipping?.inspectedName ?? "the window"
        return [Reason(text: "\(Int((share * 100).rounded())) % of it is inside of \(name).", view: clipping)]
    }

    // MARK: Pixels

    /// The pixels of a view and its subviews, at a reduced scale; nil without an image.
    private static func image(of view: UIView) -> (image: CGImage, scale: CGFloat)? {
        let side = max(view.bounds.width, view.bounds.height)
        guard side > 0 else { return nil }
        let scale = min(1, 256 / side)
        return view.layer.image(scale: scale).map { ($0, scale) }
    }

    private static func drawsAnything(_ view: UIView) -> Bool {
        if view.bounds.isEmpty { return view.subviews.contains { !$0.isHidden && $0.alpha > 0.01 && drawsAnything($0) } }
        guard let image = image(of: view)?.image else { return true }
        return (0..<image.height).contains { y in image.row(y).contains { $0 >> 24 > 2 } }
    }

    /// The number of sampled points at which opaque views in front cover a view, and these views.
    private static func coverage(of view: UIView, in visible: CGRect) -> (count: Int, views: [UIView]) {
        guard let window = view.window, let stack = window.windowScene?.windowStack else { return (0, []) }
        var front: [UIView] = []
        for part in view.chain {
            guard let superview = part.superview, let index = superview.subviews.firstIndex(of: part) else { continue }
            front += superview.subviews[(index + 1)...]
        }
        let windows = stack.windows
        if let index = windows.firstIndex(where: { $0 === window }) { front += windows[(index + 1)...].map { $0 as UIView } }
        front = front.filter { !$0.isHidden && $0.alpha >= 0.99 && stack.layer.convert($0.bounds, from: $0.layer).intersects(visible) }
        let images = front.map { image(of: $0) }
        var count = 0
        var covering: [UIView] = []
        for point in visible.samples(sampleSide) {
            let index = front.indices.first { index in
                guard let (image, scale) = images[index] else { return false }
                let bounds = front[index].bounds
                let local = front[index].layer.convert(point, from: stack.layer)
                guard bounds.contains(local) else { return false }
                let x = min(Int((local.x - bounds.minX) * scale), image.width - 1)
                let y = min(Int((local.y - bounds.minY) * scale), image.height - 1)
                return x >= 0 && y >= 0 && image.pixel(x: x, y: y) >> 24 >= 250
            }
            guard let index else { continue }
            count += 1
            if !covering.contains(where: { $0 === front[index] }) { covering.append(front[index]) }
        }
        return (count, covering)
    }
}
