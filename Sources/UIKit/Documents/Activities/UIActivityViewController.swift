import Foundation
import Host

/// Offers activities for some items: copy, open, print, save, mail, and the program's own.
///
/// Present it. In a wide window it is a popover at its `popoverPresentationController?.sourceView` or bar button item, in a narrow one a sheet.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// The completion handler's arguments: the chosen activity, whether it completed, the returned items and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let own: [UIActivity]
    private var activities: [[UIActivity]] = []
    private var isOver = false
    private var chosen: UIActivity?
    /// Queue for items that take time to create.
    private let queue = OperationQueue()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = ActivityList(self)
    /// Opens the items in another program.
    let opening = OpenActivity()
    /// Whether only opening in another program is offered.
    var offersOnlyOpening = false

    /// Creates a controller for `activityItems`: texts, links, files, images or item sources. `applicationActivities` are the program's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Creates a controller from a storyboard, without items.
    public required init?(coder: NSCoder) {
        items = []
        own = []
        super.init(coder: coder)
    }

    /// Called once at the end, after the dismissal or shortly before it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Types of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: Items

    /// The items before an activity is chosen.
    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func subject(for type: UIActivity.ActivityType?) -> String {
        items.lazy.compactMap { ($0 as? any UIActivityItemSource)?.activityViewController(self, subjectForActivityType: type) }
            .first { !$0.isEmpty } ?? ""
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        let items = placeholders
        let all = offersOnlyOpening ? [opening] : own + [opening, MailActivity(), CopyActivity(), PrintActivity(), SaveActivity()]
        let offered = all.filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: items)
        }
        let categories: [UIActivity.Category] = [.share, .action]
        activities = categories.compactMap { category -> [UIActivity]? in
            let found = offered.filter { type(of: $0).activityCategory == category }
            return found.isEmpty ? nil : found
        }
        view.backgroundColor = .systemGroupedBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = source
        table.delegate = source
        table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
        let header = ActivityHeader(SharedItems(items))
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 76)
        table.tableHeaderView = header
        view.addSubview(table)
        let height = 96 + offered.count * 44 + activities.count * 36
        preferredContentSize = CGSize(width: 340, height: CGFloat(height))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let sheet = presentationController as? UISheetPresentationController, sheet.detents.count == 1 {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if chosen == nil, ownPresentation == nil || isBeingDismissed { finish(nil, completed: false) }
    }

    // MARK: Choosing

    fileprivate func activity(at indexPath: IndexPath) -> UIActivity { activities[indexPath.section][indexPath.row] }
    fileprivate var counts: [Int] { activities.map(\.count) }

    fileprivate func choose(_ activity: UIActivity) {
        guard chosen == nil else { return }
        chosen = activity
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return start(activity) }
        for provider in providers { provider.activityType = activity.activityType }
        let platform = PlatformReference(view.hostPlatform)
        let end = BlockOperation { platform.perform { self.start(activity) } }
        for provider in providers { end.addDependency(provider) }
        // Providers that ran for a previous choice keep their items.
        queue.addOperations(providers.filter { !$0.isFinished && !$0.isExecuting } + [end], waitUntilFinished: false)
    }

    /// Passes the items to the activity and performs it.
    private func start(_ activity: UIActivity) {
        let type = activity.activityType
        (activity as? MailActivity)?.subject = subject(for: type)
        activity.prepare(withActivityItems: items(for: type))
        activity.onFinish = { [self] completed in leave(after: activity, completed: completed) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func leave(after activity: UIActivity, completed: Bool) {
        guard completed || !(activity is SaveActivity || activity is PrintActivity) else {
            // The user cancelled the activity and can choose again.
            chosen = nil
            return
        }
        let end = { [self] in finish(activity.activityType, completed: completed) }
        guard let presenter = presentingViewController, ownPresentation != nil else { return end() }
        presenter.dismiss(animated: true) { end() }
    }

    private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !isOver else { return }
        isOver = true
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(type, completed, nil, nil)
    }
}

/// The data source and delegate of an activity controller's list.
private final class ActivityList: MainActorObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let controller: UIActivityViewController

    init(_ controller: UIActivityViewController) {
        self.controller = controller
        super.init(onMainActor: ())
    }

    func numberOfSections(in tableView: UITableView) -> Int { controller.counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controller.counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
        let activity = controller.activity(at: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        content.image = activity.activityImage
        content.imageProperties.tintColor = .label
        content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
        cell.contentConfiguration = content
        cell.accessibilityLabel = activity.activityTitle
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        controller.choose(controller.activity(at: indexPath))
    }
}

/// A header that summarizes the shared items.
private final class ActivityHeader: UIView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    init(_ shared: SharedItems) {
        super.init(frame: .zero)
        picture.image = shared.images.first ?? UIImage(systemName: shared.urls.isEmpty ? "doc.text" : "link")
        picture.contentMode = shared.images.isEmpty ? .center : .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .secondarySystemFill
        (title.text, detail.text) = Self.words(for: shared)
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        for part in [picture, title, detail] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// The title and subtitle for the items: the first item, and the type or number of items.
    private static func words(for shared: SharedItems) -> (String, String) {
        let count = shared.texts.count + shared.urls.count + shared.images.count
        let many: String? = count > 1 ? LocalizedStrings.text("%1 items", ["\(count)"]) : nil
        if let text = shared.texts.first {
            return (text.split(separator: "\n").first.map(String.init) ?? "", many ?? LocalizedStrings.text("Text"))
        }
        if let url = shared.urls.first {
            if url.isFileURL { return (url.lastPathComponent, many ?? LocalizedStrings.text("File")) }
            return (url.host ?? url.absoluteString, many ?? LocalizedStrings.text("Link"))
        }
        return shared.images.isEmpty ? ("", "") : (LocalizedStrings.text("Picture"), many ?? LocalizedStrings.text("Picture"))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: CGFloat = 44
        let margin: CGFloat = 20
        picture.frame = CGRect(x: isMirrored ? bounds.width - margin - side : margin, y: 18, width: side, height: side)
        let width = max(bounds.width - 2 * margin - side - 12, 0)
        let x = isMirrored ? margin : margin + side + 12
        title.textAlignment = isMirrored ? .right : .left
        detail.textAlignment = title.textAlignment
        title.frame = CGRect(x: x, y: 20, width: width, height: 20)
        detail.frame = CGRect(x: x, y: 41, width: width, height: 18)
    }
}
