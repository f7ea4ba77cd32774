import Dispatch
import Glibc
import Host

/// A pipe to a page's process. A private dispatch queue writes to it, because writes may block.
@MainActor
final class ResponsePipe {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "lodestone.web.scheme")
    private let onBreak: @MainActor @Sendable () -> Void
    private let isBroken = Flag()

    /// Creates a pipe for the file descriptor `descriptor`. Calls `onBreak` if the reader closes its end early.
    init(_ descriptor: Int32, onBreak: @escaping @MainActor @Sendable () -> Void) {
        self.descriptor = descriptor
        self.onBreak = onBreak
    }

    func write(_ data: Data) {
        queue.async { [descriptor, isBroken, onBreak] in
            guard !isBroken.value else { return }
            do {
                try PipeWriter.write(data, to: descriptor)
            } catch {
                isBroken.value = true
                DispatchQueue.main.async { onBreak() }
            }
        }
    }

    /// Closes the pipe after all pending writes.
    func close() {
        queue.async { [descriptor] in _ = Glibc.close(descriptor) }
    }
}
