import Foundation

/// Objects as archives that may come from anybody.
enum SecureArchive {
    static func data(of object: any NSSecureCoding) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    /// The object of that class in an archive. Objects of other classes are made only where the class's own `init(coder:)` asks for them.
    static func object<Object: NSObject & NSSecureCoding>(of type: Object.Type, in data: Data) throws -> Object {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw NSItemProvider.error(
                .unavailableCoercionError, "The archive has \(data.count) bytes; at most \(TransferConstants.maximumTextSize) are read.")
        }
        try ArchiveCheck.check(data)
        do {
            let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
            guard let object else { throw CocoaError(.coderReadCorrupt) }
            return object
        } catch {
            throw NSItemProvider.error(.unavailableCoercionError, "The data is no archive of a \(type).", underlying: error)
        }
    }
}
