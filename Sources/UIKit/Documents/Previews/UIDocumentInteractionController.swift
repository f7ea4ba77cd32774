import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Previews a document, shows a menu of actions for it, and opens it in the desktop's default program. Retain the controller while the preview or a
/// menu is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: MainActorObject {
    private enum Shown {
        case options, openIn, preview
    }

    private var shown: Shown?
    private weak var menu: UIActivityViewController?
    private weak var preview: DocumentPreviewController?
    private var givenType: String?
    private var givenName: String?
    private lazy var recognizers: [UIGestureRecognizer] = makeRecognizers()

    /// Creates a controller for the file at `url`.
    public init(url: URL) {
        self.url = url
        super.init(onMainActor: ())
    }

    /// Creates a controller without a document: set its ``url``.
    public init() {
        super.init(onMainActor: ())
    }

    /// The delegate, held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file. Setting it resets ``uti`` and ``name``.
    open var url: URL? {
        didSet {
            guard url != oldValue else { return }
            (givenType, givenName) = (nil, nil)
        }
    }

    /// The uniform type identifier of the file. By default derived from the file name's extension.
    open var uti: String? {
        get { givenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { givenType = newValue }
    }

    /// The displayed name. By default the file name.
    open var name: String? {
        get { givenName ?? url?.lastPathComponent }
        set { givenName = newValue }
    }

    /// A property list for the receiving program. Differs from UIKit: it is stored but not sent, since desktops do not support it.
    open var annotation: Any?

    /// Images of the document, 64 and 320 points wide: its saved thumbnail, the image itself, or a symbol for its type.
    open var icons: [UIImage] {
        let own = url.flatMap { DocumentThumbnails.image(of: $0) } ?? picture
        return [64, 320].map { DocumentIcon.image(of: own, symbol: symbol, side: $0) }
    }

    private var type: UTType? { uti.flatMap { UTType($0) } }

    /// The document itself, if it is an image file smaller than 8 MiB.
    private var picture: UIImage? {
        guard let url, type?.conforms(to: .image) == true,
            let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? NSNumber, size.intValue < 8 << 20
        else { return nil }
        return UIImage(contentsOfFile: url.path)
    }

    private var symbol: String {
        guard let type else { return "doc" }
        return type.conforms(to: .image) ? "photo" : type.conforms(to: .text) ? "doc.text" : "doc"
    }

    // MARK: Preview

    /// Shows a preview over the delegate's view controller. Returns false without such a controller, or if the document is not text or an image.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        let methods = ImplementedRequirements(of: delegate)
        let given = methods.answer(of: .documentInteractionControllerViewControllerForPreview) {
            delegate?.documentInteractionControllerViewControllerForPreview(self)
        }
        guard shown == nil, let url, let parent = given ?? nil, let content = DocumentPreviewContent(url, type: type)
        else { return false }
        let controller = DocumentPreviewController(content, title: name ?? "")
        shown = .preview
        preview = controller
        controller.onEnd = { [self] in
            shown = nil
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        if let stack = parent as? UINavigationController {
            stack.pushViewController(controller, animated: animated)
            return true
        }
        let stack = UINavigationController(rootViewController: controller)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismissPreview(animated: true) })
        stack.modalPresentationStyle = .fullScreen
        if let source = delegate?.documentInteractionControllerViewForPreview(self) {
            let rect = delegate?.documentInteractionControllerRectForPreview(self) ?? source.bounds
            let zoom = PreviewZoom(source, rect)
            controller.zoom = zoom
            stack.transitioningDelegate = zoom
        } else {
            stack.modalTransitionStyle = .crossDissolve
        }
        parent.present(stack, animated: animated)
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        if let stack = preview.navigationController, stack.presentingViewController == nil || stack.viewControllers.first !== preview {
            if let index = stack.viewControllers.firstIndex(of: preview), index > 0 {
                stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
            }
        } else {
            preview.presentingViewController?.dismiss(animated: animated)
        }
    }

    // MARK: Menus

    /// Shows a menu of actions in a popover that points to `rect` of `view`; a sheet in a narrow window. Returns false if it cannot be shown.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.options, from: view.nearestController, animated: animated) { $0.point(to: rect, in: view) }
    }

    /// Shows a menu of actions in a popover that points to a bar button item; a sheet in a narrow window. Returns false if it cannot be shown.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.options, from: item.shownView?.nearestController, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows a menu with the program that opens the document. Returns false if no program can open it.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.openIn, from: view.nearestController, animated: animated) { $0.point(to: rect, in: view) }
    }

    /// Shows a menu with the program that opens the document. Returns false if no program can open it.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.openIn, from: item.shownView?.nearestController, animated: animated) { $0.barButtonItem = item }
    }

    /// Dismisses the menu.
    open func dismissMenu(animated: Bool) {
        menu?.presentingViewController?.dismiss(animated: animated)
    }

    private func present(
        _ kind: Shown, from controller: UIViewController?, animated: Bool, pointing point: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard shown == nil, let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path),
            kind == .options || UIApplication.shared.canOpenURL(url),
            let root = controller ?? UIApplication.shared.keyWindow?.rootViewController
        else { return false }
        var presenter = root
        while let next = presenter.presentedViewController { presenter = next }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        menu.offersOnlyOpening = kind == .openIn
        menu.opening.onSend = { [self] isOver in
            if isOver {
                delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
            } else {
                delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
            }
        }
        menu.completionWithItemsHandler = { [self] _, _, _, _ in
            shown = nil
            if kind == .options {
                delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            } else {
                delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            }
        }
        if let popover = menu.popoverPresentationController { point(popover) }
        shown = kind
        self.menu = menu
        if kind == .options {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        presenter.present(menu, animated: animated)
        return true
    }

    // MARK: Gesture recognizers

    /// Recognizers for a view that represents the document. A tap shows the preview, or else the menu of actions; a long press shows the menu.
    open var gestureRecognizers: [UIGestureRecognizer] { recognizers }

    private func makeRecognizers() -> [UIGestureRecognizer] {
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector("documentTap:", UIDocumentInteractionController.tapped))
        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: Selector("documentPress:", UIDocumentInteractionController.pressed))
        return [tap, press]
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, !presentPreview(animated: true), let view = recognizer.view else { return }
        presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let view = recognizer.view else { return }
        presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
}

extension UIPopoverPresentationController {
    fileprivate func point(to rect: CGRect, in view: UIView) {
        sourceView = view
        sourceRect = rect
    }
}

/// Draws the icon of a document.
@MainActor
private enum DocumentIcon {
    static func image(of picture: UIImage?, symbol: String, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            let shown =
                picture
                ?? UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: side * 0.7))?
                .withTintColor(.systemGray, renderingMode: .alwaysOriginal)
            guard let shown, shown.size.width > 0, shown.size.height > 0 else { return }
            let scale = min(side / shown.size.width, side / shown.size.height)
            let size = CGSize(width: shown.size.width * scale, height: shown.size.height * scale)
            shown.draw(in: CGRect(x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
        }
    }
}
