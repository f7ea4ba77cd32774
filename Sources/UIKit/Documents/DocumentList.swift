import Foundation

/// A grid of the documents in a browser.
@MainActor
final class DocumentList: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private unowned let browser: UIDocumentBrowserViewController
    private var entries: [DocumentFolder.Entry] = []

    /// The width of a thumbnail with the space around it, in points. The value is that of Apple's Files app.
    private static let width: CGFloat = 104
    private static let gap: CGFloat = 20
    /// The height of the name and the date below the thumbnail, in points.
    static let textHeight: CGFloat = 44

    init(browser: UIDocumentBrowserViewController) {
        self.browser = browser
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = Self.gap
        layout.minimumLineSpacing = Self.gap
        layout.sectionInset = UIEdgeInsets(top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
        super.init(collectionViewLayout: layout)
        title = LocalizedStrings.text("Documents")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(DocumentCell.self, forCellWithReuseIdentifier: "document")
        reload()
    }

    /// Reloads the folder.
    func reload() {
        guard isViewLoaded else { return }
        entries = DocumentFolder.entries(in: browser.folder, types: browser.types)
        collectionView.reloadData()
        showHint()
    }

    /// Scrolls to a document.
    func show(_ url: URL) {
        guard isViewLoaded, let index = entries.firstIndex(where: { $0.url.standardizedFileURL == url.standardizedFileURL }) else { return }
        collectionView.scrollToItem(at: IndexPath(item: index + first, section: 0), at: .centeredVertically, animated: true)
    }

    /// The index of the first document. The item that creates documents precedes it.
    private var first: Int { browser.allowsDocumentCreation ? 1 : 0 }

    private func showHint() {
        guard entries.isEmpty, first == 0 else {
            collectionView.backgroundView = nil
            return
        }
        let hint = UILabel()
        hint.text = LocalizedStrings.text("No Documents")
        hint.textColor = .secondaryLabel
        hint.font = .preferredFont(forTextStyle: .title2)
        hint.textAlignment = .center
        collectionView.backgroundView = hint
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { entries.count + first }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "document", for: indexPath)
        guard let cell = cell as? DocumentCell else { return cell }
        if indexPath.item < first {
            cell.showCreation(browser.localizedCreateDocumentActionTitle)
        } else {
            let entry = entries[indexPath.item - first]
            cell.show(entry, DocumentThumbnails.image(of: entry.url))
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let ratio = min(max(browser.defaultDocumentAspectRatio, 0.4), 2.5)
        return CGSize(width: Self.width, height: (Self.width / ratio).rounded() + Self.textHeight)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if indexPath.item < first { browser.create() } else { browser.choose([entries[indexPath.item - first].url]) }
    }
}

/// A cell with a document's thumbnail, name and modification date.
@MainActor
final class DocumentCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let name = UILabel()
    private let date = UILabel()
    private var isCreation = false

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = .desktopDates
        formatter.dateStyle = .short
        formatter.timeStyle = .short
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.layer.borderWidth = 0.5
        name.font = .preferredFont(forTextStyle: .footnote)
        name.textAlignment = .center
        name.lineBreakMode = .byTruncatingMiddle
        date.font = .preferredFont(forTextStyle: .caption2)
        date.textColor = .secondaryLabel
        date.textAlignment = .center
        for view in [picture, name, date] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ entry: DocumentFolder.Entry, _ image: UIImage?) {
        picture.image = image ?? UIImage(systemName: "doc")
        picture.contentMode = image == nil ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        name.text = entry.url.deletingPathExtension().lastPathComponent
        name.textColor = .label
        isCreation = false
        date.text = Self.formatter.string(from: entry.changed)
        accessibilityLabel = [name.text, date.text].compactMap { $0 }.joined(separator: ", ")
        setNeedsLayout()
    }

    func showCreation(_ title: String) {
        picture.image = UIImage(systemName: "plus")
        picture.contentMode = .center
        picture.tintColor = nil
        isCreation = true
        name.text = title
        name.textColor = tintColor
        date.text = nil
        accessibilityLabel = title
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if isCreation { name.textColor = tintColor }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        let height = max(contentView.bounds.height - DocumentList.textHeight, 0)
        picture.frame = CGRect(x: 0, y: 0, width: width, height: height)
        picture.backgroundColor = .secondarySystemBackground
        picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        name.frame = CGRect(x: 0, y: height + 6, width: width, height: 18)
        date.frame = CGRect(x: 0, y: height + 24, width: width, height: 16)
    }
}
