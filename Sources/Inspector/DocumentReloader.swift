#if DEBUG
    import Foundation
    import Host
    import UIKit

    /// Shows changed documents of the program in the running app: storyboards, nibs, strings, colour sets and image sets.
    @MainActor
    final class DocumentReloader {
        /// The environment variable with folders of the sources whose documents are watched, separated by colons.
        static let variable = "LODESTONE_RELOAD"
        /// The time from a change to the reload, in seconds. A file that is saved several times within it is read once.
        private static let delay = 0.02
        /// The time until the next attempt while a transition runs, in seconds.
        private static let retryDelay = 0.05

        /// Called with each log message, for tests.
        var onMessage: ((String) -> Void)?

        private let targets: ReloadTargets
        private let watch: FolderWatch?
        private weak var platform: (any HostPlatform)?
        private var pending: [String] = []
        private var isScheduled = false

        /// Watches folders of a platform's app, and the files of the same names in folders of the sources.
        ///
        /// - Parameter shallow: A folder of the program that also has other folders than those of documents.
        init(platform: any HostPlatform, folders: [String], shallow: String? = nil, sources: [String] = []) {
            self.platform = platform
            targets = ReloadTargets(folders: folders)
            watch = FolderWatch(folders.filter { $0 != shallow } + sources, shallow: shallow)
            watch?.onChange = { [weak self] in self?.fileDidChange($0) }
        }

        /// Watches the bundles of the program, and the folders in `LODESTONE_RELOAD`.
        static func forProgram(on platform: any HostPlatform) -> DocumentReloader {
            let sources = (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: ":").map(String.init)
            return DocumentReloader(
                platform: platform, folders: ReloadedColorSets.folders, shallow: Bundle.main.bundlePath, sources: sources)
        }

        /// Reads a changed file again a moment later. A file that cannot be read changes nothing; the log has the reason.
        func fileDidChange(_ path: String) {
            guard ReloadTargets.kind(of: path) != nil else { return }
            if !pending.contains(path) { pending.append(path) }
            schedule(after: Self.delay)
        }

        private func schedule(after delay: TimeInterval) {
            guard !isScheduled, let platform else { return }
            isScheduled = true
            _ = platform.schedule(after: delay) { [weak self] in self?.reloadPending() }
        }

        private func reloadPending() {
            isScheduled = false
            guard let platform, !pending.isEmpty else { return }
            Platform.with(platform) {
                // A view is not replaced while a transition moves it.
                guard !DocumentReload.isBusy else { return schedule(after: Self.retryDelay) }
                let paths = pending
                pending = []
                for path in paths { reload(path) }
            }
        }

        private func reload(_ path: String) {
            guard let kind = ReloadTargets.kind(of: path) else { return }
            guard let data = FileManager.default.contents(atPath: path) else {
                return report("\(path) was deleted or cannot be read. The app keeps its last content.")
            }
            let targets: [String]
            switch kind {
            case .document: targets = self.targets.documents(for: path)
            case .strings: targets = self.targets.tables(for: path)
            case .colorSet(let set), .imageSet(let set): targets = self.targets.sets(for: set)
            }
            guard targets.count <= 1 else {
                return report("\(path) was not reloaded, since it may belong to several files: \(targets.joined(separator: ", ")).")
            }
            guard let target = targets.first else { return }
            do {
                switch kind {
                case .document: try DocumentReload.replace(path: target, with: data)
                case .strings: showTexts(of: target, try LocalizedTables.replace(path: target, with: data))
                case .imageSet(let set): ImageReplacement.show(try ReloadedImageSets.replace(set: target, from: set))
                case .colorSet:
                    try ReloadedColorSets.replace(folder: target, with: data)
                    for window in UIApplication.shared.windowScenes.flatMap(\.windowStack.windows) { Self.updateColors(in: window) }
                }
                report("\(path) was reloaded.")
            } catch {
                report("\(ReloadTargets.location(of: error, in: path, data)) The app keeps the last content.", isError: true)
            }
        }

        private func report(_ message: String, isError: Bool = false) {
            if isError { inspectorLog.error("\(message)") } else { inspectorLog.notice("\(message)") }
            onMessage?(message)
        }

        /// Shows changed texts: in the scenes of the table's document, or else in the views that have the previous texts.
        private func showTexts(of path: String, _ changes: [LocalizedTables.Change]) {
            guard !changes.isEmpty else { return }
            let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            if DocumentReload.isDocument(table) { return DocumentReload.reloadStrings(table: table, keys: Set(changes.map(\.key))) }
            var texts: [String: String] = [:]
            for change in changes {
                // Without an entry, NSLocalizedString returns the key.
                let (old, new) = (change.old ?? change.key, change.new ?? change.key)
                if change.isAmbiguous {
                    report("Views keep the text \"\(old)\" until code sets it again, since several keys of \(table) have it.")
                } else {
                    texts[old] = new
                }
            }
            TextReplacement.show(texts)
        }

        /// Lets all views of a window resolve their colours again, as after a change of the appearance and back.
        private static func updateColors(in window: UIWindow) {
            let style = window.overrideUserInterfaceStyle
            window.overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle == .dark ? .light : .dark
            window.overrideUserInterfaceStyle = style
        }
    }
#endif
