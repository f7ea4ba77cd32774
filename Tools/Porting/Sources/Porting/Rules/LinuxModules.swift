import SwiftSyntax

/// Adds imports for parts of Foundation that are in separate modules on Linux, or in UIKit.
struct LinuxModules: Rule {
    let name = "import"

    private static let network: Set<String> = [
        "URLSession", "URLSessionDataTask", "URLSessionTask", "URLSessionConfiguration", "URLSessionDownloadTask", "URLSessionUploadTask",
        "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLRequest",
        "HTTPURLResponse", "URLResponse", "URLCache",
        "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage", "URLProtocol",
        "NSURLRequest",
        "NSMutableURLRequest", "NSURLConnection", "CachedURLResponse", "URLProtocolClient",
    ]
    private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]
    /// Names that are in Foundation or the Objective-C runtime on Apple's platforms, and in UIKit on Linux.
    private static let own: Set<String> = [
        "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting", "UndoManager", "Selector", "autoreleasepool",
        "objc_setAssociatedObject",
        "objc_getAssociatedObject", "CFAbsoluteTimeGetCurrent", "NSLocalizedString", "NSTextStorage", "NSKeyValueObservation",
        "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "objc_sync_enter", "objc_sync_exit", "NSHashTable",
    ]
    /// UIKit types that are not classes, or that share a prefix with Foundation's types. On Apple's platforms XCTest exports them.
    private static let others: Set<String> = [
        "NSLayoutConstraint", "NSLayoutManager", "NSTextContainer", "NSTextAttachment", "NSParagraphStyle", "NSMutableParagraphStyle",
        "NSShadow", "NSTextTab", "NSStringDrawingContext", "NSDirectionalEdgeInsets", "NSDiffableDataSourceSnapshot",
        "NSCollectionLayoutSection", "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSize", "NSDataAsset",
        "NSUnderlineStyle", "NSTextAlignment", "NSLineBreakMode", "UIEdgeInsets", "UIOffset", "UIRectEdge", "UIRectCorner",
    ]
    /// Names that Core Graphics and Core Animation also provide.
    private static let drawing: Set<String> = [
        "CGAffineTransform", "CGColor", "CGContext", "CGPath", "CGMutablePath", "CGImage", "CACurrentMediaTime", "CGVector",
        "CFTimeInterval",
    ]

    /// The beginnings of names that UIKit or Foundation exports on Apple's platforms, with their module on Linux. A capital letter or an underscore follows.
    private static let exported = [
        "CoreImage": ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "kCI"],
        "CoreText": ["CTFont", "CTLine", "CTFrame", "CTRun", "CTTypesetter", "CTParagraphStyle", "kCT"],
        // Apple's Foundation exports it.
        "Combine": ["ObservableObject"],
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        let imports = file.nodes(ImportDeclSyntax.self)
        let present = Set(imports.map { $0.path.first?.name.text ?? "" })
        let last = imports.last { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true } ?? imports.last
        var names: Set<String> = []
        let hasConditions = file.text.contains("#if")
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, !names.contains(text) else { continue }
            // Code that is only compiled on Apple's platforms needs no imports on Linux.
            if !hasConditions || !token.isAppleOnly { names.insert(text) }
        }
        names.subtract(project.declared)
        var missing: [String] = []
        if !present.contains("FoundationNetworking"), !names.isDisjoint(with: Self.network) { missing.append("FoundationNetworking") }
        if !present.contains("FoundationXML"), !names.isDisjoint(with: Self.xml) { missing.append("FoundationXML") }
        guard let last else {
            // A header imports Foundation for the file.
            guard let first = file.tree.statements.first else { return result }
            let start = first.bytes.lowerBound
            for module in missing {
                result.change(
                    Edit(start..<start, "#if canImport(\(module))\nimport \(module)\n#endif\n"), in: file,
                    "on Linux that part of Foundation is \(module)")
            }
            return result
        }
        for module in missing {
            let end = end(of: last)
            result.change(
                Edit(end..<end, "\n#if canImport(\(module))\nimport \(module)\n#endif"), in: file,
                "on Linux that part of Foundation is \(module)")
        }
        for (module, beginnings) in Self.exported.sorted(by: { $0.key < $1.key }) where present.isDisjoint(with: [module, "SwiftUI"]) {
            guard names.contains(where: { name in beginnings.contains { Self.begins(name, with: $0) } }) else { continue }
            let end = end(of: last)
            result.change(
                Edit(end..<end, "\n#if canImport(\(module))\nimport \(module)\n#endif"), in: file,
                "UIKit or Foundation exports \(module) on Apple's platforms")
        }
        let hasDrawing = !present.isDisjoint(with: ["QuartzCore", "CoreGraphics"])
        if present.isDisjoint(with: ["UIKit", "WebKit"]),
            !names.isDisjoint(with: Self.own) || (!hasDrawing && (!names.isDisjoint(with: Self.drawing) || uses(names)))
        {
            let end = end(of: last)
            result.change(
                Edit(end..<end, "\n#if canImport(UIKit)\nimport UIKit\n#endif"), in: file,
                "what it uses of other modules comes with UIKit on Linux")
        }
        return result
    }

    /// Whether `name` is `beginning`, or `beginning` and another word.
    private static func begins(_ name: String, with beginning: String) -> Bool {
        guard name.hasPrefix(beginning) else { return false }
        return name.dropFirst(beginning.count).first.map { $0.isUppercase || $0 == "_" } ?? true
    }

    /// Whether one of `names` is in UIKit on Linux. On Apple's platforms other modules, such as XCTest, export UIKit's names.
    private func uses(_ names: Set<String>) -> Bool {
        let table = UIKitTable.shared
        if !names.isDisjoint(with: Self.others) { return true }
        return names.contains { ($0.hasPrefix("UI") || $0.hasPrefix("CA")) && (table.superclasses[$0] != nil || table.parents[$0] != nil) }
    }

    /// The offset after an import and the `#if` block around it.
    private func end(of node: ImportDeclSyntax) -> Int {
        let block = node.ancestors.compactMap { $0.as(IfConfigDeclSyntax.self) }.last
        return block?.bytes.upperBound ?? node.bytes.upperBound
    }
}
