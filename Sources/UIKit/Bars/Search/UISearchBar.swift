import CoreGraphics
import Foundation

/// A bar with a search field, a cancel button and scope buttons.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// The style of the bar's background.
    public enum Style: UInt, Sendable {
        /// An opaque background.
        case `default` = 0
        /// A translucent background. Differs from UIKit: has the same effect as ``default``.
        case prominent = 1
        /// No background.
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
        /// The button that shows a list of results.
        case resultsList = 3
    }

    /// The search controller or other object that uses the bar.
    weak var owner: (any SearchBarOwner)?
    /// Whether the bar is part of a navigation bar, which draws the background.
    var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { styleDidChange() } }
    }

    private let field = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(frame: .zero)
    /// The cancel button's appearance from proxies of bar button items. Nil until a proxy exists.
    private var cancelAppearance: ButtonItemAppearance?
    private let scopes = SearchScopes(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    private let ground = UIImageView(frame: .zero)
    private let scopeGround = UIImageView(frame: .zero)
    private lazy var icons = SearchBarIcons(bar: self, field: field)
    private lazy var listener = SearchFieldListener(bar: self)

    private static let barHeight: CGFloat = 56
    private static let fieldHeight: CGFloat = 36
    static let scopeHeight: CGFloat = 45
    private static let promptHeight: CGFloat = 19
    private static let margin: CGFloat = 8

    // MARK: Initializers

    /// Creates a bar with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a bar from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UISearchBar.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        ground.isUserInteractionEnabled = false
        for view in [ground, scopeGround, promptLabel, field, scopes, cancelButton] { addSubview(view) }
        field.delegate = listener
        field.onTokens = { [weak self] in self?.owner?.searchBarTextDidChange() }
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        cancelButton.setTitle(LocalizedStrings.text("Cancel"), for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
        scopes.onChoice = { [weak self] in self?.scopeChosen($0) }
        styleDidChange()
    }

    // MARK: Text

    /// The bar's delegate. Weakly referenced.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text field for the search text.
    open var searchTextField: UISearchTextField { field }

    /// The search text.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            icons.textDidChange()
            owner?.searchBarTextDidChange()
        }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set {
            recordAppearance(\UISearchBar.placeholder, newValue)
            field.placeholder = newValue
        }
    }

    /// A line of text above the field. If nil, the default, the line is hidden.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            availableWidthDidChange()
        }
    }

    // MARK: Cancelling

    /// Whether the cancel button is shown. The default is false.
    open var showsCancelButton: Bool {
        get { hasCancelButton }
        set {
            recordAppearance(\UISearchBar.showsCancelButton, newValue)
            setShowsCancelButton(newValue, animated: false)
        }
    }
    private var hasCancelButton = false

    /// Shows or hides the cancel button, with an animation of 0.25 seconds if `animated` is true.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != hasCancelButton else { return }
        layoutIfNeeded()
        hasCancelButton = showsCancelButton
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    // MARK: Scopes

    /// Whether the scope buttons are shown below the field. The default is false.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { availableWidthDidChange() } }
    }

    /// Shows or hides the scope buttons, with an animation of 0.25 seconds if `animated` is true.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        layoutIfNeeded()
        showsScopeBar = show
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// The titles of the scope buttons. If nil, the default, the bar has no scope buttons.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.titles = scopeButtonTitles ?? []
            availableWidthDidChange()
        }
    }

    /// The index of the selected scope. The default is 0.
    open var selectedScopeButtonIndex: Int {
        get { scopes.selected }
        set { scopes.selected = newValue }
    }

    // MARK: Appearance

    /// The style of the bar's background. The default is ``Style/default``.
    open var searchBarStyle: Style = .default {
        willSet { recordAppearance(\UISearchBar.searchBarStyle, newValue) }
        didSet { styleDidChange() }
    }

    /// The background colour. If nil, the default, the bar has the system's background colour.
    open var barTintColor: UIColor? {
        willSet { recordAppearance(\UISearchBar.barTintColor, newValue) }
        didSet { styleDidChange() }
    }

    /// Whether the user can edit the text and use the bar's buttons. The default is true.
    open var isEnabled = true {
        didSet { for control in [field, cancelButton, scopes] as [UIControl] { control.isEnabled = isEnabled } }
    }

    /// The offset of the text in the field, in points. The default is zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textOffset }
        set { field.textOffset = newValue }
    }

    /// The offset of the field in the bar, in points. The default is zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
    }

    /// The image behind the scope buttons, stretched. Nil, the default, shows no image.
    open var scopeBarBackgroundImage: UIImage? {
        get { scopeGround.image }
        set { scopeGround.image = newValue }
    }

    /// Sets the attributes of the scope buttons' titles.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// The attributes of the scope buttons' titles.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }

    /// A background image, stretched to the bar. If nil, the default, the bar shows the background colour.
    open var backgroundImage: UIImage? {
        willSet { recordAppearance(\UISearchBar.backgroundImage, newValue) }
        didSet { styleDidChange() }
    }

    /// Sets ``backgroundImage``. Differs from UIKit: the image is used for all positions and metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
    }

    /// The image that ``setBackgroundImage(_:for:barMetrics:)`` set.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    // MARK: Icons

    /// Whether the field has a bookmark button at its end while it is empty. The default is false.
    open var showsBookmarkButton: Bool {
        get { icons.showsBookmark }
        set { icons.showsBookmark = newValue }
    }

    /// Whether the field has a button for a list of results at its end while it is empty, instead of the bookmark button. The default is false.
    open var showsSearchResultsButton: Bool {
        get { icons.showsResults }
        set { icons.showsResults = newValue }
    }

    /// Whether the results list button is selected. The default is false.
    open var isSearchResultsButtonSelected: Bool {
        get { icons.areResultsSelected }
        set { icons.areResultsSelected = newValue }
    }

    /// Replaces an icon of the bar. Nil restores the built-in icon.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        recordAppearance([icon, state]) { ($0 as UISearchBar).setImage(iconImage, for: icon, state: state) }
        icons.set(iconImage, for: icon, state)
    }

    /// The image that ``setImage(_:for:state:)`` set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons.image(icon, state) }

    private func styleDidChange() {
        ground.image = backgroundImage
        ground.isHidden = (searchBarStyle == .minimal || isInNavigationBar) && backgroundImage == nil
        ground.backgroundColor = barTintColor ?? .systemBackground
        showCancelButton()
    }

    private func showCancelButton() {
        cancelButton.setTitleColor(cancelAppearance?.tintColor ?? tintColor, for: .normal)
        guard let cancelAppearance else { return }
        let title = cancelAppearance.title ?? LocalizedStrings.text("Cancel")
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
        styleDidChange()
    }

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    // MARK: Traits of the field

    /// The type of text in the field, for input methods and on-screen keyboards.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The title of the Return key on on-screen keyboards. The default is `.search`.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// The automatic capitalization that input methods apply.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether input methods correct words.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether the Return key is disabled while the field is empty. The default is false.
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

    private func availableWidthDidChange() {
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
        let availableHeight = min(UISearchBar.barHeight, max(bounds.height - top - (hasScopes ? UISearchBar.scopeHeight : 0), 0))
        let height = min(UISearchBar.fieldHeight, availableHeight)
        let buttonWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
        let taken = hasCancelButton ? buttonWidth + margin + 4 : 0
        let width = max(bounds.width - 2 * margin - taken, 0)
        field.frame = CGRect(x: isMirrored ? margin + taken : margin, y: top + (availableHeight - height) / 2, width: width, height: height)
        let shift = searchFieldBackgroundPositionAdjustment
        field.frame = field.frame.offsetBy(dx: isMirrored ? -shift.horizontal : shift.horizontal, dy: shift.vertical)
        let outside = isMirrored ? -buttonWidth - margin : bounds.width + margin
        let inside = isMirrored ? margin + 4 : bounds.width - margin - 4 - buttonWidth
        cancelButton.frame = CGRect(
            x: hasCancelButton ? inside : outside, y: top + (availableHeight - 44) / 2, width: buttonWidth, height: 44)
        cancelButton.alpha = hasCancelButton ? 1 : 0
        scopes.isHidden = !hasScopes
        scopeGround.isHidden = !hasScopes
        scopeGround.frame = CGRect(x: 0, y: top + availableHeight, width: bounds.width, height: UISearchBar.scopeHeight)
        scopes.frame = CGRect(x: margin, y: top + availableHeight, width: max(bounds.width - 2 * margin, 0), height: 32)
    }

    // MARK: Events

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

    /// Cancels the search if Escape is pressed and the bar belongs to a search controller.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { $0.key?.keyCode != .keyboardEscape || owner == nil }
        if left.count < presses.count { cancelled() }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
}

/// An object that uses a search bar, such as a search controller.
@MainActor
protocol SearchBarOwner: AnyObject {
    /// Called after the user began to edit.
    func searchBarDidBeginEditing()
    /// Called after the text changed.
    func searchBarTextDidChange()
    /// Called after the user selected another scope.
    func searchBarScopeDidChange()
    /// Called after the user pressed the cancel button or Escape.
    func searchBarWasCancelled()
}

/// Forwards the field's delegate calls to the bar's delegate.
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

/// A segmented control for the scopes.
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
