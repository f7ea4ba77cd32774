import CoreGraphics
import Foundation
import RemoteProtocol

/// The response to a request. It is encoded on the thread that sends it, because encoding a snapshot takes longer than a frame.
package struct RemoteReply: Sendable {
    /// A result, or an error.
    package enum Outcome: Sendable {
        case value(JSONValue)
        /// An image to encode as PNG, and the path of the file to write. If the path is nil, the image is part of the response.
        case snapshot(CGImage, path: String?)
        case failure(RemoteError)
    }

    package var id: JSONValue
    package var outcome: Outcome

    /// The response as a line, without a line feed. Writes the file of a snapshot.
    package var line: String {
        do throws(RemoteError) {
            return JSONValue.object(["id": id, "result": try result()]).line
        } catch {
            return RemoteFailure(id: id, error: error).line
        }
    }

    private func result() throws(RemoteError) -> JSONValue {
        switch outcome {
        case .value(let value): return value
        case .failure(let error): throw error
        case .snapshot(let image, let path):
            guard let data = image.pngData() else { throw RemoteError(.failed, "The snapshot cannot be encoded.") }
            var members: [String: JSONValue] = ["width": .number(Double(image.width)), "height": .number(Double(image.height))]
            if let path {
                do {
                    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
                } catch {
                    throw RemoteError(.failed, "The snapshot cannot be written to \"\(path)\".")
                }
                members["path"] = .string(path)
            } else {
                members["png"] = .string(data.base64EncodedString())
            }
            return .object(members)
        }
    }
}
