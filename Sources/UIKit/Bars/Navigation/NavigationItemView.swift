import Foundation

/// The content of a navigation bar for one item: the back button, the items on both sides, the titles and the prompt.
@MainActor
final class NavigationItemView: UIView {
    let item: UINavigationItem
    /// The previous item in the stack, to which the back button returns. Nil for the first item.
    let backItem: UINavigationItem?
    private weak var bar: UINavigationBar?

    let backButton = BackButtonView()
    private(set) var leading: [BarButtonView] = []
    private(set) var trailing: [BarButtonView] = []
    let titleLabel = UILabel()
    let largeTitle = UILabel()
    private let largeTitleClip = UIView()
    private let promptLabel = UILabel()
    /// Whether the content keeps its size while a transition changes the bar's size.
    var keepsSize = false {
        didSet {
            autoresizingMask = keepsSize ? [] : [.flexibleWidth, .flexibleHeight]
            setNeedsLayout()
        }
    }
    private var customTitle: UIView?
    private var searchBar: UISearchBar?

    init(_ item: UINavigationItem, backItem: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.backItem = backItem
        self.bar = bar
        super.init(frame: bar.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitleClip.addSubview(largeTitle)
        for part in [largeTitleClip, titleLabel, promptLabel, backButton] as [UIView] { addSubview(part) }
        titleLabel.textAlignment = .center
        for title in [titleLabel, largeTitle] { title.accessibilityTraits = .header }
        promptLabel.textAlignment = .center
        backButton.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    private func goBack() {
        if let action = item.backAction ?? backItem?.backBarButtonItem?.primaryAction {
            action.performWithSender(backButton, target: nil)
        } else if let back = backItem?.backBarButtonItem, back.action != nil {
            back.perform(with: nil)
        } else {
            bar?.backButtonTapped()
        }
    }

    /// Whether the back button is shown.
    var showsBack: Bool {
        backItem != nil && !item.hidesBackButton && (item.shownLeadingItems.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// Updates the views from the item's current properties.
    func reload() {
        guard let bar else { return }
        leading = rebuilt(leading, item.shownLeadingItems)
        trailing = rebuilt(trailing, item.shownTrailingItems)
        if customTitle !== item.titleView {
            if customTitle?.superview === self { customTitle?.removeFromSuperview() }
            customTitle = item.titleView
            if let customTitle { addSubview(customTitle) }
        }
        if searchBar !== item.searchController?.searchBar {
            if searchBar?.superview === self { searchBar?.removeFromSuperview() }
            searchBar = item.searchController?.searchBar
        }
        if let searchBar, searchBar.superview !== self {
            searchBar.isInNavigationBar = true
            addSubview(searchBar)
        }
        let appearance = bar.shownAppearance
        titleLabel.attributedText = smallTitle(bar.titleColor, appearance.titleTextAttributes)
        titleLabel.numberOfLines = item.subtitle == nil ? 1 : 2
        largeTitle.attributedText = (item.largeTitle ?? item.title).map { text in
            NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: BarConstants.largeTitleSize, weight: .bold), .foregroundColor: bar.titleColor,
                ].merging(appearance.largeTitleTextAttributes) { $1 })
        }
        promptLabel.attributedText = item.prompt.map { text in
            NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: BarConstants.promptSize), .foregroundColor: bar.titleColor])
        }
        backButton.isHidden = !showsBack
        backButton.show(backItem, appearance: appearance)
        setNeedsLayout()
    }

    /// The title, with the subtitle on a second line.
    private func smallTitle(_ color: UIColor, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
        let title = item.title.map { text in
            NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: BarConstants.titleSize, weight: .semibold), .foregroundColor: color,
                ].merging(attributes) { $1 })
        }
        guard let subtitle = item.subtitle else { return title }
        let both = NSMutableAttributedString(attributedString: title ?? NSAttributedString(string: ""))
        let font = UIFont.systemFont(ofSize: BarConstants.promptSize)
        both.append(
            NSAttributedString(
                string: (title == nil ? "" : "\n") + subtitle, attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel]))
        return both
    }

    private func rebuilt(_ old: [BarButtonView], _ items: [UIBarButtonItem]) -> [BarButtonView] {
        for view in old where !items.contains(where: { $0 === view.item }) {
            view.item.remove(view)
            view.removeFromSuperview()
        }
        return items.map { item in
            let known = old.first { $0.item === item }
            let view = known ?? BarButtonView(item)
            view.onResize = { [weak self] in self?.setNeedsLayout() }
            view.appearance = { [weak bar] item in
                item.style == .done ? bar?.shownAppearance.doneButtonAppearance : bar?.shownAppearance.buttonAppearance
            }
            if view.superview !== self { addSubview(view) }
            return view
        }
    }

    // MARK: Layout

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The horizontal size class determines the margins. During a transition, the bar lays out only the new item.
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { setNeedsLayout() }
    }

    /// The visible height of the search bar below the items, in points.
    private var visibleSearchHeight: CGFloat {
        guard let bar, searchBar != nil else { return 0 }
        let fixed = bar.fixedSearchHeight(for: item)
        if fixed > 0 { return fixed }
        let title = bar.showsLargeTitle(of: item) ? BarConstants.largeTitleHeight : 0
        return min(max(bounds.height - bar.lineHeight(for: item) - title, 0), bar.searchHeight(for: item))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let prompt = item.prompt == nil ? 0 : BarConstants.promptHeight
        // A transition translates the titles, so their frames are set without the transform.
        promptLabel.setUntransformedFrame(CGRect(x: 0, y: 4, width: bounds.width, height: prompt))
        let isLineHidden = bar.lineHeight(for: item) == 0
        let line = CGRect(x: 0, y: isLineHidden ? -BarConstants.height : prompt, width: bounds.width, height: BarConstants.height)
        let lineAlpha: CGFloat = isLineHidden ? 0 : 1
        for part in leading + trailing { part.alpha = lineAlpha }
        for part in [backButton, promptLabel] as [UIView] { part.alpha = lineAlpha }
        let margin = bar.sideMargin
        var start = margin
        if showsBack {
            let availableWidth = bounds.width / 2 - margin
            start =
                positionView(backButton, at: margin - 8, width: backButton.width(fitting: availableWidth), line, isMirrored)
                + BarConstants.titleSpacing
        }
        start = layOut(leading, from: start, in: line, mirrored: isMirrored)
        var end = layOut(trailing, from: margin, in: line, mirrored: !isMirrored)
        if let searchBar, item.searchBarPlacement == .inline {
            let widths = BarConstants.inlineSearchWidths
            let width = min(max(bounds.width * 0.28, widths.lowerBound), widths.upperBound)
            end = positionView(searchBar, at: end - (trailing.isEmpty ? 8 : 0), width: width, line, !isMirrored) + BarConstants.titleSpacing
        }
        layOutTitle(in: line, start: start, end: end, mirrored: isMirrored)
        let search = visibleSearchHeight
        let top = max(line.maxY, 0)
        let share = min(max((bounds.height - top - search) / BarConstants.largeTitleHeight, 0), 1)
        // The small title fades in after the large title has shrunk to a quarter of its height.
        let smallAlpha: CGFloat = bar.showsLargeTitle(of: item) ? max(0, 1 - share * 4) : 1
        titleLabel.alpha = isLineHidden ? 0 : smallAlpha
        customTitle?.alpha = isLineHidden ? 0 : 1
        titleLabel.isHidden = customTitle != nil
        largeTitleClip.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - search))
        largeTitleClip.isHidden = !bar.showsLargeTitle(of: item)
        let height: CGFloat = 41
        let width = bounds.width - 2 * margin
        largeTitle.setUntransformedFrame(CGRect(x: margin, y: largeTitleClip.bounds.height - height - 8, width: width, height: height))
        largeTitle.alpha = min(1, share * 2)
        layOutSearchBar(height: search, margin: margin)
    }

    /// Lays out a search bar below the titles. The search bar fades out as its height shrinks.
    private func layOutSearchBar(height: CGFloat, margin: CGFloat) {
        guard let bar, let searchBar, item.searchBarPlacement == .stacked else { return }
        let side = margin - 8
        searchBar.setUntransformedFrame(CGRect(x: side, y: bounds.height - height, width: max(bounds.width - 2 * side, 0), height: height))
        let whole = max(bar.searchHeight(for: item), 1)
        searchBar.alpha = max(0, (height / whole - 0.4) / 0.6)
    }

    /// Lays out views in a row, beginning at the distance `start` from the edge. Returns the distance at which the next view starts.
    private func layOut(_ views: [BarButtonView], from start: CGFloat, in line: CGRect, mirrored: Bool) -> CGFloat {
        var position = start
        for (index, view) in views.enumerated() {
            let width = view.fittingSize.width
            if view.item.systemItem == .flexibleSpace { continue }
            position = positionView(view, at: position, width: width, line, mirrored)
            let next = index + 1 < views.count ? views[index + 1] : nil
            if !view.item.isSpace, next?.item.isSpace == false { position += BarConstants.spacing }
        }
        return views.isEmpty ? position : position + BarConstants.titleSpacing
    }

    private func positionView(_ view: UIView, at position: CGFloat, width: CGFloat, _ line: CGRect, _ mirrored: Bool) -> CGFloat {
        let x = mirrored ? bounds.width - position - width : position
        view.setUntransformedFrame(CGRect(x: x, y: line.minY, width: width, height: line.height))
        return position + width
    }

    /// Centers the title in the bar. If the items do not leave enough space, the title is as close to the center as possible.
    private func layOutTitle(in line: CGRect, start: CGFloat, end: CGFloat, mirrored: Bool) {
        let (left, right) = mirrored ? (end, start) : (start, end)
        let availableWidth = max(0, bounds.width - left - right)
        let view = customTitle ?? titleLabel
        var size =
            customTitle.map { fittingSize(of: $0, availableWidth: availableWidth) }
            ?? titleLabel.sizeThatFits(CGSize(width: availableWidth, height: line.height))
        size.width = min(size.width.rounded(.up), availableWidth)
        size.height = min(size.height.rounded(.up), line.height)
        let middle = (bounds.width - size.width) / 2
        let x = min(max(middle, left), max(left, bounds.width - right - size.width))
        let offset = customTitle == nil ? bar?.shownAppearance.titlePositionAdjustment ?? .zero : .zero
        view.setUntransformedFrame(
            CGRect(
                x: x.rounded() + offset.horizontal, y: line.minY + ((line.height - size.height) / 2).rounded() + offset.vertical,
                width: size.width, height: size.height))
    }

    private func fittingSize(of view: UIView, availableWidth: CGFloat) -> CGSize {
        let limit = CGSize(width: availableWidth, height: BarConstants.height)
        if view is UILabel { return view.sizeThatFits(limit) }
        if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
            let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return fitted == .zero ? view.sizeThatFits(limit) : fitted
        }
        return view.bounds.size
    }

    /// The views that move horizontally during a push or pop.
    var titleParts: [UIView] {
        var parts: [UIView] = [customTitle ?? titleLabel, largeTitle, promptLabel]
        if let searchBar, searchBar.superview === self { parts.append(searchBar) }
        return parts
    }

    /// Removes the view from the bar, and releases the items' custom views.
    func release() {
        for view in leading + trailing { view.item.remove(view) }
        if searchBar?.superview === self { searchBar?.removeFromSuperview() }
        removeFromSuperview()
    }
}

