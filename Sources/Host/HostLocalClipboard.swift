/// A clipboard that only this program can access, for programs without a display and for tests.
@MainActor
public final class HostLocalClipboard: HostClipboard {
    public private(set) var content: (any HostContent)?
    public private(set) var changeCount = 0
    public var onChange: (() -> Void)?

    public init() {}

    public func write(_ content: (any HostContent)?) {
        self.content = content
        changeCount += 1
        onChange?()
    }
}
