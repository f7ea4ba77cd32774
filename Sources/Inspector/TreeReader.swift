import CoreGraphics
import Foundation
import InterfaceReading
import QuartzCore
import UIKit

/// Reads the trees of the app's objects as rows.
@MainActor
struct TreeReader {
    /// The most rows that are read.
    private static let limit = 5000

    let kind: TreeRow.Kind
    /// A text that the rows contain, in any case; empty reads all rows.
    var search = ""
    /// The objects whose inferior objects are left out.
    var collapsed: Set<ObjectIdentifier> = []

    private var rows: [TreeRow] = []

    init(_ kind: TreeRow.Kind, search: String = "", collapsed: Set<ObjectIdentifier> = []) {
        self.kind = kind
        self.search = search
        self.collapsed = collapsed
    }

    /// The rows for the windows of scenes, in the order of the trees.
    ///
    /// - Complexity: O(*n*) in the number of objects.
    func read(_ scenes: [UIWindowScene]) -> [TreeRow] {
        var reader = self
        for window in scenes.flatMap(\.windowStack.windows) {
            switch kind {
            case .views: reader.visit(window, 0)
            case .controllers: if let root = window.rootViewController { reader.visit(root, 0) }
            case .layers: reader.visit(window.layer, 0, window)
            case .recognizers: reader.visitRecognizers(window)
            }
        }
        return reader.rows
    }

    /// Adds a row if it matches the search. Without a search the depth is kept.
    private mutating func add(
        _ object: AnyObject, _ view: UIView?, _ depth: Int, _ title: String, _ detail: String, _ isDimmed: Bool, _ count: Int
    ) {
        guard rows.count < Self.limit else { return }
        let isFound = search.isEmpty || title.localizedCaseInsensitiveContains(search) || detail.localizedCaseInsensitiveContains(search)
        guard isFound else { return }
        rows.append(
            TreeRow(
                key: ObjectIdentifier(object), view: view, depth: search.isEmpty ? depth : 0, title: title, detail: detail,
                isDimmed: isDimmed,
                hasChildren: search.isEmpty && count > 0))
    }

    private func isOpen(_ object: AnyObject) -> Bool { !search.isEmpty || !collapsed.contains(ObjectIdentifier(object)) }

    private mutating func visit(_ view: UIView, _ depth: Int) {
        var parts: [String] = []
        if let text = view.shownText, !text.isEmpty { parts.append("“\(text.prefix(60))”") }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { parts.append("#\(identifier)") }
        if let controller = view.next as? UIViewController { parts.append(String(describing: type(of: controller))) }
        if parts.isEmpty, let label = view.accessibilityLabel, !label.isEmpty { parts.append(label) }
        let isDimmed = view.isHidden || view.alpha < 0.01
        if isDimmed { parts.append(view.isHidden ? "· hidden" : "· transparent") }
        add(view, view, depth, String(describing: type(of: view)), parts.joined(separator: " "), isDimmed, view.subviews.count)
        guard isOpen(view), rows.count < Self.limit else { return }
        for subview in view.subviews { visit(subview, depth + 1) }
    }

    private mutating func visit(_ controller: UIViewController, _ depth: Int) {
        let view = controller.viewIfLoaded
        let presented = controller.presentedViewController.flatMap { $0.presentingViewController === controller ? $0 : nil }
        let detail = [controller.title, view == nil ? "view not loaded" : nil].compactMap { $0 }.joined(separator: " · ")
        let count = controller.children.count + (presented == nil ? 0 : 1)
        add(controller, view, depth, String(describing: type(of: controller)), detail, view?.window == nil, count)
        guard isOpen(controller), rows.count < Self.limit else { return }
        for child in controller.children { visit(child, depth + 1) }
        if let presented { visit(presented, depth + 1) }
    }

    private mutating func visit(_ layer: CALayer, _ depth: Int, _ owner: UIView) {
        let view = layer.delegate as? UIView ?? owner
        let owned = layer.delegate is UIView ? "of \(type(of: view))" : InspectorFormat.rect(layer.frame)
        let sublayers = layer.sublayers ?? []
        add(layer, view, depth, String(describing: type(of: layer)), owned, layer.isHidden || layer.opacity < 0.01, sublayers.count)
        guard isOpen(layer), rows.count < Self.limit else { return }
        for sublayer in sublayers { visit(sublayer, depth + 1, view) }
    }

    private mutating func visitRecognizers(_ view: UIView) {
        for recognizer in view.gestureRecognizers ?? [] {
            let detail = "on \(view.inspectedName)"
            add(recognizer, view, 0, InspectorFormat.name(of: recognizer), detail, !recognizer.isEnabled, 0)
        }
        guard rows.count < Self.limit else { return }
        for subview in view.subviews { visitRecognizers(subview) }
    }
}
