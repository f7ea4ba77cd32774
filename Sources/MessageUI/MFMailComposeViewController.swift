import Host
import Logging
@_exported import UIKit

private let mailLog = Logger(label: "lodestone.mail")

/// Opens a message in the desktop's mail program, in which the user edits and sends it.
///
/// Set the message, then present the controller. It shows a page with a Cancel button until the mail program has opened the message, and then notifies
/// its delegate, which dismisses it. Differs from UIKit: the user does not edit the message in the app. The result is
/// ``MFMailComposeResult/saved``, since mail programs do not report whether a message was sent.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private var message = MailMessage()
    private var composition: Task<Void, Never>?
    private var hasFinished = false

    /// The delegate. It is not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether the desktop has a mail program. It may block the calling thread for two seconds.
    open class func canSendMail() -> Bool { MailService.of(UIApplication.shared.hostPlatform).backend.canSend }

    // MARK: The message

    /// Sets the subject. Call this and the other methods before the controller is presented.
    open func setSubject(_ subject: String) { message.subject = subject.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// Sets the recipients; nil for none.
    open func setToRecipients(_ toRecipients: [String]?) { message.to = toRecipients ?? [] }

    /// Sets the recipients of copies; nil for none.
    open func setCcRecipients(_ ccRecipients: [String]?) { message.cc = ccRecipients ?? [] }

    /// Sets the recipients of blind copies; nil for none.
    open func setBccRecipients(_ bccRecipients: [String]?) { message.bcc = bccRecipients ?? [] }

    /// Sets the text. Differs from UIKit: HTML is converted to plain text, because the desktop's mail interfaces accept only plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) { message.body = isHTML ? Self.plainText(body) : body }

    /// Attaches a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append(MailMessage.Attachment(data: attachment, mimeType: mimeType, fileName: filename))
    }

    /// Sets the preferred address to send from. Has no effect, as in UIKit if the user has no account with the address: the mail program uses its default
    /// account.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    private static func plainText(_ html: String) -> String {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let text = try? NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
        return text?.string.trimmingCharacters(in: .newlines) ?? html
    }

    // MARK: Composition

    open override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([makePage()], animated: false)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        start()
    }

    /// The page that is shown until the mail program has the message.
    private func makePage() -> UIViewController {
        let page = UIViewController()
        page.title = message.subject.isEmpty ? "New Message" : message.subject
        page.view.backgroundColor = .systemBackground
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled, nil) })
        var content = UIContentUnavailableConfiguration.loading()
        content.text = "Opening Your Mail Program"
        let view = UIContentUnavailableView(configuration: content)
        view.frame = page.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(view)
        return page
    }

    private func start() {
        guard composition == nil, !hasFinished else { return }
        let platform = UIApplication.shared.hostPlatform
        let (backend, message) = (MailService.of(platform).backend, message)
        composition = Task { [weak self, weak platform] in
            let result: MFMailComposeResult
            var problem: (any Error)?
            do {
                result = try await backend.compose(message) == .opened ? .saved : .cancelled
            } catch {
                (result, problem) = (.failed, error)
            }
            // A task does not know its platform after it was suspended.
            if let platform { Platform.with(platform) { self?.finish(result, problem) } }
        }
    }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        guard !hasFinished else { return }
        hasFinished = true
        composition?.cancel()
        if let error { mailLog.error("Cannot open the message in a mail program. \(error.localizedDescription)") }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
    }
}
