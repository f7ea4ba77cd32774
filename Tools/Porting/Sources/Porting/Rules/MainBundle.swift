import SwiftSyntax

/// `Bundle.main.url(forResource:withExtension:)` becomes `Bundle.ofApp.url(…)`: a Swift package on Linux keeps the app's files in a folder beside
/// the program, which is no part of the main bundle. A file that the tool adds says where it is; on Apple's platforms it is the main bundle.
struct MainBundle: Rule {
    let name = "Bundle.main"

    private static let members: Set<String> = [
        "path", "paths", "url", "urls", "resourcePath", "resourceURL", "localizedString",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        // What an extension of the project adds to bundles asks for files too.
        let own = Set((project.types["Bundle"]?.methods ?? []).filter { !$0.isStatic }.map(\.name))
        for node in file.nodes(MemberAccessExprSyntax.self) where !node.isAppleOnly {
            guard let base = node.base, ["Bundle.main", "Foundation.Bundle.main"].contains(base.trimmedDescription) else { continue }
            let member = node.declName.baseName.text
            guard Self.members.contains(member) || own.contains(member) else { continue }
            result.change(Edit(base, "Bundle.ofApp"), in: file, "the app's files stand in a folder beside the program on Linux")
        }
        return result
    }

    /// The file that declares `Bundle.ofApp`, for a package with apps of these names.
    static func declaration(apps: [String]) -> String {
        """
        import Foundation

        extension Bundle {
            /// The bundle of the app's own files: the main bundle on Apple's platforms, and on Linux the folder that the package manager makes
            /// beside the program.
            static var ofApp: Bundle { appBundle }
        }

        #if os(Linux)
            private let appBundle: Bundle = {
                let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                for app in [\(apps.map { "\"\($0)\"" }.joined(separator: ", "))] {
                    guard let name = names.first(where: { $0.hasSuffix("_\\(app).resources") }) else { continue }
                    if let bundle = Bundle(path: folder.appendingPathComponent("\\(name)/Resources").path) { return bundle }
                }
                return .main
            }()
        #else
            private var appBundle: Bundle { .main }
        #endif

        """
    }
}
