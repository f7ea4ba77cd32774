import Foundation

/// The timeouts of data transfers with other programs, in seconds.
package struct TransferPatience: Sendable {
    /// The maximum time from a request to the first byte, and from one chunk to the next. A program that computes its data on request may need several seconds.
    /// A program that is silent for longer has probably stopped.
    package var answer: TimeInterval = 10
    /// The maximum time from the drop of this program's drag to the other program's confirmation. Each read restarts it. It is long, because the other program
    /// may ask the user whether to copy, move or replace.
    package var finish: TimeInterval = 120
    /// The maximum time in which a clipboard owner on X11 must send its formats. Until then, an empty clipboard may still receive content.
    package var formats: TimeInterval = 2
}
