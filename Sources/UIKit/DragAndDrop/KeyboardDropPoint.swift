import Foundation

/// A drop point for keyboard drags.
@MainActor
struct KeyboardDropPoint {
    /// The view with the drop interaction.
    private(set) weak var view: UIView?
    /// The view that defines the coordinates of ``point``.
    private(set) weak var home: UIView?
    let point: CGPoint
    /// The point's name: specified by the app, or the label of the view. Nil without either.
    let name: String?
    /// Whether the app described the point. If false, the point is the center of its view and has the view's label as its name.
    let isDescribed: Bool

    func isSame(as other: KeyboardDropPoint) -> Bool { view === other.view && name == other.name && (name != nil || point == other.point) }

    /// All drop points of a scene for a session, from top to bottom, and within a row from left to right.
    ///
    /// - Complexity: O(*n*) in the number of views. Lists only create views for their visible content.
    static func all(in scene: UIWindowScene, for session: DropSession) -> [KeyboardDropPoint] {
        var found: [(point: KeyboardDropPoint, position: CGPoint)] = []
        func search(_ view: UIView) {
            guard view.mayReceiveTouches else { return }
            if view.takes(session) {
                for point in points(of: view) {
                    guard let home = point.home else { continue }
                    found.append((point, SceneSpace.convert(point.point, from: home, to: home.window)))
                }
            }
            for subview in view.orderedSubviews { search(subview) }
        }
        for window in scene.windowStack.windows { search(window) }
        return found.enumerated().sorted { left, right in
            let rows = (row(left.element.position), row(right.element.position))
            if rows.0 != rows.1 { return rows.0 < rows.1 }
            let (first, second) = (left.element.position.x, right.element.position.x)
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element.point)
    }

    /// The row of a position. Rows are 16 points high, because views in a visual row are rarely aligned exactly.
    private static func row(_ position: CGPoint) -> Int { Int((position.y / 16).rounded(.down)) }

    private static func points(of view: UIView) -> [KeyboardDropPoint] {
        let named = (view.accessibilityDropPointDescriptors ?? []).filter { $0.view?.window === view.window }
        guard named.isEmpty else {
            return named.map { KeyboardDropPoint(view: view, home: $0.view, point: $0.point, name: $0.name, isDescribed: true) }
        }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return [KeyboardDropPoint(view: view, home: view, point: middle, name: view.accessibilityLabel, isDescribed: false)]
    }

    /// Scrolls the drop point into view and returns its location. Nil if the point's view has left the scene.
    func reveal(in scene: UIWindowScene?) -> DragLocation? {
        guard let home, let window = home.window, window.windowScene === scene else { return nil }
        var view: UIView? = home
        while let current = view {
            if let scrollView = current as? UIScrollView {
                let target = home === current ? point : home.convert(point, to: current)
                scrollView.scrollRectToVisible(
                    CGRect(x: target.x - Self.margin, y: target.y - Self.margin, width: 2 * Self.margin, height: 2 * Self.margin),
                    animated: false)
            }
            view = current.superview
        }
        return DragLocation(SceneSpace.convert(point, from: home, to: window), in: scene)
    }

    /// The distance around the point that is scrolled into view, in points. It is half a touch target.
    private static let margin: CGFloat = 22
}

extension UIView {
    /// Whether the view has a drop interaction that handles the session.
    fileprivate func takes(_ session: DropSession) -> Bool {
        for case let interaction as UIDropInteraction in attachedInteractions {
            if let delegate = interaction.delegate, delegate.dropInteraction(interaction, canHandle: session) { return true }
        }
        return false
    }
}
