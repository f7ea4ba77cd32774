import CoreGraphics
import Foundation
import InterfaceReading
import RemoteProtocol
import UIKit

extension RemoteSession {
    /// A point of a scene's content, and the object at it, if the target was not a point.
    struct Location {
        let scene: UIWindowScene
        let point: CGPoint
        let object: NSObject?
    }

    /// The active scene, or else the oldest one.
    ///
    /// - Throws: ``RemoteError`` with the code `notFound` if the app has no window.
    func activeScene() throws(RemoteError) -> UIWindowScene {
        let scenes = UIApplication.shared.windowScenes
        guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
            throw RemoteError(.notFound, "The app has no window.")
        }
        return scene
    }

    /// The object of a target.
    ///
    /// A text finds the objects with exactly this text, or else those whose text contains it. If several match, the target is the frontmost reachable one,
    /// unless it has an index.
    ///
    /// - Parameter isPreferred: If some of the matches satisfy it, the others do not count.
    /// - Throws: ``RemoteError`` with the code `notFound` or `invalidArgument`.
    func match(_ target: RemoteTarget, preferring isPreferred: (NSObject) -> Bool = { _ in false }) throws(RemoteError)
        -> ElementSearch.Match
    {
        switch target.kind {
        case .point:
            throw RemoteError(.invalidArgument, "The command needs a view instead of a point.")
        case .element(let number):
            guard let object = elements.object(numbered: number), let scene = Self.scene(of: object) else {
                throw RemoteError(.notFound, "The view @\(number) is no longer in a window.")
            }
            return ElementSearch.Match(object: object, scene: scene)
        case .identifier, .className, .text:
            var found = ElementSearch.matches(target.kind, limit: 200)
            if found.isEmpty { found = ElementSearch.matches(target.kind, isLoose: true, limit: 200) }
            let preferred = found.filter { isPreferred($0.object) }
            if !preferred.isEmpty { found = preferred }
            if let index = target.index {
                guard index < found.count else {
                    throw RemoteError(.notFound, "\(found.count) elements have \(RemoteTarget(target.kind)).")
                }
                return found[index]
            }
            guard let match = found.first(where: { (try? reach($0)) != nil }) ?? found.first else {
                throw RemoteError(.notFound, "No visible element has \(target).")
            }
            return match
        }
    }

    /// The view of a target.
    ///
    /// - Throws: ``RemoteError`` with the code `notFound` or `invalidArgument`.
    func view(_ target: RemoteTarget) throws(RemoteError) -> (view: UIView, scene: UIWindowScene) {
        let match = try self.match(target)
        guard let view = match.object as? UIView else {
            throw RemoteError(.invalidArgument, "The element with \(target) is not a view.")
        }
        return (view, match.scene)
    }

    /// The point at which a finger touches a target.
    ///
    /// - Throws: ``RemoteError`` with the code `notFound` or `unreachable`.
    func locate(_ target: RemoteTarget, preferring isPreferred: (NSObject) -> Bool = { _ in false }) throws(RemoteError) -> Location {
        if case .point(let x, let y) = target.kind {
            let scene = try activeScene()
            let point = CGPoint(x: x, y: y)
            guard scene.windowStack.bounds.contains(point) else {
                let size = scene.windowStack.bounds.size
                throw RemoteError(.unreachable, "The point is outside of the window, which has \(size.width) × \(size.height) points.")
            }
            return Location(scene: scene, point: point, object: nil)
        }
        let match = try self.match(target, preferring: isPreferred)
        return Location(scene: match.scene, point: try reach(match), object: match.object)
    }

    /// The middle of an object, or else of its visible part, if a touch there reaches it.
    ///
    /// - Throws: ``RemoteError`` with the code `unreachable`.
    private func reach(_ match: ElementSearch.Match) throws(RemoteError) -> CGPoint {
        let stack = match.scene.windowStack
        let frame = ElementReading.frame(of: match.object, in: match.scene)
        let view = match.object as? UIView
        // Most views receive no touch outside of a superview's bounds, whether that clips or not.
        let visible = view?.visibleRect { _ in true } ?? frame.intersection(stack.bounds)
        var covering: UIView?
        for point in [CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: visible.midX, y: visible.midY)] where stack.bounds.contains(point) {
            guard let hit = stack.hitTest(point, with: nil)?.view else { continue }
            guard let view, !hit.isDescendant(of: view) else { return point }
            // If user interaction is disabled for a view, its superview receives the touch.
            if visible.contains(point) {
                if view.isDescendant(of: hit) { return point }
                covering = covering ?? hit
            }
        }
        guard !visible.isEmpty else {
            let problem = stack.bounds.intersects(frame) ? "A superview hides the element" : "The element is outside of the window"
            throw RemoteError(.unreachable, "\(problem). Scroll or drag it into view first.")
        }
        guard let covering else { throw RemoteError(.unreachable, "No view takes touches at the middle of the element.") }
        throw RemoteError(
            .unreachable, "Another view covers the middle of the element: \(type(of: covering)) @\(elements.number(of: covering)).")
    }

    /// The scene of a view or an accessibility element; nil if it is not in a window.
    private static func scene(of object: NSObject) -> UIWindowScene? {
        if let view = object as? UIView { return view.window?.windowScene }
        return UIApplication.shared.windowScenes.first { AccessibilityTree.elements(in: $0).contains { $0 === object } }
    }
}
