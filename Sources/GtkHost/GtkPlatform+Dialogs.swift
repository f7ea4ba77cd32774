import CGtk
import Foundation
import Host

extension GtkPlatform {
    public func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog {
        GtkFileDialog(request, over: window as? GtkWindowHost, platform: self, completion: completion)
    }
}

/// A file dialog of the desktop. It retains itself until the user responds.
@MainActor
final class GtkFileDialog: HostDialog {
    private let platform: GtkPlatform
    private var completion: (@MainActor ([URL]?) -> Void)?
    private var dialog: UnsafeMutableRawPointer?
    private var hold: GtkFileDialog?

    init(
        _ request: HostFileRequest, over window: GtkWindowHost?, platform: GtkPlatform,
        completion: @escaping @MainActor ([URL]?) -> Void
    ) {
        self.platform = platform
        self.completion = completion
        hold = self
        let kind =
            switch request.kind {
            case .open: LODESTONE_FILE_OPEN
            case .openSeveral: LODESTONE_FILE_OPEN_SEVERAL
            case .folder: LODESTONE_FILE_FOLDER
            case .save: LODESTONE_FILE_SAVE
            }
        let patterns = request.patterns.map { strdup($0) }
        defer { for pattern in patterns { free(pattern) } }
        let pointers = patterns.map { UnsafePointer($0) } + [nil]
        dialog = lodestone_file_dialog_show(
            window?.dialogParent, kind, request.title, request.name, request.folder?.path, pointers,
            { context, uris, count in
                var chosen: [URL] = []
                for index in 0..<Int(max(count, 0)) {
                    if let uri = uris?[index], let url = URL(string: String(cString: uri)) { chosen.append(url) }
                }
                let answer = count < 0 ? nil : chosen
                GtkCallback.with(context, GtkFileDialog.self) { $0.answered(answer) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func answered(_ urls: [URL]?) {
        dialog = nil
        let completion = completion
        self.completion = nil
        hold = nil
        Platform.with(platform) { completion?(urls) }
    }

    func close() {
        if let dialog { lodestone_file_dialog_close(dialog) }
    }
}
