import Photos
import UIKit
import UniformTypeIdentifiers

/// The delegate of a picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the chosen files, or with an empty array if the user cancelled. The delegate should dismiss the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose image and video files in the desktop's file dialog, which begins in the pictures folder.
///
/// Present it like another controller; the dialog is in front of the window. In a sandbox, the choice gives the program access to the chosen files
/// only.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// The settings.
    public let configuration: PHPickerConfiguration
    /// The delegate that receives the files. Held weakly.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Receives the dialog's result. It is a separate object so that the picker does not publicly conform to the delegate protocol.
    private lazy var receiver = Receiver(self)

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Creates a picker of one image or video from a storyboard.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
        modalPresentationStyle = .overFullScreen
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        let dialog = UIDocumentPickerViewController(forOpeningContentTypes: configuration.types)
        dialog.allowsMultipleSelection = configuration.selectionLimit != 1
        dialog.directoryURL = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
        dialog.title = title
        dialog.delegate = receiver
        addChild(dialog)
        dialog.view.frame = view.bounds
        dialog.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dialog.view)
        dialog.didMove(toParent: self)
    }

    private func finish(_ files: [URL]) {
        let limit = configuration.selectionLimit > 0 ? configuration.selectionLimit : files.count
        let results = files.filter(configuration.allows).prefix(limit).compactMap { file in
            NSItemProvider(contentsOf: file).map {
                PHPickerResult(itemProvider: $0, assetIdentifier: configuration.identifiesAssets ? file.path : nil)
            }
        }
        delegate?.picker(self, didFinishPicking: results)
        // The dialog is closed: a picker that the delegate does not dismiss would cover the app.
        if presentingViewController != nil, !isBeingDismissed { dismiss(animated: false) }
    }

    private final class Receiver: NSObject, UIDocumentPickerDelegate {
        private weak var picker: PHPickerViewController?

        init(_ picker: PHPickerViewController) { self.picker = picker }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picker?.finish(urls) }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { picker?.finish([]) }
    }
}
