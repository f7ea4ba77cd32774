/// The coordinate space of host events: points from the top left corner of a scene's content.
@MainActor
enum SceneSpace {
    /// Converts a point of the scene to the coordinates of `view`, or of `window` if `view` is nil.
    static func convert(_ point: CGPoint, to view: UIView?, from window: UIWindow?) -> CGPoint {
        if let view, let home = view.window {
            return view.layer.convert(point, from: home.layer.superlayer)
        }
        let inWindow = window?.convert(point, from: nil as UIWindow?) ?? point
        // A view without a window: its topmost superview is assumed to be at the window's origin.
        return view?.convert(inWindow, from: nil as UIView?) ?? inWindow
    }

    /// Converts a point in the coordinates of `view`, or of `window` if `view` is nil, to the scene.
    static func convert(_ point: CGPoint, from view: UIView?, to window: UIWindow?) -> CGPoint {
        if let view, let home = view.window {
            return view.layer.convert(point, to: home.layer.superlayer)
        }
        let inWindow = view?.convert(point, to: nil as UIView?) ?? point
        return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }
}
