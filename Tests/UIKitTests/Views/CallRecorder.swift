import UIKit

/// A log of calls, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// The calls since the last read.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A view that records UIKit's calls.
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
