import Foundation

/// A scroll view's content guide or frame guide. The frame guide does not move while the content scrolls.
@MainActor
final class ScrollGuide: UILayoutGuide {
    /// Whether the guide is the frame guide, and not the content guide.
    let isFrame: Bool

    init(of scrollView: UIView, isFrame: Bool) {
        self.isFrame = isFrame
        super.init()
        owningView = scrollView
        identifier = isFrame ? "UIScrollView-frameLayoutGuide" : "UIScrollView-contentLayoutGuide"
    }

    override var describedClass: String { "UILayoutGuide" }

    override var layoutFrame: CGRect {
        guard let scrollView = owningView as? any ConstrainedContent else { return .zero }
        return isFrame ? scrollView.bounds : CGRect(origin: .zero, size: scrollView.contentSize)
    }
}

extension UIView {
    /// Returns the content or frame guide of a scroll view. Creates it at the first call.
    func scrollGuide(isFrame: Bool) -> ScrollGuide {
        let layout = layoutWithConstraints
        for guide in layout.scrollGuides where guide.isFrame == isFrame { return guide }
        let guide = ScrollGuide(of: self, isFrame: isFrame)
        layout.scrollGuides.append(guide)
        return guide
    }

    /// Updates a scroll view's frame guide after the content scrolled, so that items constrained to it do not move.
    func frameGuideDidMove() {
        guard let layout = constraintLayout else { return }
        for guide in layout.scrollGuides where guide.isFrame {
            if let box = guide.box { box.engine.fixScrollGuide(guide, box) }
        }
    }
}

extension ConstrainedContent {
    /// Sets the content size along the axes that constraints determine.
    func takeContentSize(from box: LayoutBox) {
        let pixels = PixelGrid(of: self)
        var size = contentSize
        if box.lengthUses.width > 0 { size.width = pixels.round(box.rect.width) }
        if box.lengthUses.height > 0 { size.height = pixels.round(box.rect.height) }
        if size != contentSize { contentSize = size }
    }
}
