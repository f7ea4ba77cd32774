import Foundation

/// An app to be packaged: its package, its property list and the files that they refer to.
struct BundledApp {
    let package: AppPackage
    let information: AppInformation
    let files: AppFiles
    /// The name of the command.
    let command: String

    /// - Throws: ``PackagingError`` if the property list or the icon is missing or cannot be used.
    init(_ package: AppPackage, identifier: String? = nil) throws {
        let file = try AppFiles.propertyList(of: package)
        var variables = [
            "EXECUTABLE_NAME": package.product, "PRODUCT_NAME": package.product,
            "TARGET_NAME": package.targets.first?.name ?? package.product,
            "DEVELOPMENT_LANGUAGE": "en",
        ]
        if let identifier { variables["PRODUCT_BUNDLE_IDENTIFIER"] = identifier }
        var information = try AppInformation(file: file, variables: variables)
        files = try AppFiles(of: package, propertyList: file, iconName: information.iconName)
        information.localizedNames = files.localizedNames
        self.package = package
        self.information = information
        command = package.command
    }

    /// Whether the program contains `WebKit`, which opens WebKitGTK at run time.
    var usesWebKit: Bool { programContains("libwebkitgtk-6.0.so") }

    /// Whether a resource of the app is a PDF, which Poppler draws.
    var hasPDF: Bool {
        package.targets.contains { target in
            ((try? FileManager.default.subpathsOfDirectory(atPath: target.directory)) ?? []).contains { $0.hasSuffix(".pdf") }
        }
    }

    /// Whether a Swift file of the app contains one of the strings.
    func sourcesContain(_ words: [String]) -> Bool {
        for target in package.targets {
            for path in (try? FileManager.default.subpathsOfDirectory(atPath: target.directory)) ?? [] where path.hasSuffix(".swift") {
                guard let text = try? String(contentsOfFile: target.directory + "/" + path, encoding: .utf8) else { continue }
                if words.contains(where: text.contains) { return true }
            }
        }
        return false
    }

    private func programContains(_ text: String) -> Bool {
        let data = (try? Data(contentsOf: URL(fileURLWithPath: package.executable), options: .alwaysMapped)) ?? Data()
        return data.range(of: Data(text.utf8)) != nil
    }

    /// The architecture in Debian's names.
    var architecture: String {
        #if arch(x86_64)
            "amd64"
        #elseif arch(arm64)
            "arm64"
        #else
            "unknown"
        #endif
    }

    /// The date of the release, in UTC: `SOURCE_DATE_EPOCH`, or else the current date.
    static var date: Date {
        let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(TimeInterval.init)
        return epoch.map(Date.init(timeIntervalSince1970:)) ?? Date()
    }
}