extension UIView {
    /// Sets the frame that the view would have without its transform.
    func setUntransformedFrame(_ rect: CGRect) {
        if CATransform3DIsIdentity(layer.transform) {
            frame = rect
        } else {
            bounds.size = rect.size
            center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }
}

/// A back button. It shows an arrow and the title of the previous item.
@MainActor
final class BackButtonView: UIControl {
    private let arrow = UIImageView()
    private let label = UILabel()
    private var shortTitle: String?
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var title: String?
    private let ground = UIImageView()
    /// Used if the previous item has no back button item, so that appearance proxies of bar button items apply to the button.
    private let standIn = UIBarButtonItem()
    private var shown: (item: UIBarButtonItem, appearance: UINavigationBarAppearance)?

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
        addSubview(ground)
        arrow.showsTemplates = true
        addSubview(arrow)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    /// Updates the button's title and arrow for `item`, to which the button returns.
    func show(_ item: UINavigationItem?, appearance: UINavigationBarAppearance) {
        let own = item?.backBarButtonItem
        let full = own?.title ?? item?.backButtonTitle ?? item?.title ?? LocalizedStrings.text("Back")
        let mode = item?.backButtonDisplayMode ?? .default
        (title, shortTitle) =
            switch mode {
            case .default:
                (own?.image == nil ? full : nil, own?.title == nil && item?.backButtonTitle == nil ? LocalizedStrings.text("Back") : nil)
            case .generic: (LocalizedStrings.text("Back"), nil)
            case .minimal: (nil, nil)
            }
        if title == "" { title = nil }
        shown = (own ?? standIn, appearance)
        arrow.image = own?.image(for: traitCollection) ?? appearance.backIndicatorImage
        applyStyle()
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            arrow.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
        accessibilityLabel = own?.accessibilityLabel ?? (full.isEmpty ? LocalizedStrings.text("Back") : full)
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        setNeedsLayout()
    }

