import Foundation
import Logging

package let storyboardLog = Logger(label: "lodestone.storyboards")

/// An error in a document, with its location.
///
/// The parser throws errors that affect the whole document; such a document does not load. Other errors are logged. The affected part is omitted,
/// and the rest loads.
package struct InterfaceError: Error, CustomStringConvertible, Sendable {
    /// The file's name.
    package let file: String
    /// The scene ID; nil if the error is not in a scene.
    package let scene: String?
    /// The object ID; nil if the error does not concern an object.
    package let object: String?
    /// The line of the file, from 1; 0 if it is unknown.
    package let line: Int
    /// A description of the error and, if possible, of its remedy.
    package let problem: String

    package init(file: String, scene: String? = nil, object: String? = nil, line: Int = 0, problem: String) {
        self.file = file
        self.scene = scene
        self.object = object
        self.line = line
        self.problem = problem
    }

    package var description: String {
        var location = file
        if line > 0 { location += ":\(line)" }
        if let scene { location += ", scene \(scene)" }
        if let object { location += ", object \(object)" }
        return "\(location): \(problem)"
    }

    /// An additional observer that is called for each reported error, for tests.
    @MainActor package static var observer: ((InterfaceError) -> Void)?

    /// Logs the error and calls the observer.
    @MainActor package func report() {
        storyboardLog.error("\(self)")
        Self.observer?(self)
    }
}
