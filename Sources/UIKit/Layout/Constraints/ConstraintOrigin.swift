#if DEBUG
    import Foundation

    /// The place in the app's sources or documents that created a constraint. Exists in debug builds only.
    package enum ConstraintOrigin {
        /// The return addresses of the call, innermost first.
        case code([UInt])
        /// The element of a document: the file's name, the scene and the object.
        case document(file: String, scene: String?, object: String?, line: Int)

        /// Whether new constraints record their origin. The inspector sets it.
        @MainActor package static var isRecorded = false

        /// The most return addresses that are recorded. The library's own calls take up to 8 of them.
        private static let depth = 24

        private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

        /// The C library's function, which Swift's module of the library does not have. Nil for a C library without it.
        private static let backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }

        /// The return addresses of the caller.
        static var ofCaller: ConstraintOrigin? {
            guard let backtrace else { return nil }
            var count = 0
            let addresses = [UInt](unsafeUninitializedCapacity: depth) { buffer, filled in
                buffer.withMemoryRebound(to: UnsafeMutableRawPointer?.self) { pointers in
                    if let start = pointers.baseAddress { count = Int(backtrace(start, Int32(depth))) }
                }
                filled = count
            }
            return .code(addresses)
        }
    }
#endif
