import CoreGraphics
import Foundation
import UIKit

extension Diagnosis {
    /// Explains why a view receives or does not receive touches. Asks the app's own hit test at several points of the view.
    static func touches(of view: UIView) -> Diagnosis {
        guard let window = view.window, let stack = window.windowScene?.windowStack else {
            return Diagnosis(isFine: false, summary: "It cannot be touched.", reasons: [Reason(text: "It is not in a window.", view: nil)])
        }
        if UIApplication.shared.isIgnoringInteractionEvents {
            let reason = Reason(text: "The app ignores touches (beginIgnoringInteractionEvents).", view: nil)
            return Diagnosis(isFine: false, summary: "It cannot be touched.", reasons: [reason])
        }
        let clipped = view.visibleRect { _ in true }
        // Outside of the superviews, the points of the whole view still show which view takes the touch.
        let area = clipped.isNull || clipped.isEmpty ? stack.layer.convert(view.bounds, from: view.layer) : clipped
        let points = area.samples(5)
        let hits = points.map { stack.hitTest($0, with: nil)?.view }
        let count = hits.count { $0?.isDescendant(of: view) ?? false }
        if count == 0, let control = control(around: view, hits) {
            let other = touches(of: control)
            let reason = Reason(text: "Touches at it go to its superview \(control.inspectedName).", view: control)
            return Diagnosis(isFine: other.isFine, summary: other.summary, reasons: [reason] + other.reasons)
        }
        if count == 0 {
            return Diagnosis(isFine: false, summary: "It cannot be touched.", reasons: missReasons(view, points, hits, stack))
        }
        var notes: [Reason] = []
        if count < hits.count {
            let percent = Int((Double(count) / Double(hits.count) * 100).rounded())
            notes.append(Reason(text: "Touches reach it at \(percent) % of its area.", view: nil))
            notes += takers(of: view, hits)
        }
        notes += useReasons(view)
        let summary = notes.isEmpty ? "It can be touched." : "Touches reach it, but not always with an effect."
        return Diagnosis(isFine: notes.isEmpty, summary: summary, reasons: notes)
    }

    /// The control that takes the touches at one of its parts, such as the label of a button.
    private static func control(around view: UIView, _ hits: [UIView?]) -> UIView? {
        guard let control = view.chain.dropFirst().first(where: { $0 is UIControl }) else { return nil }
        return hits.contains { $0?.isDescendant(of: control) ?? false } ? control : nil
    }

    private static func missReasons(_ view: UIView, _ points: [CGPoint], _ hits: [UIView?], _ stack: WindowStack) -> [Reason] {
        var reasons: [Reason] = []
        for part in view.chain {
            let name = part === view ? "It" : part.inspectedName
            if !part.isUserInteractionEnabled {
                reasons.append(Reason(text: "\(name) has isUserInteractionEnabled = false.", view: part))
            }
            if part.isHidden { reasons.append(Reason(text: "\(name) is hidden (isHidden is true).", view: part)) }
            if part.alpha < 0.01 {
                reasons.append(Reason(text: "\(name) is transparent (alpha is \(InspectorFormat.number(part.alpha))).", view: part))
            }
        }
        if view.bounds.isEmpty { reasons.append(Reason(text: "Its size is \(InspectorFormat.size(view.bounds.size)).", view: nil)) }
        for part in view.chain.dropFirst() {
            let isOutside =
                !points.isEmpty && points.allSatisfy { !part.point(inside: part.layer.convert($0, from: stack.layer), with: nil) }
            if isOutside {
                let text = "It is outside of the bounds of \(part.inspectedName), which therefore does not pass touches on."
                reasons.append(Reason(text: text, view: part))
            }
        }
        if reasons.isEmpty { reasons = takers(of: view, hits) }
        if reasons.isEmpty {
            let overriding = view.chain.first { hits.contains($0) }
            let name = overriding?.inspectedName ?? "a superview"
            let text = "The hit test of \(name) does not find it: hitTest(_:with:) or point(inside:with:) is overridden."
            reasons.append(Reason(text: text, view: overriding))
        }
        return reasons
    }

    /// The views that take touches in front of a view.
    private static func takers(of view: UIView, _ hits: [UIView?]) -> [Reason] {
        var seen: Set<ObjectIdentifier> = []
        return hits.compactMap { hit in
            guard let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit), seen.insert(ObjectIdentifier(hit)).inserted else {
                return nil
            }
            return Reason(text: "\(hit.inspectedName) is in front of it and takes the touch.", view: hit)
        }
    }

    /// Reasons for which a touch that reaches the view has no effect.
    private static func useReasons(_ view: UIView) -> [Reason] {
        var reasons: [Reason] = []
        if let control = view as? UIControl {
            if !control.isEnabled { reasons.append(Reason(text: "The control is disabled (isEnabled is false).", view: nil)) }
            let hasMenu = (control as? UIButton)?.menu != nil
            if control is UIButton, control.allControlEvents.isEmpty, !hasMenu {
                reasons.append(Reason(text: "The button has no action and no menu.", view: nil))
            }
        }
        for recognizer in view.gestureRecognizers ?? [] where !recognizer.isEnabled {
            reasons.append(Reason(text: "\(InspectorFormat.name(of: recognizer)) is disabled.", view: nil))
        }
        for part in view.chain.dropFirst() {
            for recognizer in part.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.cancelsTouchesInView {
                guard recognizer is UITapGestureRecognizer, view is UIControl else { continue }
                let text = "\(InspectorFormat.name(of: recognizer)) of \(part.inspectedName) may take its taps."
                reasons.append(Reason(text: text, view: part))
            }
        }
        return reasons
    }
}
