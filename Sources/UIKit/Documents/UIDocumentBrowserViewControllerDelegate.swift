import CConformance
import Foundation

/// Notified of the user's choices in a document browser. Implementing it is optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
    /// Called if the user requests a new document. Call `importHandler` with its URL and import mode, or with nil to cancel.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after the user chose documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// A legacy variant. Called unless ``documentBrowser(_:didPickDocumentsAt:)`` is implemented.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// Called after a document was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    /// Called after the import of a document failed.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Cancels the request.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        defaultImplementation(of: .documentBrowserDidRequestDocumentCreationWithHandler)
        importHandler(nil, .none)
    }
    /// Calls the legacy variant.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        defaultImplementation(of: .documentBrowserDidPickDocumentsAt)
        documentBrowser(controller, didPickDocumentURLs: documentURLs)
    }
    /// Does nothing.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {
        defaultImplementation(of: .documentBrowserDidPickDocumentURLs)
    }
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { defaultImplementation(of: .documentBrowserDidImportDocumentAtToDestinationURL) }
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { defaultImplementation(of: .documentBrowserFailedToImportDocumentAtError) }
}
