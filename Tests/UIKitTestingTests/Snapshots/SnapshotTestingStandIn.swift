#if !canImport(SnapshotTesting)
    import Foundation

    // The shape of swift-snapshot-testing's types, so that `Snapshotting+UIKit.swift` is compiled without the package.

    /// A file that a failed comparison adds to the report of the tests.
    struct XCTAttachment {}

    /// A value that may arrive later.
    struct Async<Value> {
        let run: (@escaping (Value) -> Void) -> Void

        init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

        init(value: Value) {
            self.init { callback in callback(value) }
        }
    }

    /// Compares two values, and converts values from and to data.
    struct Diffing<Value> {
        var toData: (Value) -> Data
        var fromData: (Data) -> Value
        var diff: (Value, Value) -> (String, [XCTAttachment])?

        init(
            toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
            diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
        ) {
            self.toData = toData
            self.fromData = fromData
            self.diff = diff
        }
    }

    /// Converts a value to a format that can be compared and stored.
    struct Snapshotting<Value, Format> {
        var pathExtension: String?
        var diffing: Diffing<Format>
        var snapshot: (Value) -> Async<Format>

        init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
            self.pathExtension = pathExtension
            self.diffing = diffing
            snapshot = asyncSnapshot
        }

        init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
            self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
        }
    }

    extension Snapshotting where Value == String, Format == String {
        static var lines: Snapshotting {
            Snapshotting(
                pathExtension: "txt",
                diffing: Diffing(
                    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
                    diff: { $0 == $1 ? nil : ("- \($0)\n+ \($1)", []) }),
                snapshot: { $0 })
        }
    }
#endif
