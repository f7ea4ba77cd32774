import Foundation

/// The attachments of a message, as files for the mail program.
///
/// They are in the app's cache folder, which programs outside of a sandbox can read too. The mail program may read them at any later time, so they are
/// removed a day later, with the next message.
struct MailAttachments {
    /// The files, in the order of the attachments.
    let files: [URL]
    /// The folder of this message; nil without attachments.
    private let own: URL?

    private static let lifetime: TimeInterval = 86_400

    /// The folder of all attachments.
    static var folder: URL? {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return caches?.appendingPathComponent("lodestone-mail", isDirectory: true)
    }

    /// Writes the files. Only the user can read them.
    ///
    /// - Throws: ``MFMailComposeError``.
    init(of message: MailMessage, in folder: URL? = MailAttachments.folder) throws {
        guard !message.attachments.isEmpty else {
            (files, own) = ([], nil)
            return
        }
        guard let folder else { throw MFMailComposeError(.saveFailed, "There is no cache folder for the attachments.") }
        Self.removeOldFiles(in: folder)
        let own = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        self.own = own
        do {
            files = try message.attachments.enumerated().map { index, attachment in
                // Each attachment has a separate folder, since two attachments may have the same file name.
                let place = own.appendingPathComponent("\(index)", isDirectory: true)
                try FileManager.default.createDirectory(
                    at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                let file = place.appendingPathComponent(SafeFilename.name(attachment.fileName, or: "attachment"), isDirectory: false)
                try attachment.data.write(to: file)
                return file
            }
        } catch {
            try? FileManager.default.removeItem(at: own)
            throw MFMailComposeError(.saveFailed, "The attachments cannot be written to \(folder.path). \(error.localizedDescription)")
        }
    }

    /// Removes the files of a message that no mail program opened.
    func remove() { if let own { try? FileManager.default.removeItem(at: own) } }

    private static func removeOldFiles(in folder: URL) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let entry = folder.appendingPathComponent(name)
            guard let date = (try? manager.attributesOfItem(atPath: entry.path))?[.modificationDate] as? Date,
                date.timeIntervalSinceNow < -lifetime
            else { continue }
            try? manager.removeItem(at: entry)
        }
    }
}
