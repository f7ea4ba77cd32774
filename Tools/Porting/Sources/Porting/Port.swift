import Foundation

/// A ported project in memory.
struct Port {
    let project: Project
    /// The texts of all sources, by path.
    private(set) var texts: [String: String] = [:]
    private(set) var report = Report()
    /// The texts of additional files of targets, keyed by target name and file name.
    private(set) var additions: [String: [String: String]] = [:]
    private var originals: [String: String] = [:]
    /// The names that the sources declare.
    var declared: Set<String> {
        ProjectIndex(sources: texts.map { SourceFile(path: $0.key, text: $0.value) }, modules: []).declared
    }

    init(_ project: Project) throws {
        self.project = project
        let files = ProjectFiles(project.folder)
        report.notes = project.notes
        let modules = Set(project.targets.map(\.module) + project.packages.flatMap(\.products))
        var sources: [String: SourceFile] = [:]
        for path in project.targets.flatMap(\.sources).uniqued() {
            do {
                guard files.exists(path) else { throw PortingError("the file is not there") }
                let text = try files.text(path)
                sources[path] = SourceFile(path: path, text: text)
                originals[path] = text
            } catch {
                report.notes.append(Note(kind: .look, rule: "file", path: path, line: 0, text: "\(error)"))
            }
        }
        // A target sees the types in its own sources and in libraries, and tests see all types. A source of several targets is written once.
        // Targets that see the same sources are indexed together.
        var groups: [(seen: [String], wanted: Set<String>)] = []
        var taken: Set<String> = []
        for target in project.targets.sorted(by: { $0.kind == .library && $1.kind != .library }) {
            let own = Set(target.sources).subtracting(taken)
            taken.formUnion(own)
            if own.isEmpty { continue }
            let libraries = project.targets.filter { $0.kind == .library || target.kind == .tests }.flatMap(\.sources)
            let seen = Set(target.sources + libraries).sorted()
            if let index = groups.firstIndex(where: { $0.seen == seen }) {
                groups[index].wanted.formUnion(own)
            } else {
                groups.append((seen, own))
            }
        }
        for group in groups {
            for result in Rewriter(modules: modules).rewrite(group.seen.compactMap { sources[$0] }, wanted: group.wanted) {
                texts[result.path] = result.text
                report.notes += result.notes
            }
        }
        for target in project.targets where target.kind == .interfaceTests {
            additions[target.name, default: [:]][InterfaceTests.fileName] = InterfaceTests.file(for: target, of: project, texts: texts)
        }
        for target in project.targets {
            guard let text = HostedTests.file(for: target, of: project, texts: texts) else { continue }
            additions[target.name, default: [:]][HostedTests.fileName] = text
            for path in target.sources {
                guard let text = texts[path] else { continue }
                let hosted = HostedTests.rewrite(text, at: path)
                texts[path] = hosted.text
                report.notes += hosted.notes
            }
        }
        report.files = texts.count
        for (path, text) in texts {
            guard let old = originals[path], old != text else { continue }
            report.changedFiles += 1
            report.changedLines += Report.changedLines(old, text)
        }
        let apps = project.targets.filter { $0.kind == .application }.map(\.module)
        let languageC = project.clangTargets()
        for target in project.targets {
            if target.sources.contains(where: { texts[$0]?.contains("Selector(\"") == true }) {
                additions[target.name, default: [:]]["Selector+ObjectiveC.swift"] = PackageWriter.selectorFile
            }
            if let umbrella = UmbrellaHeader.file(for: target, in: files, texts: texts) {
                additions[target.name, default: [:]][UmbrellaHeader.fileName] = umbrella
            }
            if target.sources.contains(where: { texts[$0]?.contains(".makeInstance(") == true }) {
                additions[target.name, default: [:]][ClassesInVariables.fileName] = ClassesInVariables.declaration
            }
            if target.sources.contains(where: { texts[$0].map(MainBundle.isNamed) == true }) {
                additions[target.name, default: [:]]["Bundle+App.swift"] = MainBundle.declaration(apps: apps)
            }
            for path in target.foreign.uniqued() where languageC[target.name]?.sources.contains(path) != true {
                report.notes.append(
                    Note(
                        kind: .look, rule: "file", path: path, line: 0,
                        text: "only Swift comes over: what this declares is missing from \(target.module)"))
            }
        }
        for (name, frameworks) in project.targetsForApple(texts: texts).sorted(by: { $0.key < $1.key }) {
            report.notes.append(
                Note(
                    kind: .look, rule: "target", path: name, line: 0,
                    text:
                        "is built on Apple's platforms alone: it is made with \(frameworks.joined(separator: ", ")), and the rest builds without it"
                ))
        }
        for package in project.packages {
            let isKnown = Project.linuxPackages.contains(package.identity.lowercased())
            report.notes.append(
                Note(
                    kind: isKnown ? .changed : .look, rule: "package", path: package.location, line: 0,
                    text: isKnown ? "the package comes over with its version, and builds on Linux" : "see that the package builds on Linux")
            )
        }
    }

    /// Overwrites the changed sources. The dependency on Lodestone is added to a manifest beside them.
    mutating func writeInPlace(lodestone: String) throws {
        let files = ProjectFiles(project.folder)
        let manifest = try manifest(lodestone: lodestone, files)
        for (path, text) in texts where originals[path] != text {
            guard let url = files.url(path) else { throw PortingError("\(path) leads out of the project's folder, and is not written") }
            try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
        }
        for target in project.targets {
            guard let first = target.sources.first, let url = files.url(first) else { continue }
            for (name, text) in (additions[target.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let goal = url.deletingLastPathComponent().appending(path: name)
                guard !FileManager.default.fileExists(atPath: goal.path) else { continue }
                try Data(text.utf8).write(to: goal)
                let path = (first as NSString).deletingLastPathComponent + "/\(name)"
                if manifest == nil {
                    report.notes.append(
                        Note(kind: .look, rule: "file", path: path, line: 0, text: "is new: add it to the target \(target.name) in Xcode"))
                }
            }
        }
        guard let manifest else { return }
        report.notes += manifest.notes
        guard let url = files.url("Package.swift"), try files.text("Package.swift") != manifest.text else { return }
        try Data(manifest.text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    }

    /// The manifest with the Lodestone products that the sources import; nil without a manifest.
    private func manifest(lodestone: String, _ files: ProjectFiles) throws -> ManifestEditor.Result? {
        guard files.exists("Package.swift") else { return nil }
        let text = try files.text("Package.swift")
        var needs: [String: Set<String>] = [:]
        for target in PackageManifest(text, at: "Package.swift", files).targets {
            for path in target.sources {
                guard let source = texts[path] ?? (try? files.text(path)) else { continue }
                needs[target.name, default: []].formUnion(Imports.modules(in: source).compactMap { PackageWriter.products[$0] })
            }
        }
        return ManifestEditor(lodestone: lodestone).edit(text, at: "Package.swift", needs: needs)
    }
}
