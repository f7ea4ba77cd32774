import Foundation
import MessageUI
import Testing
import UIKitTesting

@Suite("MFMailComposeViewController") @MainActor
struct MFMailComposeViewControllerTests {
    private let host = TestHost()
    private let root = UIViewController()
    private let delegate = RecordingDelegate()

    init() { host.window.rootViewController = root }

    private func present(_ configure: (MFMailComposeViewController) -> Void = { _ in }) async {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = delegate
        configure(controller)
        root.present(controller, animated: false)
        await host.settle()
    }

    @Test("Presenting the controller passes the message to the mail program, and the delegate receives the result .saved")
    func message() async {
        await present { controller in
            controller.setSubject("Tea\nand cake")
            controller.setToRecipients(["ann@example.org"])
            controller.setCcRecipients(["bob@example.org", "eve@example.org"])
            controller.setBccRecipients(nil)
            controller.setMessageBody("At five", isHTML: false)
            controller.addAttachmentData(Data("menu".utf8), mimeType: "text/plain", fileName: "menu.txt")
        }
        let message = host.mail.messages.first
        #expect(host.mail.messages.count == 1 && message?.subject == "Tea and cake" && message?.to == ["ann@example.org"])
        #expect(message?.cc == ["bob@example.org", "eve@example.org"] && message?.bcc == [] && message?.body == "At five")
        #expect(message?.attachments.first?.fileName == "menu.txt" && message?.attachments.first?.data == Data("menu".utf8))
        #expect(delegate.results == [.saved] && delegate.errors.isEmpty && root.presentedViewController == nil)
    }

    @Test("HTML becomes plain text")
    func html() async {
        await present { $0.setMessageBody("<p>At <b>five</b></p>", isHTML: true) }
        #expect(host.mail.messages.first?.body == "At five")
    }

    @Test("If the mail program does not reply, Cancel ends the composition once, with the result .cancelled")
    func cancel() async {
        host.mail.answer = .waits
        await present()
        #expect(delegate.results.isEmpty && host.tap("Cancel"))
        await host.settle()
        #expect(delegate.results == [.cancelled] && delegate.errors.isEmpty)
    }

    @Test("If the mail program cancels or fails, the delegate receives the result .cancelled, or .failed with an error")
    func answers() async {
        host.mail.answer = .cancels
        await present()
        host.mail.answer = .fails
        await present()
        #expect(delegate.results == [.cancelled, .failed] && delegate.errors == [.sendFailed])
    }

    @Test("canSendMail is false without a mail program, and a composition fails")
    func noProgram() async {
        #expect(MFMailComposeViewController.canSendMail())
        host.mail.hasProgram = false
        #expect(!MFMailComposeViewController.canSendMail())
        await present()
        #expect(delegate.results == [.failed])
    }
}

@MainActor
private final class RecordingDelegate: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    var errors: [MFMailComposeError.Code] = []

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        results.append(result)
        if let error = error as? MFMailComposeError { errors.append(error.code) }
        controller.dismiss(animated: true)
    }
}
