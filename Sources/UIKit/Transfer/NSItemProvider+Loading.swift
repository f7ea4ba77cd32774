import Foundation

extension NSItemProvider {
    /// Loads the data of the type, or else of the first representation that conforms to it. A file representation is read.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the data or an error.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<Data>(of: self, completionHandler)
        guard let representation = representation(for: typeIdentifier) else {
            load.finish(nil, Self.noRepresentation(of: typeIdentifier, registered: registeredTypeIdentifiers))
            return load.progress
        }
        load.start { load in representation.loadData { load.finish($0, $1) } }
        return load.progress
    }

    /// Writes the type, or else the first representation that conforms to it, to a temporary file. Its name is the suggested one with the
    /// type's extension.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread. The file is removed when it returns: copy or move it there.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
    }

    /// Returns the file itself if it may be opened in place, or else a temporary copy.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the URL and whether it is the file itself. A temporary file
    ///   is removed when the handler returns.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: true, completionHandler)
    }

    func loadFile(
        _ typeIdentifier: String, inPlace: Bool, keepsFile: Bool = false,
        _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<LoadedFile>(of: self) { file, error in
            completion(file?.url, file?.isInPlace ?? false, error)
            if !keepsFile { file?.discard() }
        }
        guard let representation = representation(for: typeIdentifier) else {
            load.finish(nil, Self.noRepresentation(of: typeIdentifier, registered: registeredTypeIdentifiers))
            return load.progress
        }
        let name = suggestedName
        load.start { load in
            representation.loadFile(name: name, inPlace: inPlace) { file, error in
                // The app does not get a file that arrives after the load ended, and will not remove it.
                if !load.finish(file, error) { file?.discard() }
            }
        }
        return load.progress
    }

    // MARK: Objects

    /// Whether a representation matches one of the class's types.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableRepresentation(for: aClass) != nil
    }

    /// Loads an object of the class from the best matching representation.
    ///
    /// - Parameter completionHandler: Called once, on an arbitrary thread, with the object or an error.
    /// - Returns: The progress. Cancelling it ends the load with `CocoaError.userCancelled`.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<any NSItemProviderReading>(of: self, completionHandler)
        guard let representation = readableRepresentation(for: aClass) else {
            let wanted = aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")
            load.finish(nil, Self.noRepresentation(of: wanted, registered: registeredTypeIdentifiers))
            return load.progress
        }
        // A metatype is safe on every thread.
        let aClass = Moved(aClass)
        load.start { load in
            representation.loadData { data, error in
                guard let data else {
                    load.finish(nil, error)
                    return
                }
                do {
                    load.finish(try aClass.value.object(withItemProviderData: data, typeIdentifier: representation.typeIdentifier), nil)
                } catch {
                    load.finish(nil, error)
                }
            }
        }
        return load.progress
    }

    /// Whether a value of the type (`String`, `URL`) can be loaded.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value of the type (`String`, `URL`); see ``loadObject(ofClass:completionHandler:)``.
    @discardableResult
    public func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType, T._conditionallyBridgeFromObjectiveC(object, result: &value) {
                completionHandler(value, nil)
            } else {
                completionHandler(nil, error ?? NSItemProvider.error(.unexpectedValueClassError, "The loaded object is of another class."))
            }
        }
    }

    /// The class lists its types by preference.
    private func readableRepresentation(for aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let representation = representation(for: type) { return representation }
        }
        return nil
    }

    // MARK: Items

    /// Loads the type, or else the first representation that conforms to it, as an object: the item registered with
    /// ``registerItem(forTypeIdentifier:loadHandler:)``, a file's `NSURL`, or `NSData`.
    ///
    /// - Parameters:
    ///   - options: Passed to the load handler.
    ///   - completionHandler: Called once, on an arbitrary thread, with the item or an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        let load = ItemLoad<any NSSecureCoding>(of: self) { completionHandler?($0, $1) }
        guard let representation = representation(for: typeIdentifier) else {
            load.finish(nil, Self.noRepresentation(of: typeIdentifier, registered: registeredTypeIdentifiers))
            return
        }
        let options = Moved(options)
        load.start { load in representation.loadItem(options: options.value) { load.finish($0, $1) } }
    }

    /// Loads the preview image of ``previewImageHandler``.
    ///
    /// - Parameters:
    ///   - options: Passed to the handler.
    ///   - completionHandler: Called once, on an arbitrary thread, with a `UIImage`, `NSData` or `NSURL`, or an error.
    public func loadPreviewImage(options: [AnyHashable: Any]! = nil, completionHandler: CompletionHandler!) {
        let load = ItemLoad<any NSSecureCoding> { [completionHandler] in completionHandler?($0, $1) }
        guard let handler = previewImageHandler else {
            load.finish(nil, Self.error(.itemUnavailableError, "The provider has no preview image handler."))
            return
        }
        let options = Moved(options)
        load.start { load in
            handler({ load.finish($0, $1) }, nil, options.value)
            return nil
        }
    }
}
