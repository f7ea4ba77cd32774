import CConformance
import Foundation

/// Delegate of a document browser, which is notified of the user's choices. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
    /// Called if the user requests a new document. Call `importHandler` with the document's URL and an import mode, or with nil to cancel.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after the user chose documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// A legacy variant, called if ``documentBrowser(_:didPickDocumentsAt:)`` is not implemented.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// Called after a document was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    /// Called after the import of a document failed.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Cancels the creation of a document.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        defaultImplementation(of: .documentBrowserDidRequestDocumentCreationWithHandler)
        importHandler(nil, .none)
    }
    /// Calls the legacy variant of this method.
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
