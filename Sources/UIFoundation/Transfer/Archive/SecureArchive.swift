import Foundation

/// Encodes and decodes archives from untrusted sources.
enum SecureArchive {
    static func data(of object: any NSSecureCoding) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    /// Decodes an object of the class. Objects of other classes are created only if the class's own `init(coder:)` requests them.
    static func object<Object: NSObject & NSSecureCoding>(of type: Object.Type, in data: Data) throws -> Object {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw NSItemProvider.error(
                .unavailableCoercionError, "The archive has \(data.count) bytes. The limit is \(TransferConstants.maximumTextSize) bytes.")
        }
        guard let object = try SecureUnarchiver(data: data).root(of: [type]) as? Object else {
            throw SecureUnarchiver.damaged("its object is not a \(type)")
        }
        return object
    }
}
