import CoreGraphics
import Foundation

/// The lifted preview of a context menu: a snapshot of the source view with the preview's parameters, or the view of a preview controller.
@MainActor
final class MenuPreviewView: UIView {
    /// The preview controller; nil if the source view itself is lifted.
    private(set) var shownController: UIViewController?
    /// The preview's initial frame, in the overlay's coordinates.
    private(set) var sourceFrame: CGRect
    /// The preview's frame while the menu is open, in the overlay's coordinates; null before.
    var openFrame = CGRect.null
    private let face: PlatterFace
    private let platter: PlatterView
    private var sheet: MenuMaterialView?
    private let sourceTransform: CGAffineTransform

    /// Creates the view of `preview` in front of `window`.
    init(of preview: UITargetedPreview, in window: UIWindow) {
        face = PlatterFace(of: preview.view, parameters: preview.parameters, scale: window.traitCollection.displayScale)
        platter = PlatterView(face: face)
        let (center, transform) = Self.placement(of: preview.target, in: window)
        sourceTransform = transform
        let box = platter.visibleBox.applying(transform)
        sourceFrame = box.offsetBy(dx: center.x, dy: center.y)
        super.init(frame: sourceFrame)
        platter.center = CGPoint(x: center.x - sourceFrame.minX, y: center.y - sourceFrame.minY)
        platter.transform = transform
        addSubview(platter)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Source view

    private static let concealing = "com.lodestone.menu.concealing"

    /// Hides the lifted view with an opacity animation, which leaves the view's own properties unchanged.
    func concealSource() {
        guard face.source.window != nil else { return }
        let conceal = CABasicAnimation(keyPath: "opacity")
        conceal.fromValue = 0
        conceal.toValue = 0
        conceal.duration = 0.01
        conceal.fillMode = .both
        conceal.isRemovedOnCompletion = false
        face.source.layer.add(conceal, forKey: Self.concealing)
    }

    /// Shows the source view again.
    func revealSource() {
        face.source.layer.removeAnimation(forKey: Self.concealing)
    }

    /// Adds the view of `controller` when the menu opens.
    func attach(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        shownController = controller
        let sheet = MenuMaterialView(cornerRadius: MenuConstants.cornerRadius)
        sheet.alpha = 0
        sheet.bounds.size = openSize
        sheet.center = CGPoint(x: bounds.midX, y: bounds.midY)
        // The sheet's layout sizes its content, in which the controller's view is resized.
        sheet.layoutIfNeeded()
        view.frame = sheet.content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sheet.content.addSubview(view)
        // A preview is not interactive before it is committed.
        sheet.isUserInteractionEnabled = false
        addSubview(sheet)
        self.sheet = sheet
        shrinkSheet()
    }

    /// The centre and the transform of a target in a window.
    private static func placement(of target: UIPreviewTarget, in window: UIWindow) -> (CGPoint, CGAffineTransform) {
        let placement = target.container.placement(in: window)
        let center = target.center.applying(placement.linear)
        return (
            CGPoint(x: placement.origin.x + center.x, y: placement.origin.y + center.y), target.transform.concatenating(placement.linear)
        )
    }

    /// The preferred size while the menu is open, in points.
    var openSize: CGSize {
        guard let controller = shownController else {
            let scale = 1 + growth
            return CGSize(width: sourceFrame.width * scale, height: sourceFrame.height * scale)
        }
        let size = controller.preferredContentSize
        if size.width > 0, size.height > 0 { return size }
        // The size of a preview on a phone if the controller has no preferred size.
        let windowSize = window?.bounds.size ?? controller.view?.window?.bounds.size ?? UIScreen.main.bounds.size
        return CGSize(width: min(windowSize.width - 4 * MenuConstants.margin, 360), height: min(windowSize.height * 0.55, 440))
    }

    private var growth: CGFloat {
        min(MenuConstants.previewGrowth.part, MenuConstants.previewGrowth.most / max(sourceFrame.width, sourceFrame.height, 1))
    }

    // MARK: Steps, each called inside an animation

    /// Lifts the preview while the touch rests.
    func highlight() {
        transform = CGAffineTransform(scaleX: 1 + growth, y: 1 + growth)
        platter.grows = false
        platter.isLifted = true
    }

    /// Lowers the preview because the touch ended before the menu opened.
    func setDown() {
        transform = .identity
        platter.isLifted = false
    }

    /// Moves the preview to its open frame.
    func open() {
        guard !openFrame.isNull else { return }
        platter.grows = false
        platter.isLifted = sheet == nil
        let frame = openFrame
        center = CGPoint(x: frame.midX, y: frame.midY)
        if let sheet {
            // The snapshot grows to the size of the controller's view, which fades in over it.
            transform = .identity
            platter.alpha = 0
            sheet.alpha = 1
            let size = openSize
            sheet.transform = CGAffineTransform(scaleX: frame.width / max(size.width, 1), y: frame.height / max(size.height, 1))
            platter.transform = sourceTransform.concatenating(
                CGAffineTransform(
                    scaleX: frame.width / max(sourceFrame.width, 1), y: frame.height / max(sourceFrame.height, 1)))
        } else {
            let scale = frame.width / max(sourceFrame.width, 1)
            transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    /// Scales the controller's view down to the size of the snapshot.
    private func shrinkSheet() {
        guard let sheet else { return }
        let size = openSize
        sheet.transform = CGAffineTransform(
            scaleX: sourceFrame.width / max(size.width, 1), y: sourceFrame.height / max(size.height, 1))
    }

    /// Moves the preview back to its source or to another target. The preview fades out if the target is nil or not visible.
    func close(to target: UITargetedPreview?) {
        platter.isLifted = false
        guard let target, let window, target.target.container.window === window else {
            alpha = 0
            transform = transform.scaledBy(x: 0.9, y: 0.9)
            return
        }
        let (middle, turn) = Self.placement(of: target.target, in: window)
        let offset = platter.center
        center = CGPoint(x: middle.x - offset.x + bounds.midX, y: middle.y - offset.y + bounds.midY)
        transform = .identity
        platter.transform = turn
        if let sheet {
            platter.alpha = 1
            sheet.alpha = 0
            shrinkSheet()
        }
    }

    /// Expands the committed preview to fill the window.
    func expand(over bounds: CGRect) {
        let size = openFrame.isNull ? sourceFrame.size : openFrame.size
        let scale = max(bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
        center = CGPoint(x: bounds.midX, y: bounds.midY)
        transform = transform.scaledBy(x: scale, y: scale)
        alpha = 0
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Hit-testing returns this view for its visible part, because the subviews only show snapshots.
        let seen = sheet?.alpha == 1 ? sheet?.frame ?? bounds : bounds
        return isUserInteractionEnabled && seen.contains(point) ? self : nil
    }

    /// The visible part of the preview, which receives touches, in its coordinates.
    var seenFrame: CGRect { sheet?.alpha == 1 ? sheet?.frame ?? bounds : bounds }

    // MARK: Preview controller

    private enum Appearance { case gone, coming, here, going }
    private var appearance = Appearance.gone

    func controllerWillAppear() {
        guard let controller = shownController, appearance == .gone else { return }
        appearance = .coming
        controller.beginAppearanceTransition(true, animated: true)
    }

    func controllerDidAppear() {
        guard let controller = shownController, appearance == .coming else { return }
        appearance = .here
        controller.endAppearanceTransition()
    }

    func controllerWillDisappear() {
        guard let controller = shownController, appearance == .coming || appearance == .here else { return }
        appearance = .going
        controller.beginAppearanceTransition(false, animated: true)
    }

    func controllerDidDisappear() {
        guard let controller = shownController else { return }
        if appearance == .here || appearance == .coming { controllerWillDisappear() }
        guard appearance == .going else { return }
        appearance = .gone
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
    }
}
