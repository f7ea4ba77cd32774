import Foundation
import Host
import UniformTypeIdentifiers

/// Checks whether the app's property list declares files and links.
extension AppManifest {
    /// The files and links that the app opens, and the reasons for refusing other files and links.
    struct Opening: Equatable {
        var urls: [URL] = []
        var refusals: [String] = []
    }

    /// Whether the app declares any types of files or links.
    private var opensAnything: Bool { !urlSchemes.isEmpty || !documentTypes.isEmpty || !documentExtensions.isEmpty }

    /// Checks URLs that the desktop asks the app to open.
    func opening(_ urls: [URL]) -> Opening {
        var opening = Opening()
        for url in urls {
            if let reason = refusal(of: url) { opening.refusals.append(reason) } else { opening.urls.append(url) }
        }
        return opening
    }

    /// Finds the files and links among a program's arguments. The app interprets all other arguments. If the app declares no types, the result is empty.
    ///
    /// - Parameter folder: The working directory, for relative paths.
    func opening(arguments: [String], folder: String) -> Opening {
        var opening = Opening()
        guard opensAnything else { return opening }
        var mayBeOption = true
        for argument in arguments.prefix(HostRequest.maximumCount) {
            if mayBeOption, argument.hasPrefix("-") {
                if argument == "--" { mayBeOption = false }
                continue
            }
            guard argument.utf8.count <= HostRequest.maximumLength, let url = url(ofArgument: argument, folder: folder) else { continue }
            if let reason = refusal(of: url) { opening.refusals.append(reason) } else { opening.urls.append(url) }
        }
        if arguments.count > HostRequest.maximumCount {
            opening.refusals.append("There are more than \(HostRequest.maximumCount) arguments. The rest is ignored.")
        }
        return opening
    }

    /// The file or link that an argument names. Nil if the argument is not a link, an existing file or a file of a declared type.
    private func url(ofArgument argument: String, folder: String) -> URL? {
        if let end = argument.firstIndex(of: ":"), argument[..<end].wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+/) != nil,
            let url = URL(string: argument)
        {
            return url
        }
        let file = URL(fileURLWithPath: argument, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL
        guard FileManager.default.fileExists(atPath: file.path) || opens(file) else { return nil }
        return file.absoluteURL
    }

    /// The reason for which the app does not open `url`; nil if the app opens it.
    private func refusal(of url: URL) -> String? {
        let text = url.absoluteString
        guard text.utf8.count <= HostRequest.maximumLength else {
            return "A link with \(text.utf8.count) bytes is refused. The limit is \(HostRequest.maximumLength) bytes."
        }
        guard url.isFileURL else {
            if let scheme = url.scheme?.lowercased(), urlSchemes.contains(scheme) { return nil }
            return "Cannot open \"\(text.prefix(200))\": the app declares no links with this scheme in CFBundleURLTypes of Info.plist."
        }
        guard ["", "localhost", ProcessInfo.processInfo.hostName].contains(url.host ?? "") else {
            return "Cannot open \"\(text.prefix(200))\": the file is on another machine."
        }
        guard FileManager.default.fileExists(atPath: url.path) else { return "Cannot open \"\(url.path)\": there is no such file." }
        if opens(url) { return nil }
        return "Cannot open \"\(url.path)\": the app declares no such files in CFBundleDocumentTypes of Info.plist."
    }

    /// Whether the app declares the type of a file. The file name extension determines the type.
    private func opens(_ file: URL) -> Bool {
        let ending = file.pathExtension.lowercased()
        if documentExtensions.contains("*") || !ending.isEmpty && documentExtensions.contains(ending) { return true }
        let declared = documentTypes.compactMap { UTType($0) }
        guard !declared.isEmpty else { return false }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        let type = exists && isFolder.boolValue ? UTType.directory : UTType(filenameExtension: ending) ?? UTType.data
        return declared.contains { type == $0 || type.conforms(to: $0) }
    }
}

extension UIApplicationShortcutItem {
    /// Reads an entry of `UIApplicationShortcutItems`. Nil if the type or the title is missing.
    convenience init?(declared entry: [String: Any]) {
        guard let type = entry["UIApplicationShortcutItemType"] as? String, let title = entry["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        let symbol = (entry["UIApplicationShortcutItemIconSymbolName"] as? String).map { UIApplicationShortcutIcon(systemImageName: $0) }
        let image = (entry["UIApplicationShortcutItemIconFile"] as? String).map { UIApplicationShortcutIcon(templateImageName: $0) }
        let userInfo = entry["UIApplicationShortcutItemUserInfo"] as? [String: Any]
        // A title may be a key of the table `InfoPlist`, which localizes texts of the property list.
        func localized(_ text: String) -> String { Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist") }
        self.init(
            type: type, localizedTitle: localized(title),
            localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized), icon: symbol ?? image,
            userInfo: userInfo?.compactMapValues { PropertyListConversion.object($0) })
    }

    /// The item as an entry of `UIApplicationShortcutItems`.
    var declaration: [String: Any] {
        var entry: [String: Any] = ["UIApplicationShortcutItemType": type, "UIApplicationShortcutItemTitle": localizedTitle]
        entry["UIApplicationShortcutItemSubtitle"] = localizedSubtitle
        entry["UIApplicationShortcutItemUserInfo"] = userInfo.map { userInfo in
            PropertyListConversion.entries(userInfo) { key in
                applicationLog.error("The value for \"\(key)\" of a quick action is not saved: it is not a property list.")
            }
        }
        return entry
    }

    /// The name of the item's action on the session bus and in a desktop file. It is the type, in which hyphens replace all characters that are not
    /// allowed in such names.
    var actionName: String { String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
}
