import UIKit

/// A log of calls, oldest first.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Returns the calls since the previous `take()` and empties the log.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A view that logs the overridable methods that UIKit calls on it.
final class LoggingView: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.add("\(name).\(call)") }
    private func name(of view: UIView?) -> String { (view as? LoggingView)?.name ?? (view == nil ? "nil" : "view") }

    override func willMove(toSuperview newSuperview: UIView?) { note("willMove(toSuperview: \(name(of: newSuperview)))") }
    override func didMoveToSuperview() { note("didMoveToSuperview(\(name(of: superview)))") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))") }
    override func didMoveToWindow() { note("didMoveToWindow(\(window == nil ? "nil" : "window"))") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview(\(name(of: subview)))") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview(\(name(of: subview)))") }
}
