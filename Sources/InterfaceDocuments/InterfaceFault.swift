import Foundation
import Logging

package let storyboardLog = Logger(label: "lodestone.storyboards")

/// What is wrong in a document, and where.
///
/// A fault of the whole document is thrown by the reader, and the document has no scenes then. Any other is logged, what it is about is
/// left out, and the rest loads.
package struct InterfaceFault: Error, CustomStringConvertible, Sendable {
    /// The file's name.
    package let file: String
    /// The identifier of the scene, where it is in one.
    package let scene: String?
    /// The identifier of the object.
    package let object: String?
    /// The line of the file, from 1; 0 where there is none.
    package let line: Int
    /// What is wrong, and what to do.
    package let problem: String

    package init(file: String, scene: String? = nil, object: String? = nil, line: Int = 0, problem: String) {
        self.file = file
        self.scene = scene
        self.object = object
        self.line = line
        self.problem = problem
    }

    package var description: String {
        var place = file
        if line > 0 { place += ":\(line)" }
        if let scene { place += ", scene \(scene)" }
        if let object { place += ", object \(object)" }
        return "\(place): \(problem)"
    }

    /// Is told of each fault besides the log, while it is set.
    @MainActor package static var observer: ((InterfaceFault) -> Void)?

    /// Writes the fault to the log.
    @MainActor package func report() {
        storyboardLog.error("\(self)")
        Self.observer?(self)
    }
}
