#if DEBUG
    import Foundation
    import InterfaceDocuments

    /// Uses changed documents of Interface Builder in the running app. `Documentation/reloading.md` describes the behaviour.
    @MainActor
    package enum DocumentReload {
        /// Whether a controller is in a transition. Reload documents when it has ended.
        package static var isBusy: Bool { ControllerSearch.all.contains { $0.runningTransition != nil } }

        /// The paths of the documents that were read so far.
        package static var paths: [String] { InterfaceFiles.readFiles.compactMap(\.path) }

        /// Whether a document that was read so far has a name, which is also the name of its strings table.
        package static func isDocument(_ name: String) -> Bool { InterfaceFiles.readFiles.contains { $0.document.name == name } }

        /// Replaces the content of a storyboard or nib, and loads the views of the controllers again whose scenes have changed.
        ///
        /// - Parameters:
        ///   - path: The path of a document that was read before, in its bundle.
        ///   - data: The new content.
        /// - Returns: The number of controllers whose scenes have changed.
        /// - Throws: `ReloadError` with the line if the document cannot be read. Nothing is changed then.
        @discardableResult
        package static func replace(path: String, with data: Data) throws -> Int {
            guard let file = InterfaceFiles.readFiles.first(where: { $0.path == path }) else { return 0 }
            let old = file.document
            let new: InterfaceDocument
            do { new = try InterfaceDocument(data: data, file: old.file) } catch let error as InterfaceError {
                throw ReloadError(line: error.line > 0 ? error.line : nil, problem: error.problem)
            }
            file.document = new
            guard path.hasSuffix(".storyboard") else { return replaceNib(old, new) }
            let colorsChanged = !isSame(old.namedColors, new.namedColors)
            var count = 0
            for controller in ControllerSearch.all {
                guard let interface = controller.interface, interface.storyboard?.file === file, let id = interface.scene.controller.id
                else { continue }
                guard let scene = new.scenes[id] else {
                    storyboardLog.notice(
                        "\(new.file): the scene \(interface.scene.id) was deleted. \(type(of: controller)) keeps its view.")
                    continue
                }
                guard colorsChanged || !isSame(interface.scene, scene) else {
                    interface.replace(new, scene)
                    continue
                }
                count += 1
                if let reason = reasonToReplace(interface.scene.controller, scene.controller) {
                    showAnew(controller, interface, reason)
                } else {
                    SceneReload(controller: controller).use(scene, of: new, interface: interface)
                }
            }
            return count + showInitialController(of: new, insteadOf: old.initialController, from: file)
        }

        /// Shows the initial controller in each window whose root was the previous initial controller. Returns the number of windows.
        private static func showInitialController(
            of document: InterfaceDocument, insteadOf oldID: String?, from file: InterfaceFile
        ) -> Int {
            guard let newID = document.initialController, newID != oldID, document.scenes[newID] != nil else { return 0 }
            var count = 0
            for window in ControllerSearch.windows {
                guard let root = window.rootViewController, let interface = root.interface, interface.storyboard?.file === file,
                    interface.scene.controller.id == oldID, let controller = interface.storyboard?.controller(newID)
                else { continue }
                window.rootViewController = controller
                count += 1
                storyboardLog.notice(
                    """
                    \(document.file): \(type(of: controller)) is the initial view controller now. Its scene is shown anew, and \
                    \(type(of: root)) loses its state.
                    """)
            }
            return count
        }

        /// Loads the views of the controllers again for which a document's strings table has changed.
        ///
        /// - Parameters:
        ///   - table: The name of the table and of the document.
        ///   - keys: The keys with changed texts, such as `abc-12-xyz.text`.
        package static func reloadStrings(table: String, keys: Set<String>) {
            let ids = SceneReload.identifiers(ofKeys: keys)
            for controller in ControllerSearch.all {
                let reload = SceneReload(controller: controller, changedKeys: keys)
                if let interface = controller.interface, interface.document.name == table {
                    guard mentions(interface.scene.objects, ids) else { continue }
                    reload.use(interface.scene, of: interface.document, interface: interface)
                } else if let loaded = controller.containerItems?.loadedNib, let document = loaded.document, document.name == table {
                    if mentions(document.objects, ids) { reload.useChangedNib(loaded) }
                }
            }
        }

        private static func mentions(_ elements: [InterfaceElement], _ ids: Set<String>) -> Bool {
            var isMentioned = false
            for element in elements { element.forEachObject { id, _ in if ids.contains(id) { isMentioned = true } } }
            return isMentioned
        }

        private static func isSame(_ one: InterfaceDocument.Scene, _ other: InterfaceDocument.Scene) -> Bool {
            isSame(one.objects, other.objects)
        }

        private static func isSame(_ some: [InterfaceElement], _ others: [InterfaceElement]) -> Bool {
            some.count == others.count && zip(some, others).allSatisfy { $0.isSame(as: $1) }
        }

        private static func isSame(_ some: [String: InterfaceElement], _ others: [String: InterfaceElement]) -> Bool {
            // A colour that was added or removed is not a change of the other scenes.
            some.allSatisfy { name, element in others[name].map { element.isSame(as: $0) } ?? true }
        }

        // MARK: Scenes that cannot be kept

        /// The reason why a controller cannot stay with a changed scene; nil if it can.
        private static func reasonToReplace(_ old: InterfaceElement, _ new: InterfaceElement) -> String? {
            guard new.isSameClass(as: old) else { return "its class has changed" }
            func related(_ element: InterfaceElement) -> [InterfaceElement] {
                element.contents(of: "connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
            }
            if !isSame(related(old), related(new)) { return "its relationship segues have changed" }
            if old.child(key: "view") == nil, new.child(key: "view") != nil { return "it has a view now" }
            return nil
        }

        private static func showAnew(_ controller: UIViewController, _ interface: ControllerInterface, _ reason: String) {
            let name = "\(interface.document.file), scene \(interface.scene.id): \(type(of: controller))"
            guard let id = interface.scene.controller.id, let new = interface.storyboard?.controller(id),
                ControllerReplacement.replace(controller, by: new)
            else { return storyboardLog.notice("\(name) cannot be kept, since \(reason), and cannot be shown anew.") }
            storyboardLog.notice("\(name) is shown anew and loses its state, since \(reason).")
        }

        // MARK: Nibs

        private static func replaceNib(_ old: InterfaceDocument, _ new: InterfaceDocument) -> Int {
            guard !isSame(old.objects, new.objects) else { return 0 }
            var count = 0
            for controller in ControllerSearch.all {
                guard let loaded = controller.containerItems?.loadedNib, loaded.document === old else { continue }
                SceneReload(controller: controller).useChangedNib(loaded)
                count += 1
            }
            let hasCells = new.objects.contains { element in
                ["Cell", "ReusableView", "HeaderFooterView"].contains { element.name.hasSuffix($0) }
            }
            if hasCells {
                ControllerSearch.forEachView { view in
                    (view as? UITableView)?.reloadChangedCells()
                    (view as? UICollectionView)?.reloadChangedCells()
                }
            } else if count == 0 {
                storyboardLog.notice(
                    "\(new.file): the views that code has created from the nib stay as they are. New ones have its content.")
            }
            return count
        }
    }
#endif
