import Foundation

extension NSItemProvider {
    /// Loads a file: the registered file itself if `inPlace` allows that, otherwise a temporary copy. With `keepsFile`, the caller removes the temporary copy.
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
                // The completion handler does not receive a file that arrives after the load ended. So it is removed here.
                if !load.finish(file, error) { file?.discard() }
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
                completionHandler(
                    nil, error ?? NSItemProvider.error(.unexpectedValueClassError, "The loaded object does not have the requested class."))
            }
        }
    }

    /// The best representation for a class, which lists its readable types by preference. Nil if no representation matches.
    func readableRepresentation(for aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let representation = representation(for: type) { return representation }
        }
        return nil
    }
}
