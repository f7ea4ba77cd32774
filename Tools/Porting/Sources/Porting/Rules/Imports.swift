import SwiftSyntax

/// Handles imports of modules missing on Linux. `import UIKit.UIGestureRecognizerSubclass` stays on Apple's platforms; missing frameworks are
/// reported.
struct Imports: Rule {
    let name = "import"

    /// The modules that are available on Linux with Lodestone.
    static let present: Set<String> = [
        "UIKit", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "CoreGraphics", "QuartzCore",
        "CoreFoundation",
        "UniformTypeIdentifiers", "MobileCoreServices", "WebKit", "UIKitTesting", "simd", "GameplayKit", "AudioToolbox", "DNDDragAndDrop",
        "InteractiveAnimation", "UserNotifications", "Security", "LocalAuthentication", "Network", "SystemConfiguration", "Dispatch",
        "SafariServices", "AuthenticationServices", "MessageUI", "StoreKit", "CoreLocation", "ImageIO", "CoreImage", "CoreText",
        "Accelerate", "CoreServices", "Photos",
        "PhotosUI",
        "CoreMedia", "AVFoundation", "AVKit",
        "Swift", "XCTest", "XCUIAutomation", "os", "OSLog", "Combine", "CryptoKit", "CommonCrypto",
        "Testing", "Glibc", "Observation", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency", "_StringProcessing", "Logging",
        "PackageDescription",
    ]

    /// The replacements of Apple's modules.
    static let substitutes = ["Darwin": "Foundation", "Darwin.C": "Foundation", "ObjectiveC": "UIKit"]

    /// Modules with submodules in Apple's headers (`import UIKit.UIImage`) but not on Linux.
    private static let whole: Set<String> = ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "WebKit"]

    /// Whether a file uses only the random sources and distributions of GameplayKit.
    private static func isOnlyChance(_ file: SourceFile) -> Bool {
        let names = file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            guard case .identifier(let text) = token.tokenKind, text.hasPrefix("GK") else { return nil }
            return text
        }
        return !names.isEmpty && names.allSatisfy { $0.contains("Random") || $0.contains("Distribution") }
    }

    /// Whether an import is in a condition for its module, or for another module that Linux lacks.
    private func isGuarded(_ node: ImportDeclSyntax, _ module: String) -> Bool {
        let conditions = node.ancestors.compactMap { $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription }
        return conditions.flatMap { $0.matches(of: /canImport\((\w+)\)/).map { String($0.output.1) } }.contains {
            $0 == module || !Self.present.contains($0)
        }
    }

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let imports = file.nodes(ImportDeclSyntax.self)
        for node in imports where !node.isAppleOnly {
            let path = node.path.trimmedDescription
            let module = node.path.first?.name.text ?? path
            let indentation = file.indentation(at: node.bytes.lowerBound)
            let text = file.text(node.bytes)
            var substitute = Self.substitutes[path] ?? (module == "ObjectiveC" ? "UIKit" : nil)
            if path == "GameKit", Self.isOnlyChance(file) { substitute = "GameplayKit" }
            if isGuarded(node, module) { continue }
            if node.path.count > 1, Self.whole.contains(module) {
                // An import of a submodule also imports the module.
                let other =
                    imports.contains { $0.path.trimmedDescription == module }
                    ? "" : "\(indentation)#else\n\(indentation)import \(module)\n"
                result.change(
                    Edit(node, "#if \(AppleCondition.text)\n\(indentation)\(text)\n\(other)\(indentation)#endif"), in: file,
                    path == "UIKit.UIGestureRecognizerSubclass"
                        ? "subclasses of recognizers see all that they may override" : "\(module) is imported as a whole on Linux")
            } else if let substitute {
                result.change(
                    Edit(
                        node,
                        "#if canImport(\(module))\n\(indentation)\(text)\n\(indentation)#else\n\(indentation)import \(substitute)\n\(indentation)#endif"
                    ),
                    in: file, "\(path) is Apple's own")
            } else if !Self.present.contains(module), !project.modules.contains(module) {
                result.change(
                    Edit(node, "#if canImport(\(module))\n\(indentation)\(text)\n\(indentation)#endif"), in: file,
                    "\(module) is imported where it is there")
                result.look(at: node, in: file, "Linux has no module \(module): what uses it does not compile there")
            }
        }
        for node in file.nodes(MemberAccessExprSyntax.self) where !node.isAppleOnly && !project.declared.contains("Darwin") {
            guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" else { continue }
            result.change(Edit(base, "Foundation"), in: file, "Foundation has the functions of Darwin's C library on both systems")
        }
        return result
    }
}
