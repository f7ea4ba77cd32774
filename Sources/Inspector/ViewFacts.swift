import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The facts about one view.
@MainActor
enum ViewFacts {
    /// The sections of the tab Views.
    static func sections(of view: UIView, session: InspectorSession) -> [FactSection] {
        [
            section("Why can I not see it?", Diagnosis.visibility(of: view, session.sources), session),
            section("Why can I not touch it?", Diagnosis.touches(of: view), session),
            geometry(of: view), appearance(of: view, session), responders(of: view),
        ]
    }

    private static func section(_ title: String, _ diagnosis: Diagnosis, _ session: InspectorSession) -> FactSection {
        var rows = [FactRow(diagnosis.summary, symbol: diagnosis.isFine ? .good : .problem)]
        for reason in diagnosis.reasons {
            let view = reason.view
            let control: FactRow.Control
            if let view, view !== session.selection {
                control = .action { [weak session, weak view] in if let view { session?.selection = view } }
            } else {
                control = .none
            }
            rows.append(FactRow(reason.text, symbol: .info, control: control))
        }
        return FactSection(title: title, rows: rows)
    }

    private static func geometry(of view: UIView) -> FactSection {
        var rows = [
            FactRow("Frame", InspectorFormat.rect(view.frame)), FactRow("Bounds", InspectorFormat.rect(view.bounds)),
            FactRow("Center", InspectorFormat.point(view.center)),
            FactRow("Transform", InspectorFormat.transform(view.layer.transform)),
            FactRow("Safe area", InspectorFormat.insets(view.safeAreaInsets)),
            FactRow("Layout margins", InspectorFormat.insets(view.layoutMargins)),
        ]
        if let stack = view.window?.windowScene?.windowStack {
            rows.insert(FactRow("In the window", InspectorFormat.rect(stack.layer.convert(view.bounds, from: view.layer))), at: 1)
        }
        if let scroll = view as? UIScrollView {
            rows.append(FactRow("Content size", InspectorFormat.size(scroll.contentSize)))
            rows.append(FactRow("Content offset", InspectorFormat.point(scroll.contentOffset)))
            rows.append(FactRow("Content insets", InspectorFormat.insets(scroll.adjustedContentInset)))
        }
        return FactSection(title: "Geometry", rows: rows)
    }

    private static func appearance(of view: UIView, _ session: InspectorSession) -> FactSection {
        func toggle(_ title: String, _ path: ReferenceWritableKeyPath<UIView, Bool>) -> FactRow {
            FactRow(title, control: .toggle(view[keyPath: path]) { [weak view] isOn in view?[keyPath: path] = isOn })
        }
        var rows = [
            toggle("Hidden", \.isHidden), toggle("Clips to bounds", \.clipsToBounds),
            toggle("User interaction", \.isUserInteractionEnabled),
            FactRow(
                "Alpha", InspectorFormat.number(view.alpha),
                control: .slider(view.alpha, 0...1) { [weak view] value in view?.alpha = CGFloat(value) }),
            FactRow("Background", InspectorFormat.color(view.backgroundColor?.resolvedColor(with: view.traitCollection))),
            FactRow("Tint", InspectorFormat.color(view.tintColor?.resolvedColor(with: view.traitCollection))),
        ]
        if view.layer.cornerRadius != 0 { rows.append(FactRow("Corner radius", InspectorFormat.number(view.layer.cornerRadius))) }
        if let label = view as? UILabel {
            rows.append(FactRow("Font", "\(label.font?.fontName ?? "") \(InspectorFormat.number(Double(label.font?.pointSize ?? 0)))"))
            rows.append(FactRow("Text colour", InspectorFormat.color(label.textColor?.resolvedColor(with: view.traitCollection))))
            rows.append(FactRow("Lines", "\(label.numberOfLines)"))
        }
        if let control = view as? UIControl {
            rows.append(
                FactRow("Enabled", control: .toggle(control.isEnabled) { [weak control] isOn in control?.isEnabled = isOn }))
        }
        return FactSection(title: "Appearance", rows: rows)
    }

    private static func responders(of view: UIView) -> FactSection {
        let names = sequence(first: view as UIResponder, next: \.next).prefix(40).map { String(describing: type(of: $0)) }
        var rows = [FactRow("Responder chain", names.joined(separator: " → "))]
        let recognizers = view.gestureRecognizers ?? []
        rows.append(FactRow("Gesture recognizers", recognizers.isEmpty ? "none" : "\(recognizers.count)"))
        return FactSection(title: "Events", rows: rows)
    }
}
