import Foundation

/// How long other programs may take. All in seconds.
package struct TransferPatience: Sendable {
    /// From asking for data to its first byte, and from one piece to the next. Programs that compute what they offer only when asked take
    /// seconds; one that says nothing for longer than this hangs, or is gone, and the code that waits here should learn so.
    package var answer: TimeInterval = 10
    /// From the drop of our drag to the other program's word that it is done, counted anew whenever it reads something. It may ask a person
    /// what to do (copy, move, replace?), who may be slow.
    package var finish: TimeInterval = 120
    /// For a clipboard's owner on X11 to tell its formats. Until then an empty clipboard may yet turn out to be a full one.
    package var formats: TimeInterval = 2
}
