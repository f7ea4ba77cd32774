import UIKit

/// The base of the drag and drop demos: an area for the demo, and a status line.
///
/// The Gallery shows the demo's title and summary around it.
public class StageViewController: UIViewController, SizedDemo {
    /// The area for the demo, to which subclasses add views in `viewDidLoad()`.
    let stage = UIView()
    private let statusLine = StatusLine()

    /// The content of the status line.
    var status = DemoStatus.ready {
        didSet {
            statusLine.show(status)
            // Screen readers announce the end of a drag, not each step.
            if status.isResult { UIAccessibility.post(notification: .announcement, argument: status.text) }
        }
    }

    /// Builds the area and the status line.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        statusLine.show(status)
        view.addSubview(stage)
        view.addSubview(statusLine)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (demo: StageViewController, _) in
            demo.view.setNeedsLayout()
            // The page asks for the demo's least height again.
            demo.parent?.view.setNeedsLayout()
        }
    }

    /// Lays out the parts, then the demo.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Self.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: margin, dy: margin)
        let line = statusLine.height(forWidth: area.width)
        statusLine.frame = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, statusLine.frame.minY - 14 - area.minY))
        layoutStage()
    }

    private static func margin(forWidth width: CGFloat) -> CGFloat { width >= 600 ? 24 : 16 }

    /// The least height of the demo's area for a width.
    func leastStageHeight(forWidth width: CGFloat) -> CGFloat { 0 }

    func leastHeight(forWidth width: CGFloat) -> CGFloat {
        let margin = Self.margin(forWidth: width)
        let area = width - 2 * margin
        return leastStageHeight(forWidth: area) + 14 + statusLine.height(forWidth: area) + 2 * margin
    }

    /// Lays out the demo's views. Called after each change of the size.
    func layoutStage() {}
}
