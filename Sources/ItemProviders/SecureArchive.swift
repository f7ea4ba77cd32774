import Foundation

/// Encodes and decodes archives from untrusted sources.
package enum SecureArchive {
    package static func data(of object: any NSSecureCoding) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    /// Decodes an object of the class. Objects of other classes are created only if the class's own `init(coder:)` requests them.
    ///
    /// - Throws: An `NSItemProvider` error if the data is not such an archive or exceeds a limit, or the error of an `init(coder:)`.
    package static func object<Object: NSObject & NSSecureCoding>(of type: Object.Type, in data: Data) throws -> Object {
        guard data.count <= ArchiveLimits.maximumSize else {
            throw NSItemProvider.error(
                .unavailableCoercionError, "The archive has \(data.count) bytes. The limit is \(ArchiveLimits.maximumSize) bytes.")
        }
        do {
            guard let object = try SecureUnarchiver(data: data).root(of: [type]) as? Object else {
                throw DamagedArchive("its object is not a \(type)")
            }
            return object
        } catch let error as DamagedArchive {
            throw NSItemProvider.error(.unavailableCoercionError, error.localizedDescription)
        }
    }
}
