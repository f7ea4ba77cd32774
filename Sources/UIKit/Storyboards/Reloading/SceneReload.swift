#if DEBUG
    import InterfaceDocuments

    /// Loads the view of a controller again from a changed document. The controller, its parent and its embedded children stay.
    @MainActor
    struct SceneReload {
        let controller: UIViewController
        /// The keys of a strings table with changed texts, such as `abc-12-xyz.text`. Views do not keep the old texts.
        var changedKeys: Set<String> = []

        // MARK: Storyboards

        /// Uses a changed scene for the controller, and replaces its view if it is loaded.
        func use(_ scene: InterfaceDocument.Scene, of document: InterfaceDocument, interface: ControllerInterface) {
            let old = interface.scene.controller
            let new = scene.controller
            let hasChangedItems = !Self.items(of: old).isSame(as: Self.items(of: new)) || touchesStrings(of: Self.items(of: new))
            let oldItems = hasChangedItems ? [] : Self.identifiers(in: Self.items(of: new))
            var kept = interface.segues.filter { template in template.element.id.map(oldItems.contains) ?? false }
            let loaded = interface.loaded
            let known = interface.objects
            let oldScene = interface.scene
            interface.replace(document, scene)
            for connection in new.contents(of: "connections") where connection.name == "segue" && connection["kind"] != "relationship" {
                if let template = SegueTemplate(connection, interface: interface, trigger: nil) { kept.append(template) }
            }
            let embeddings = interface.segues.compactMap { template in template.embedded.map { (template.destination, $0) } }
            interface.segues = kept
            var objects = known
            for (id, object) in Self.keptObjects(of: oldScene, scene, loaded) { objects[id] = object }
            for id in oldItems { objects[id] = known[id] ?? loaded.object(id) }
            if hasChangedItems {
                // The new items take the identifiers of the previous ones.
                for id in Self.identifiers(in: Self.items(of: old)) { objects[id] = nil }
                objects = readItems(of: old, scene, document, interface, objects)
            }
            interface.objects = objects
            guard controller.isViewLoaded, interface.hasView else { return }
            interface.keptChildren = Dictionary(embeddings) { first, _ in first }
            replaceView(loaded, owner: old) { interface.loaded }
            interface.keptChildren = [:]
        }

        /// The controller's element without its view and its connections: its properties and the items of bars.
        private static func items(of element: InterfaceElement) -> InterfaceElement {
            element.dropping { $0.key == "view" || $0.name == "layoutGuides" || $0.name == "connections" }
        }

        private static func identifiers(in element: InterfaceElement) -> Set<String> {
            var found: Set<String> = []
            element.forEachObject { id, inner in if inner !== element { found.insert(id) } }
            return found
        }

        /// The object IDs of a strings table's keys, such as `abc-12-xyz.text`.
        static func identifiers(ofKeys keys: Set<String>) -> Set<String> { Set(keys.map { String($0.prefix { $0 != "." }) }) }

        private func touchesStrings(of element: InterfaceElement) -> Bool {
            let changed = Self.identifiers(ofKeys: changedKeys)
            return !changed.isEmpty && !changed.isDisjoint(with: Self.identifiers(in: element).union([element.id ?? ""]))
        }

        /// The custom objects of the scene whose elements have not changed. They keep their state.
        private static func keptObjects(
            of old: InterfaceDocument.Scene, _ new: InterfaceDocument.Scene, _ loaded: LoadedInterface
        ) -> [(String, AnyObject)] {
            new.objects.compactMap { element in
                guard element.name == "customObject", let id = element.id, let object = loaded.object(id),
                    old.objects.contains(where: { $0.id == id && $0.isSameClass(as: element) })
                else { return nil }
                return (id, object)
            }
        }

        /// Reads the controller's properties and bar items again. Returns the objects for connections.
        private func readItems(
            of old: InterfaceElement, _ scene: InterfaceDocument.Scene, _ document: InterfaceDocument, _ interface: ControllerInterface,
            _ objects: [String: AnyObject]
        ) -> [String: AnyObject] {
            removeItems(of: old)
            let loader = InterfaceLoader(document, bundle: interface.bundle, scene: scene, storyboard: interface.storyboard)
            loader.isPartial = true
            loader.owner = controller
            loader.objects = objects
            if let id = scene.controller.id { loader.objects[id] = controller }
            // Without the connections, a container keeps its children.
            let items = InterfaceCoder(Self.items(of: scene.controller), loader)
            loader.adopt(controller, for: items.element, awakens: false)
            loader.complete(controller, items)
            loader.finish(root: nil, traits: controller.traitCollection)
            controller.barsNeedLayout()
            return loader.objects.filter { $0.value !== controller }
        }

        /// Removes the items that the previous version of the document has set, since the new one may lack them.
        private func removeItems(of old: InterfaceElement) {
            if let item = old.child(key: "navigationItem") {
                let navigation = controller.navigationItem
                for key in ["leftBarButtonItem", "leftBarButtonItems"] where item.child(key: key) != nil {
                    navigation.leftBarButtonItems = nil
                }
                for key in ["rightBarButtonItem", "rightBarButtonItems"] where item.child(key: key) != nil {
                    navigation.rightBarButtonItems = nil
                }
                if item.child(key: "titleView") != nil { navigation.titleView = nil }
                if item["title"] != nil { navigation.title = controller.title }
                if item["prompt"] != nil { navigation.prompt = nil }
            }
            if old.child(key: "toolbarItems") != nil || old.child("toolbarItems") != nil { controller.toolbarItems = nil }
        }

        // MARK: Nibs

        /// Loads the controller's view again from its nib.
        func useChangedNib(_ loaded: LoadedInterface) {
            guard controller.isViewLoaded else { return }
            let owner = loaded.document?.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
            replaceView(loaded, owner: owner) { controller.containerItems?.loadedNib ?? LoadedInterface() }
        }

        // MARK: Views

        /// Replaces the controller's view by one that is loaded now: `loadView()`, `viewDidLoad()`. A controller that is shown disappears before, and appears
        /// after.
        ///
        /// - Parameters:
        ///   - before: The objects of the previous view.
        ///   - owner: The previous element of the controller, with its outlets.
        ///   - now: Returns the objects of the new view.
        private func replaceView(_ before: LoadedInterface, owner: InterfaceElement?, now: () -> LoadedInterface) {
            guard let old = controller.loadedView else { return }
            let wasShown = controller.appearance.isOrWillBeShown
            let state = ViewState(of: before, in: old)
            if wasShown {
                controller.beginTransition(isAppearing: false, animated: false)
                controller.endTransition()
            }
            removeChildren(in: old)
            let position = ViewPosition(of: old)
            for outlet in owner?.contents(of: "connections") ?? [] where outlet.name.hasPrefix("outlet") {
                outlet["property"].flatMap { Outlets.slot(named: $0, of: controller) }?.disconnect()
            }
            controller.setView(nil)
            controller.loadViewIfNeeded()
            guard let view = controller.loadedView else { return }
            let loaded = now()
            state.restoreValues(in: loaded, changedKeys: changedKeys)
            UIView.performWithoutAnimation {
                position.place(view)
                if wasShown { controller.beginTransition(isAppearing: true, animated: false) }
                controller.barsNeedLayout()
                view.window?.layoutIfNeeded()
                view.layoutIfNeeded()
                state.restoreScrolling(in: loaded)
                view.layoutIfNeeded()
                if wasShown { controller.endTransition() }
            }
            state.restoreResponder(in: loaded, of: view)
        }

        /// Removes the children whose views are in the old view. The loader adds children of embed segues again, and `viewDidLoad()` the others.
        private func removeChildren(in old: UIView) {
            let kept = controller.interface?.keptChildren ?? [:]
            for child in controller.children {
                guard let view = child.viewIfLoaded, view.isDescendant(of: old) else { continue }
                if kept.values.contains(where: { $0 === child }) {
                    view.removeFromSuperview()
                    continue
                }
                child.willMove(toParent: nil)
                view.removeFromSuperview()
                child.removeFromParent()
                storyboardLog.notice(
                    "The child \(type(of: child)) of \(type(of: controller)) was removed, since code has added it. viewDidLoad() adds it again."
                )
            }
        }
    }
#endif
