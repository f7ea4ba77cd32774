import MessageUI
import UIKit

/// A message with an attachment, which the desktop's mail program opens.
final class MailRows: NSObject, ServiceRows, MFMailComposeViewControllerDelegate {
    let title = local("Mail")
    weak var screen: UIViewController?
    private(set) lazy var rows = [message]
    private lazy var message = DesktopRow(local("Write a message"), symbol: "envelope.fill", color: .systemBlue, presentsScreen: true) {
        [weak self] _ in self?.compose()
    }

    private func compose() {
        guard MFMailComposeViewController.canSendMail() else { return message.show(.failure(local("The desktop has no mail program"))) }
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = self
        controller.setSubject(local("A picture from the Gallery"))
        controller.setMessageBody(local("The Desktop demo drew it."), isHTML: false)
        controller.addAttachmentData(DesktopPicture.data, mimeType: "image/png", fileName: "Hills.png")
        message.show(.waiting)
        screen?.present(controller, animated: true)
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
        switch result {
        case .cancelled: message.show(.note(local("Cancelled")))
        case .saved, .sent: message.show(.success(local("The mail program has the message")))
        case .failed: message.show(error.map(DesktopAnswer.init) ?? .failure(local("The desktop has no mail program")))
        }
    }
}
