import CConformance
import CoreGraphics
import Foundation
import Host
import QuartzCore
import UniformTypeIdentifiers

/// Lets a person choose a picture, in the desktop's own file dialog: pictures are files here, and there is no camera.
///
/// Present it like another controller, full screen; the dialog stands over the window. The delegate hears of the picture that was chosen and
/// dismisses the picker. With ``allowsEditing`` the person chooses a square part of the picture first.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The person's files.
        case photoLibrary = 0
        /// A camera, which no desktop has for certain: never available.
        case camera = 1
        /// The person's files, too.
        case savedPhotosAlbum = 2
    }

    /// What a delegate finds the parts of an answer by.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the type of what was chosen, a `String`: `public.image`.
        public static let mediaType = InfoKey("UIImagePickerControllerMediaType")
        /// The whole picture, a `UIImage`.
        public static let originalImage = InfoKey("UIImagePickerControllerOriginalImage")
        /// The part that was chosen, a `UIImage`; only with ``UIImagePickerController/allowsEditing``.
        public static let editedImage = InfoKey("UIImagePickerControllerEditedImage")
        /// The part's rectangle in the whole picture, in points, an `NSValue`; only with ``UIImagePickerController/allowsEditing``.
        public static let cropRect = InfoKey("UIImagePickerControllerCropRect")
        /// The file, a `URL`.
        public static let imageURL = InfoKey("UIImagePickerControllerImageURL")
    }

    /// Whether pictures can come from there: from everything but a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The names of the types that can be chosen: `public.image`; nil for a camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    /// Where pictures come from. The photo library unless set.
    open var sourceType: SourceType = .photoLibrary {
        didSet {
            precondition(
                Self.isSourceTypeAvailable(sourceType), "There is no camera: ask UIImagePickerController.isSourceTypeAvailable first.")
        }
    }
    /// The names of the types that can be chosen. Pictures unless set.
    open var mediaTypes: [String] = [UTType.image.identifier]
    /// Whether the person chooses a square part of the picture. False unless set.
    open var allowsEditing = false

    private var dialog: (any HostDialog)?

    /// A picker that asks for one picture when it appears.
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

    // MARK: The dialog

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard dialog == nil, viewControllers.isEmpty else { return }
        let types = mediaTypes.compactMap { UTType($0) }
        let request = HostFileRequest(
            kind: .open, title: title ?? LibraryWords.text("Choose a Picture"),
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
            viewLog.error("\(identification) cannot show \(url.path): it is no picture, or one of a kind that is not known here")
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

    /// A picker whose delegate leaves it there has nothing more to show.
    private func leave() {
        guard ownPresentation != nil, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: false)
    }
}

/// What hears of the picture that was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen: `info` has it. The delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The person chose nothing.
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
