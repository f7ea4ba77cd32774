import Glibc

/// A pipe whose ends no program inherits unless it is given them.
package struct PipeEnds {
    package let reading: Int32
    package let writing: Int32

    /// - Parameter readsAtOnce: reading gives what there is instead of waiting.
    package init(readsAtOnce: Bool = false) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw HarnessError("No pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        if readsAtOnce { _ = fcntl(ends[0], F_SETFL, O_NONBLOCK) }
        reading = ends[0]
        writing = ends[1]
    }
}
