import CoreGraphics
import Foundation

/// A field to type what is searched for, with a cancel button and scopes to choose from.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How the bar looks.
    public enum Style: UInt, Sendable {
        /// On a ground of its own.
        case `default` = 0
        /// On a ground that lets shine through what is behind; here as ``default``.
        case prominent = 1
        /// Without a ground.
        case minimal = 2
    }

    /// An image of the bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button that shows recent results. Differs from UIKit: the bar has none.
        case resultsList = 3
    }

    /// Searches with the bar.
    weak var owner: (any SearchBarOwner)?
    /// Whether the bar is part of a navigation bar, which has a ground of its own.
    var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { looksDidChange() } }
    }

    private let field = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(frame: .zero)
    /// The cancel button's appearance as a bar button item. Nil before the first appearance proxy.
    private var cancelAppearance: ButtonItemAppearance?
    private let scopes = SearchScopes(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    private let ground = UIImageView(frame: .zero)
    private lazy var icons = SearchBarIcons(bar: self, field: field)
    private lazy var listener = SearchFieldListener(bar: self)

    private static let barHeight: CGFloat = 56
    private static let fieldHeight: CGFloat = 36
    static let scopeHeight: CGFloat = 45
    private static let promptHeight: CGFloat = 19
    private static let margin: CGFloat = 8

    // MARK: Making

    /// A bar with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UISearchBar.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        ground.isUserInteractionEnabled = false
        for view in [ground, promptLabel, field, scopes, cancelButton] { addSubview(view) }
        field.delegate = listener
        field.onTokens = { [weak self] in self?.owner?.searchBarTextDidChange() }
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        cancelButton.setTitle(LibraryWords.text("Cancel"), for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
        scopes.onChoice = { [weak self] in self?.scopeChosen($0) }
        looksDidChange()
    }

    // MARK: Text

    /// Is asked and told. Held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field that is typed into.
    open var searchTextField: UISearchTextField { field }

    /// What is searched for.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            icons.textDidChange()
            owner?.searchBarTextDidChange()
        }
    }

    /// What the field says while it is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set {
            recordAppearance(\UISearchBar.placeholder, newValue)
            field.placeholder = newValue
        }
    }

    /// A line above the field; nil, the default, for none.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            roomDidChange()
        }
    }

    // MARK: Cancelling

    /// Whether there is a cancel button. False unless set.
    open var showsCancelButton: Bool {
        get { hasCancelButton }
        set {
            recordAppearance(\UISearchBar.showsCancelButton, newValue)
            setShowsCancelButton(newValue, animated: false)
        }
    }
    private var hasCancelButton = false

    /// Shows or hides the cancel button, at once or in 0.25 s.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != hasCancelButton else { return }
        layoutIfNeeded()
        hasCancelButton = showsCancelButton
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    // MARK: Scopes

    /// Whether the scopes are shown below the field. False unless set.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { roomDidChange() } }
    }

    /// Shows or hides the scopes, at once or in 0.25 s.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        layoutIfNeeded()
        showsScopeBar = show
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// The scopes' names; nil, the default, for none.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.titles = scopeButtonTitles ?? []
            roomDidChange()
        }
    }

    /// The scope that is chosen. 0 unless set.
    open var selectedScopeButtonIndex: Int {
        get { scopes.selected }
        set { scopes.selected = newValue }
    }

    // MARK: Looks

    /// How the bar looks. On a ground of its own unless set.
    open var searchBarStyle: Style = .default {
        willSet { recordAppearance(\UISearchBar.searchBarStyle, newValue) }
        didSet { looksDidChange() }
    }

    /// The ground's colour; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UISearchBar.barTintColor, newValue) }
        didSet { looksDidChange() }
    }

    /// An image behind the field, stretched to the bar, in place of the ground. Nil by default.
    open var backgroundImage: UIImage? {
        willSet { recordAppearance(\UISearchBar.backgroundImage, newValue) }
        didSet { looksDidChange() }
    }

    /// Sets ``backgroundImage``. Differs from UIKit: one image serves all positions and metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
    }

    /// The image that ``setBackgroundImage(_:for:barMetrics:)`` set.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    // MARK: Icons

    /// Whether an empty field has a bookmark button at its end. False by default.
    open var showsBookmarkButton: Bool {
        get { icons.showsBookmark }
        set { icons.showsBookmark = newValue }
    }

    /// Sets an image in place of the bar's own; nil takes the bar's own again.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        recordAppearance([icon, state]) { ($0 as UISearchBar).setImage(iconImage, for: icon, state: state) }
        icons.set(iconImage, for: icon, state)
    }

    /// The image that ``setImage(_:for:state:)`` set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons.image(icon, state) }

    private func looksDidChange() {
        ground.image = backgroundImage
        ground.isHidden = (searchBarStyle == .minimal || isInNavigationBar) && backgroundImage == nil
        ground.backgroundColor = barTintColor ?? .systemBackground
        showCancelButton()
    }

    private func showCancelButton() {
        cancelButton.setTitleColor(cancelAppearance?.tintColor ?? tintColor, for: .normal)
        guard let cancelAppearance else { return }
        let title = cancelAppearance.title ?? LibraryWords.text("Cancel")
        cancelButton.setTitle(title, for: .normal)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let attributes = cancelAppearance.titleTextAttributes(for: state)
            cancelButton.setAttributedTitle(attributes.map { NSAttributedString(string: title, attributes: $0) }, for: state)
        }
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, AppearanceRegistry.isInUse else { return }
        let appearance = cancelAppearance ?? ButtonItemAppearance()
        cancelAppearance = appearance
        appearance.take(shownBy: cancelButton)
        showCancelButton()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        looksDidChange()
    }

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    // MARK: Traits of the field

    /// What is typed, for input methods and keyboards on the screen.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// What the Return key does, for keyboards on the screen. It searches unless set.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Which letters input methods begin large.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether input methods correct words.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether the Return key does something only where there is text. False unless set.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: Layout

    var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    private var naturalHeight: CGFloat {
        UISearchBar.barHeight + (prompt == nil ? 0 : UISearchBar.promptHeight) + (hasScopes ? UISearchBar.scopeHeight : 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    private func roomDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let margin = UISearchBar.margin
        var top: CGFloat = 0
        promptLabel.isHidden = prompt == nil
        if prompt != nil {
            promptLabel.frame = CGRect(x: margin, y: 6, width: bounds.width - 2 * margin, height: UISearchBar.promptHeight)
            top = UISearchBar.promptHeight
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = min(UISearchBar.barHeight, max(bounds.height - top - (hasScopes ? UISearchBar.scopeHeight : 0), 0))
        let height = min(UISearchBar.fieldHeight, room)
        let buttonWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
        let taken = hasCancelButton ? buttonWidth + margin + 4 : 0
        let width = max(bounds.width - 2 * margin - taken, 0)
        field.frame = CGRect(x: isMirrored ? margin + taken : margin, y: top + (room - height) / 2, width: width, height: height)
        let outside = isMirrored ? -buttonWidth - margin : bounds.width + margin
        let inside = isMirrored ? margin + 4 : bounds.width - margin - 4 - buttonWidth
        cancelButton.frame = CGRect(x: hasCancelButton ? inside : outside, y: top + (room - 44) / 2, width: buttonWidth, height: 44)
        cancelButton.alpha = hasCancelButton ? 1 : 0
        scopes.isHidden = !hasScopes
        scopes.frame = CGRect(x: margin, y: top + room, width: max(bounds.width - 2 * margin, 0), height: 32)
    }

    // MARK: What happens

    private func textChanged() {
        icons.textDidChange()
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        owner?.searchBarTextDidChange()
    }

    private func cancelled() {
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchBarWasCancelled()
    }

    private func scopeChosen(_ index: Int) {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        owner?.searchBarScopeDidChange()
    }

    /// Escape ends the search of a search controller.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { $0.key?.keyCode != .keyboardEscape || owner == nil }
        if left.count < presses.count { cancelled() }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
}

/// Searches with a search bar.
@MainActor
protocol SearchBarOwner: AnyObject {
    /// A person began to type.
    func searchBarDidBeginEditing()
    /// The text changed.
    func searchBarTextDidChange()
    /// Another scope was chosen.
    func searchBarScopeDidChange()
    /// The cancel button was pressed, or Escape.
    func searchBarWasCancelled()
}

/// Hands on to a bar's delegate what its field asks and tells.
private final class SearchFieldListener: MainActorObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) {
        self.bar = bar
        super.init(onMainActor: ())
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.owner?.searchBarDidBeginEditing()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.map { $0.delegate?.searchBarTextDidEndEditing($0) } }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        delegate.searchBarSearchButtonClicked(bar)
        return false
    }
}

/// Scopes side by side, of which one is chosen.
private final class SearchScopes: UISegmentedControl {
    var onChoice: ((Int) -> Void)?
    var titles: [String] = [] {
        didSet {
            removeAllSegments()
            for (index, title) in titles.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
            showSelected()
        }
    }
    var selected = 0 {
        didSet { showSelected() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                selected = selectedSegmentIndex
                onChoice?(selected)
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func showSelected() {
        let shown = titles.indices.contains(selected) ? selected : UISegmentedControl.noSegment
        if selectedSegmentIndex != shown { selectedSegmentIndex = shown }
    }
}
