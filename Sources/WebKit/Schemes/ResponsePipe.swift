import Dispatch
import Glibc
import Synchronization

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
            var offset = 0
            while offset < data.count {
                let count = data.withUnsafeBytes { bytes in
                    Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, min(bytes.count - offset, 1 << 20))
                }
                if count < 0, errno == EINTR { continue }
                if count <= 0 {
                    isBroken.value = true
                    DispatchQueue.main.async { onBreak() }
                    return
                }
                offset += count
            }
        }
    }

    /// Closes the pipe after all pending writes.
    func close() {
        queue.async { [descriptor] in _ = Glibc.close(descriptor) }
    }

    /// A flag that is only set on the queue.
    private final class Flag: Sendable {
        private let state = Mutex(false)
        var value: Bool {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }
}
