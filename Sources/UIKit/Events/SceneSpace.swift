/// The coordinate space of host events. Coordinates are in points, relative to the top left corner of the scene's content.
@MainActor
enum SceneSpace {
    /// Converts a point from scene coordinates to the coordinates of `view`, or of `window` if `view` is nil.
    static func convert(_ point: CGPoint, to view: UIView?, from window: UIWindow?) -> CGPoint {
        if let view, let home = view.window {
            return view.layer.convert(point, from: home.layer.superlayer)
        }
        let inWindow = window?.convert(point, from: nil as UIWindow?) ?? point
        // The view may have no window. Its topmost superview is then assumed to be at the window's origin.
        return view?.convert(inWindow, from: nil as UIView?) ?? inWindow
    }

    /// Converts a point from the coordinates of `view`, or of `window` if `view` is nil, to scene coordinates.
    static func convert(_ point: CGPoint, from view: UIView?, to window: UIWindow?) -> CGPoint {
        if let view, let home = view.window {
            return view.layer.convert(point, to: home.layer.superlayer)
        }
        let inWindow = view?.convert(point, to: nil as UIView?) ?? point
        return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }
}
