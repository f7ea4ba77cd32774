import Foundation

/// The preview that a dragged item shows under the finger. The item's `previewProvider` returns it.
@preconcurrency @MainActor
open class UIDragPreview: MainActorObject, NSCopying {
    /// The view that the preview shows. It does not have to be in a window.
    open private(set) var view: UIView
    private let looks: UIDragPreviewParameters

    /// A copy of the preview's parameters.
    open var parameters: UIDragPreviewParameters { looks.copying(into: UIDragPreviewParameters()) }

    /// Creates a preview of a view with a copy of `parameters`.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        looks = parameters.copying(into: UIDragPreviewParameters())
        super.init(onMainActor: ())
    }

    /// Creates a preview of a view with default parameters.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Creates a one-line preview of a URL. A long URL is truncated.
    ///
    /// - Parameter url: A web page's URL. For files, show the icon or the content instead.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// Creates a preview of a web page: its title above its URL.
    ///
    /// - Parameters:
    ///   - url: A web page's URL. For files, show the icon or the content instead.
    ///   - title: The first line. If nil, the preview only shows the URL.
    public convenience init(for url: URL, title: String?) {
        let view = URLPreviewView(url: url, title: title)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = view.outline
        self.init(view: view, parameters: parameters)
    }

    /// Returns the preview itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
