import UIKit

/// One tab of the inspector.
@MainActor
class InspectorTab: UIViewController {
    /// The inspector. It outlives the tabs.
    unowned let session: InspectorSession

    init(session: InspectorSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    /// Shows the app's current state. Called after frames of the app, at most five times a second.
    func refresh() {}

    /// Called after another view was selected.
    func selectionDidChange() { refresh() }

    /// The section that a tab about one view shows without a selection.
    var noSelection: [FactSection] {
        let row = FactRow("No view is selected. Choose Pick, and then a view in the app; or choose a view in the tab Views.", symbol: .info)
        return [FactSection(rows: [row])]
    }
}
