import Foundation

/// What is shown of a dragged item under the finger, after it was lifted: what an item's `previewProvider` answers.
@preconcurrency @MainActor
open class UIDragPreview: MainActorObject, NSCopying {
    /// What is shown. It need not be in a window.
    public let view: UIView
    private let looks: UIDragPreviewParameters

    /// How it looks. What is answered is a copy.
    open var parameters: UIDragPreviewParameters { looks.copying(into: UIDragPreviewParameters()) }

    /// A view with the given looks, which are copied.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        looks = parameters.copying(into: UIDragPreviewParameters())
        super.init(onMainActor: ())
    }

    /// A view as it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// A one-line picture of the address of a web page. It may not show all of the address.
    ///
    /// - Parameter url: No file's address: of files show the icon or the content.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// A picture of a web page: its title above its address.
    ///
    /// - Parameters:
    ///   - url: No file's address: of files show the icon or the content.
    ///   - title: The first line. Without one there is the address alone.
    public convenience init(for url: URL, title: String?) {
        let view = URLPreviewView(url: url, title: title)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = view.outline
        self.init(view: view, parameters: parameters)
    }

    /// Itself: a preview never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
