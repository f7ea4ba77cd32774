import Foundation
import InterfaceReading
import RemoteProtocol
import UIKit

/// Finds views, and accessibility elements that are not views, by a target.
@MainActor
struct ElementSearch {
    /// An object on the screen, and its scene.
    struct Match {
        let object: NSObject
        let scene: UIWindowScene
    }

    let kind: RemoteTarget.Kind
    /// Whether a text that only contains the target's text also matches, ignoring case.
    let isLoose: Bool
    let limit: Int
    private var matches: [Match] = []

    init(_ kind: RemoteTarget.Kind, isLoose: Bool = false, limit: Int) {
        self.kind = kind
        self.isLoose = isLoose
        self.limit = limit
    }

    /// The matching objects of the visible windows, frontmost first.
    ///
    /// - Complexity: O(*n*) in the number of views.
    static func matches(_ kind: RemoteTarget.Kind, isLoose: Bool = false, limit: Int) -> [Match] {
        var search = ElementSearch(kind, isLoose: isLoose, limit: limit)
        for scene in UIApplication.shared.windowScenes.reversed() {
            for window in scene.windowStack.windows.reversed() where !window.isHidden {
                window.layoutIfNeeded()
                search.visit(window, scene)
            }
            search.visitElements(of: scene)
        }
        return search.matches
    }

    private mutating func visit(_ view: UIView, _ scene: UIWindowScene) {
        guard matches.count < limit, !view.isHidden, view.alpha > 0.01 else { return }
        for subview in view.subviews.reversed() { visit(subview, scene) }
        if matches.count < limit, isMatch(view) { matches.append(Match(object: view, scene: scene)) }
    }

    /// Adds the accessibility elements that are not views but are drawn by a view.
    private mutating func visitElements(of scene: UIWindowScene) {
        switch kind {
        case .className, .element, .point: return
        case .identifier, .text: break
        }
        for element in AccessibilityTree.elements(in: scene) where !(element is UIView) && matches.count < limit {
            if isMatch(element) { matches.append(Match(object: element, scene: scene)) }
        }
    }

    private func isMatch(_ object: NSObject) -> Bool {
        switch kind {
        case .identifier(let identifier): return object.accessibilityIdentifier == identifier
        case .className(let name):
            return ElementReading.isInstance(object, ofClassNamed: name)
        case .text(let text):
            return ElementReading.texts(of: object).contains { isLoose ? $0.localizedCaseInsensitiveContains(text) : $0 == text }
        case .element, .point: return false
        }
    }
}