    /// Updates the text attributes, the arrow's colour and the background image from the item and the bar.
    private func applyStyle() {
        guard let (item, appearance) = shown else { return }
        item.takeAppearance(shownBy: self)
        let look = appearance.backButtonAppearance
        attributes = [
            .font: UIFont.systemFont(ofSize: BarConstants.titleSize), .foregroundColor: item.tintColor ?? tintColor ?? .systemBlue,
        ]
        for controlState in [UIControl.State.normal, .focused, .highlighted, .disabled] where state.contains(controlState) {
            attributes.merge(look.state(controlState).titleTextAttributes) { $1 }
            attributes.merge(item.titleTextAttributes(for: controlState) ?? [:]) { $1 }
        }
        arrow.tintColor = item.tintColor
        ground.image = item.backButtonBackgroundImage(for: unfocusedState, barMetrics: .default) ?? look.backgroundImage(for: state)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    private func refresh() {
        applyStyle()
        label.attributedText = label.text.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// Chooses the longest title that fits `availableWidth`: the whole title, "Back", or no title. Returns the button's width in points.
    func width(fitting availableWidth: CGFloat) -> CGFloat {
        let arrowWidth = (arrow.image?.size.width ?? 0) + 14
        for text in [title, shortTitle] {
            guard let text else { continue }
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
            let width = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up) + arrowWidth
            if width <= availableWidth { return max(width, BarConstants.touchWidth) }
        }
        label.attributedText = nil
        return BarConstants.touchWidth
    }

    // The back button can have the keyboard focus without becoming first responder.
    override var state: State { isFocused ? super.state.union(.focused) : super.state }

    /// The state without `focused`. The item's background images are set for combinations of the other states.
    private var unfocusedState: State { state.subtracting(.focused) }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        stateDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
        let alpha = isHighlighted ? BarConstants.pressedAlpha : 1
        UIView.animate(withDuration: isHighlighted ? 0 : 0.2, delay: 0, options: [.allowUserInteraction]) {
            self.arrow.alpha = alpha
            self.label.alpha = alpha
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = arrow.image?.size ?? .zero
        let arrowX = isMirrored ? bounds.width - 8 - size.width : 8
        arrow.setUntransformedFrame(CGRect(x: arrowX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
        let start = 8 + size.width + 6
        let item = shown?.item
        let look = shown?.appearance.backButtonAppearance
        let offset = item?.legacyStyle.backTitleOffset ?? look?.titleOffset(for: state) ?? .zero
        label.frame = CGRect(x: isMirrored ? 0 : start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let hasOwnGround = item?.backButtonBackgroundImage(for: unfocusedState, barMetrics: .default) != nil
        let groundOffset: UIOffset = hasOwnGround ? .zero : look?.backgroundOffset(for: state) ?? .zero
        ground.frame = bounds.offsetBy(
            dx: groundOffset.horizontal,
            dy: groundOffset.vertical + (item?.backButtonBackgroundVerticalPositionAdjustment(for: .default) ?? 0))
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
    override var ownRole: AccessibleRole? { .button }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentTitle: String? {
        get { accessibilityLabel }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { arrow.image }
        set {}
    }
    override var scalesLargeContentImage: Bool {
        get { true }
        set {}
    }
}
