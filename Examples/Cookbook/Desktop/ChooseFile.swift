import UIKit
import UniformTypeIdentifiers

/// A screen that opens a text file that the user chooses in the desktop's dialog.
final class OpenFileController: UIViewController, UIDocumentPickerDelegate {
    private(set) var text = ""

    func chooseFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let url = urls.first, let content = try? String(contentsOf: url, encoding: .utf8) else { return }
        text = content
    }
}
