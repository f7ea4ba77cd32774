/// The coordinates in which the host reports touches: points from the top left corner of a scene's content.
@MainActor
enum SceneSpace {
    /// A point of the scene in the coordinates of `view`, or of `window` where that is nil.
    static func convert(_ point: CGPoint, to view: UIView?, from window: UIWindow?) -> CGPoint {
        if let view, let home = view.window {
            return view.layer.convert(point, from: home.layer.superlayer)
        }
        let inWindow = window?.convert(point, from: nil as UIWindow?) ?? point
        // A view in no window: all that is known of it is its place in its topmost superview, which is taken to lie where the window does.
        return view?.convert(inWindow, from: nil as UIView?) ?? inWindow
    }

    /// A point in the coordinates of `view`, or of `window` where that is nil, in those of the scene.
    static func convert(_ point: CGPoint, from view: UIView?, to window: UIWindow?) -> CGPoint {
        if let view, let home = view.window {
            return view.layer.convert(point, to: home.layer.superlayer)
        }
        let inWindow = view?.convert(point, to: nil as UIView?) ?? point
        return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }
}
