import Foundation

/// The rectangle of a scroll view's content, or of the view itself, which stays where it is while the content moves.
@MainActor
final class ScrollGuide: UILayoutGuide {
    /// Whether the guide is the view's rectangle, and not the content's.
    let isFrame: Bool

    init(of scrollView: UIScrollView, isFrame: Bool) {
        self.isFrame = isFrame
        super.init()
        owningView = scrollView
        identifier = isFrame ? "UIScrollView-frameLayoutGuide" : "UIScrollView-contentLayoutGuide"
    }

    override var describedClass: String { "UILayoutGuide" }

    override var layoutFrame: CGRect {
        guard let scrollView = owningView as? UIScrollView else { return .zero }
        return isFrame ? scrollView.bounds : CGRect(origin: .zero, size: scrollView.contentSize)
    }
}

extension UIScrollView {
    /// The guide of the content or of the view, created by the first call.
    func scrollGuide(isFrame: Bool) -> ScrollGuide {
        let layout = layoutWithConstraints
        for guide in layout.scrollGuides where guide.isFrame == isFrame { return guide }
        let guide = ScrollGuide(of: self, isFrame: isFrame)
        layout.scrollGuides.append(guide)
        return guide
    }

    /// The content moved: what keeps to the view's own rectangle is to stay there.
    func frameGuideDidMove() {
        guard let layout = constraintLayout else { return }
        for guide in layout.scrollGuides where guide.isFrame {
            if let box = guide.box { box.engine.placeScrollGuide(guide, box) }
        }
    }

    /// Takes over the size of the content, along the axes for which constraints say it.
    func takeContentSize(from box: LayoutBox) {
        let pixels = PixelGrid(of: self)
        var size = contentSize
        if box.lengthUses.width > 0 { size.width = pixels.round(box.rect.width) }
        if box.lengthUses.height > 0 { size.height = pixels.round(box.rect.height) }
        if size != contentSize { contentSize = size }
    }
}
