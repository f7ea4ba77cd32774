import Foundation
import Glibc

/// Writes to pipes whose reader may close them at any time.
///
/// An ordinary write to such a pipe raises `SIGPIPE`, whose default action ends the program. These functions block the signal on the calling thread during the
/// write. They change neither the action of the signal nor other threads, because both belong to the app. (GIO ignores the signal in the whole process from
/// its first socket on, for example when the app connects to D-Bus.)
package enum PipeWriter {
    /// The error of a write.
    package struct Failure: Error, Equatable {
        /// The error number, such as `EPIPE` if the reader has closed the pipe.
        package let code: Int32
        package init(code: Int32) { self.code = code }
        package var message: String { String(cString: strerror(code)) }
    }

    /// Writes all bytes, and waits while the pipe is full. The descriptor may be non-blocking.
    ///
    /// - Parameters:
    ///   - patience: The maximum time in seconds for which the pipe may stay full. Then the error is `ETIMEDOUT`.
    ///   - isCancelled: If true before a write, the error is `ECANCELED`.
    package static func write(
        _ data: Data, to descriptor: Int32, patience: TimeInterval = .infinity, isCancelled: () -> Bool = { false }
    ) throws(Failure) {
        var offset = 0
        while offset < data.count {
            var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if Glibc.poll(&poll, 1, Int32(min(patience * 1_000, 1e9))) == 0 { throw Failure(code: ETIMEDOUT) }
            if isCancelled() { throw Failure(code: ECANCELED) }
            let (count, code) = data.withUnsafeBytes { writeOnce(UnsafeRawBufferPointer(rebasing: $0[offset...]), to: descriptor) }
            if count < 0, code != EAGAIN, code != EINTR { throw Failure(code: code) }
            offset += max(count, 0)
        }
    }

    /// Calls `write(2)`, and returns the number of written bytes and the error number.
    private static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> (count: Int, code: Int32) {
        var brokenPipe = sigset_t()
        sigemptyset(&brokenPipe)
        sigaddset(&brokenPipe, SIGPIPE)
        var pending = sigset_t()
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, &brokenPipe, &mask)
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        let code = errno
        // The signal is pending even after a partial write. Removes it before it is unblocked, unless another write raised it before.
        if count < bytes.count, !wasPending {
            var now = timespec()
            while sigtimedwait(&brokenPipe, nil, &now) < 0, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        return (count, code)
    }
}
