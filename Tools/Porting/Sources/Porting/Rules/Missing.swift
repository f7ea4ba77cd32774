import SwiftSyntax

/// Reports APIs that cannot exist on Linux or that Lodestone lacks, once for each name and file. They need a manual change.
struct Missing: Rule {
    let name = "missing"

    private static let swizzling = "methods cannot be exchanged or added without the Objective-C runtime"
    private static let coreData = "Core Data is not there"
    private static let absent = [
        "class_getInstanceMethod": swizzling, "class_getClassMethod": swizzling, "method_exchangeImplementations": swizzling,
        "class_addMethod": swizzling, "class_replaceMethod": swizzling, "method_setImplementation": swizzling,
        "method_getImplementation": swizzling, "imp_implementationWithBlock": swizzling, "objc_getClass": swizzling,
        "class_copyPropertyList": swizzling,
        "NSManagedObjectContext": coreData, "NSPersistentContainer": coreData, "NSFetchRequest": coreData, "NSManagedObject": coreData,
        "UIFieldBehavior": "physics has no fields; pushes, snaps and attachments stand for some",
        "UIActionSheet": "it was replaced by UIAlertController in iOS 8",
        "UIWebView": "it was replaced by WKWebView", "UIHostingController": "SwiftUI is not there",
        "UIDocumentBrowserViewController": "the desktop has a file chooser of its own",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        var seen: Set<String> = []
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, let why = Self.absent[text], !project.declared.contains(text),
                !token.isAppleOnly, seen.insert(text).inserted
            else { continue }
            result.look(at: token, in: file, "\(text): \(why)")
        }
        return result
    }
}
