import Glibc

/// A pipe with two ends. Only programs that receive an end explicitly inherit it.
package struct PipeEnds {
    package let reading: Int32
    package let writing: Int32

    /// - Parameter readsAtOnce: Whether a read returns the available data instead of blocking.
    package init(readsAtOnce: Bool = false) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw XCUIError(description: "No pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        if readsAtOnce { _ = fcntl(ends[0], F_SETFL, O_NONBLOCK) }
        reading = ends[0]
        writing = ends[1]
    }
}
