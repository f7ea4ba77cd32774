import Foundation

/// The umbrella header of a framework, or the bridging header of an app. Its imports are visible in every Swift source of the target.
enum UmbrellaHeader {
    static let fileName = "UmbrellaHeader.swift"

    /// The Swift file that replaces the header; nil if no header imports UIKit, or if every source does.
    static func file(for target: Project.Target, in files: ProjectFiles, texts: [String: String]) -> String? {
        guard target.sources.contains(where: { texts[$0].map { !Imports.modules(in: $0).contains("UIKit") } ?? false })
        else { return nil }
        guard target.isPod || headers(of: target, in: files).contains(where: { importsUIKit($0, files) }) else { return nil }
        return """
            // The header of \(target.module) imports this for each of its sources.
            #if canImport(UIKit)
                @_exported import UIKit
            #endif

            """
    }

    private static func headers(of target: Project.Target, in files: ProjectFiles) -> [String] {
        if target.kind == .tests || target.kind == .interfaceTests { return [target.bridgingHeader].compactMap { $0 } }
        let names = ["\(target.module).h", "\(target.name).h"]
        return [target.bridgingHeader].compactMap { $0 } + files.walk("").filter { names.contains(($0 as NSString).lastPathComponent) }
    }

    private static func importsUIKit(_ header: String, _ files: ProjectFiles) -> Bool {
        guard let text = try? files.text(header) else { return false }
        return text.contains("UIKit/UIKit.h") || text.contains("@import UIKit")
    }
}
