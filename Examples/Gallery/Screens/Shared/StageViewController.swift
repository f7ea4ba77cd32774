import UIKit

/// What the drag and drop demos share: a stage, and below it a line that tells what the drag is doing.
///
/// The Gallery's shell shows the demo's title and what to try; the demo fills whatever room it is given.
public class StageViewController: UIViewController, SizedDemo {
    /// Where the demo plays. A demo adds its views here in `viewDidLoad()`.
    let stage = UIView()
    private let statusLine = StatusLine()

    /// What the line at the bottom tells.
    var status = DemoStatus.ready {
        didSet {
            statusLine.show(status)
            // Who does not see the line hears how it ended, and not each step of a drag.
            if status.isResult { UIAccessibility.post(notification: .announcement, argument: status.text) }
        }
    }

    /// Builds the stage and the status line.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        statusLine.show(status)
        view.addSubview(stage)
        view.addSubview(statusLine)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (demo: StageViewController, _) in
            demo.view.setNeedsLayout()
            // The page asks how high the demo is at least.
            demo.parent?.view.setNeedsLayout()
        }
    }

    /// Lays the parts out for the view's size, and has the demo lay out its stage.
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

    /// How high the stage is at least, where it is `width` points wide.
    func leastStageHeight(forWidth width: CGFloat) -> CGFloat { 0 }

    func leastHeight(forWidth width: CGFloat) -> CGFloat {
        let margin = Self.margin(forWidth: width)
        let area = width - 2 * margin
        return leastStageHeight(forWidth: area) + 14 + statusLine.height(forWidth: area) + 2 * margin
    }

    /// Places the demo's views in the stage's bounds. Called after each change of the size.
    func layoutStage() {}
}
