import CConformance
import CoreGraphics
import Foundation
import Host
import QuartzCore
import UniformTypeIdentifiers

/// Lets the user choose an image file in the desktop's file dialog. Differs from UIKit: a camera is not supported.
///
/// Present it like another controller, full screen; the dialog is in front of the window. The delegate receives the chosen image and dismisses the
/// picker. With ``allowsEditing`` the user also chooses a square part of the image.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The source of the images.
    public enum SourceType: Int, Sendable {
        /// The user's image files.
        case photoLibrary = 0
        /// A camera. Never available, since a desktop may not have one.
        case camera = 1
        /// The user's image files, like ``photoLibrary``.
        case savedPhotosAlbum = 2
    }

    /// Keys of the dictionary that the delegate receives.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier of the chosen file, a `String`: `public.image`.
        public static let mediaType = InfoKey("UIImagePickerControllerMediaType")
        /// The whole image, a `UIImage`.
        public static let originalImage = InfoKey("UIImagePickerControllerOriginalImage")
        /// The chosen part, a `UIImage`; only with ``UIImagePickerController/allowsEditing``.
        public static let editedImage = InfoKey("UIImagePickerControllerEditedImage")
        /// The rectangle of the part in the whole image, in points, an `NSValue`; only with ``UIImagePickerController/allowsEditing``.
        public static let cropRect = InfoKey("UIImagePickerControllerCropRect")
        /// The file, a `URL`.
        public static let imageURL = InfoKey("UIImagePickerControllerImageURL")
    }

    /// Whether a source is available: true for all except the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The available type identifiers: `public.image`; nil for a camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    /// The source of the images. The photo library by default. The camera stops the program.
    open var sourceType: SourceType = .photoLibrary {
        didSet {
            precondition(
                Self.isSourceTypeAvailable(sourceType), "There is no camera. Check UIImagePickerController.isSourceTypeAvailable(_:) first."
            )
        }
    }
    /// The type identifiers that can be chosen. Images by default.
    open var mediaTypes: [String] = [UTType.image.identifier]
    /// Whether the user chooses a square part of the image. False by default.
    open var allowsEditing = false

    private var dialog: (any HostDialog)?

    /// Creates a picker for one image.
    public init() {
        super.init(navigationBarClass: nil, toolbarClass: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .overFullScreen
        setNavigationBarHidden(true, animated: false)
    }

    private var told: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    // MARK: Dialog

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard dialog == nil, viewControllers.isEmpty else { return }
        let types = mediaTypes.compactMap { UTType($0) }
        let request = HostFileRequest(
            kind: .open, title: title ?? LocalizedStrings.text("Choose a Picture"),
            folder: FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first,
            patterns: UIDocumentPickerViewController.patterns(of: types.isEmpty ? [.image] : types))
        let window = presentingViewController?.viewIfLoaded?.window?.windowScene?.hostWindow
        dialog = view.hostPlatform?.chooseFiles(request, over: window) { [weak self] in self?.answered($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let open = dialog
        dialog = nil
        open?.close()
    }

    private func answered(_ chosen: [URL]?) {
        guard dialog != nil else { return }
        dialog = nil
        guard let url = chosen?.first else { return cancel() }
        guard let image = UIImage(contentsOfFile: url.path) else {
            viewLog.error("\(identification) cannot open \"\(url.path)\": it is not an image of a supported format.")
            return cancel()
        }
        guard allowsEditing else { return finish([.originalImage: image, .imageURL: url]) }
        let crop = PictureCropController(image) { [weak self] part in
            guard let self else { return }
            guard let part else { return cancel() }
            finish([
                .originalImage: image, .editedImage: image.cropped(to: part), .cropRect: NSValue(cgRect: part), .imageURL: url,
            ])
        }
        view.backgroundColor = .black
        setViewControllers([crop], animated: false)
    }

    private func cancel() {
        told?.imagePickerControllerDidCancel(self)
        leave()
    }

    private func finish(_ info: [InfoKey: Any]) {
        told?.imagePickerController(
            self, didFinishPickingMediaWithInfo: info.merging([.mediaType: UTType.image.identifier]) { own, _ in own })
        leave()
    }

    /// Dismisses the picker if the delegate did not.
    private func leave() {
        guard ownPresentation != nil, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: false)
    }
}

/// Delegate of an image picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called with the chosen image in `info`. The delegate should dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called if the user cancelled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { defaultImplementation(of: .imagePickerControllerDidFinishPickingMediaWithInfo) }
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        defaultImplementation(of: .imagePickerControllerDidCancel)
    }
}
