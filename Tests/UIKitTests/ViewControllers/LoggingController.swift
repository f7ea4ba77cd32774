import UIKit

/// A controller that records UIKit's calls.
class LoggingController: UIViewController {
    let name: String
    let log: CallLog
    var forwards = true
    /// Whether layout callbacks are logged too. They may be called any number of times. The default is false.
    var logsLayout = false

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.add("\(name).\(call)") }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { if logsLayout { note("viewWillLayoutSubviews") } }
    override func viewDidLayoutSubviews() { if logsLayout { note("viewDidLayoutSubviews") } }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(toParent: \(parent?.title ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(toParent: \(parent?.title ?? "nil"))")
    }
}
