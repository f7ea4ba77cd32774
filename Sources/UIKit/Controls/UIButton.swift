import Foundation

/// A control that performs an action when it is tapped. It shows a title and an image, styled by a ``Configuration`` or by values for each state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A button with its title in the tint colour.
        case system = 1
        /// A button with an "i" in a circle that shows details.
        case detailDisclosure = 2
        /// A button with an "i" in a circle that shows information.
        case infoLight = 3
        /// A button with an "i" in a circle that shows information.
        case infoDark = 4
        /// A button with a plus in a circle that adds an item.
        case contactAdd = 5
        /// A button with a cross in a circle.
        case close = 7
    }

    /// The semantic role of a button, which affects its colour.
    public enum Role: Int, Sendable {
        /// No special role.
        case normal = 0
        /// The default choice of the user.
        case primary = 1
        /// A button that cancels an operation.
        case cancel = 2
        /// A button that deletes data.
        case destructive = 3
    }

    /// A closure that updates a button's configuration after a change of its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    // MARK: Initialization

    /// Creates a button of type ``ButtonType/custom``.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        show()
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        let sign = sign(for: buttonType)
        if let sign {
            setImage(sign, for: .normal)
            frame.size = intrinsicContentSize
        }
        show()
    }

    /// Creates a button of type ``ButtonType/system`` with an image, which performs an action.
    ///
    /// - Parameters:
    ///    - image: The image for all states.
    ///    - target: The receiver of the action, held weakly. Nil for the first responder in the chain that implements it.
    ///    - action: The method to call. Nil for no action.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    /// Creates a button with `configuration` that performs `primaryAction`. If the configuration lacks a title or an image, those of the action are
    /// used.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, configuration.attributedTitle == nil, !primaryAction.title.isEmpty {
                configuration.title = primaryAction.title
            }
            configuration.image = configuration.image ?? primaryAction.image
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        show()
        frame.size = intrinsicContentSize
        ownSize = bounds.size
    }

    /// Creates a button that performs `primaryAction`, and shows its title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        if let primaryAction {
            if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
            if let image = primaryAction.image { setImage(image, for: .normal) }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    /// Creates a button of type `buttonType` that performs `primaryAction`.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        show()
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        buttonType = ButtonType.decoded(by: coder)
        super.init(coder: coder)
        isBeingRead = true
        if let sign = sign(for: buttonType) { setImage(sign, for: .normal) }
        coder.readInterface(UIButton.self, into: self)
        isBeingRead = false
        show()
    }

    /// Returns the built-in image of a button type; nil for types without one.
    private func sign(for type: ButtonType) -> UIImage? {
        switch type {
        case .close: Self.cross
        case .detailDisclosure, .infoLight, .infoDark: Self.info
        case .contactAdd: Self.plus
        case .custom, .system: nil
        }
    }

    /// The button's type.
    open private(set) var buttonType: ButtonType
    /// The button's semantic role.
    open var role = Role.normal {
        didSet { show() }
    }

    // MARK: Configuration

    /// The content and style of the button. Nil, the default, for a button that uses the values set for each state.
    ///
    /// A button that was created with a configuration adapts its size to its content, until another size is set.
    open var configuration: Configuration? {
        willSet { recordAppearance(\UIButton.configuration, newValue) }
        didSet {
            invalidateStyle()
            keepOwnSize()
        }
    }

    /// A closure that updates the configuration after a change of the button's state. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colours of the configuration follow the state. True by default.
    open var automaticallyUpdatesConfiguration = true

    /// Whether a tap toggles the selection. False by default. Together with ``UIControl/showsMenuAsPrimaryAction``, the button shows the item that
    /// was selected in its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    /// The button's menu, opened by a long press, or by a touch if ``UIControl/showsMenuAsPrimaryAction`` is true. Nil by default.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            selectionDidChange()
        }
    }

    /// The order of the menu's elements. By default, the first element is nearest to the button.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    /// Returns a configuration with the button's ``menu``; nil without one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu, isEnabled else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Schedules an update of the configuration before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the state, by calling ``configurationUpdateHandler``. Override to change the configuration in a subclass.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: States

    /// Sets the title for a state. States without a title use the title of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        invalidateStyle()
    }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setTitleColor(color, for: state) }
        titleColors[state] = color
        invalidateStyle()
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setTitleShadowColor(color, for: state) }
        shadowColors[state] = color
        invalidateStyle()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setImage(image, for: state) }
        images[state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        invalidateStyle()
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setBackgroundImage(image, for: state) }
        backgroundImages[state] = image
        invalidateStyle()
    }

    /// Sets the attributed title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        if configuration != nil, state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
        invalidateStyle()
    }

    /// Updates the fonts of a configuration, and the layout, after a change of the preferred text size or weight. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || previousTraitCollection.legibilityWeight != traitCollection.legibilityWeight
        else { return }
        if configuration != nil { show() }
        // The title label may have adjusted a font that the app set.
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Sets the symbol configuration for the image in a state: its size, weight and scale. Nil, the default, leaves the symbol unchanged.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        recordAppearance([state]) { ($0 as UIButton).setPreferredSymbolConfiguration(configuration, forImageIn: state) }
        symbolConfigurations[state] = configuration
        invalidateStyle()
    }

    /// Returns the symbol configuration that was set for a state; nil if it was not set.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// The symbol configuration for the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations.shown(in: state)
    }

    /// The current image with its symbol configuration applied.
    var shownImage: UIImage? {
        guard let image = currentImage, image.isSymbolImage, let configuration = currentPreferredSymbolConfiguration else {
            return currentImage
        }
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { titles.shown(in: state) }
    /// Returns the colour of the title for a state.
    open func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
    /// Returns the colour of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { shadowColors.shown(in: state) }
    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { images.shown(in: state) }
    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }
    /// Returns the attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.shown(in: state) }

    /// The title for the current state.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The colour of the title for the current state.
    open var currentTitleColor: UIColor { shownTitleColor }
    /// The colour of the title's shadow for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image for the current state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
    }

    /// The insets around title and image of a button without a configuration, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIButton.contentEdgeInsets, newValue) }
        didSet { invalidateStyle() }
    }
    /// The insets that move the title within the button, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIButton.titleEdgeInsets, newValue) }
        didSet { setNeedsLayout() }
    }
    /// The insets that move the image within the button, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIButton.imageEdgeInsets, newValue) }
        didSet { setNeedsLayout() }
    }
    /// Whether the image is dimmed while the button is highlighted. True by default.
    open var adjustsImageWhenHighlighted = true {
        willSet { recordAppearance(\UIButton.adjustsImageWhenHighlighted, newValue) }
        didSet { show() }
    }
    /// Whether the image is drawn with a lower opacity while the button is disabled. True by default.
    open var adjustsImageWhenDisabled = true {
        willSet { recordAppearance(\UIButton.adjustsImageWhenDisabled, newValue) }
        didSet { show() }
    }

    /// The label of the title. Created at the first access, or when there is a title.
    open var titleLabel: UILabel? { madeTitle }
    /// The label of the subtitle. Created at the first access, or when there is a subtitle.
    open var subtitleLabel: UILabel? { madeSubtitle }
    /// The view of the image. Created at the first access, or when there is an image.
    open var imageView: UIImageView? { madePicture }

    // MARK: Pointer

    /// Whether the button reacts to the pointer: a shape appears behind it, or a filled button is lifted. False by default.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionChanged() } }
    }

    /// A closure that creates the pointer style from a proposed effect and shape. Setting it enables the pointer interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            pointerInteractionChanged()
        }
    }

    // MARK: Layout

    /// Returns the rectangle of the background: `bounds` unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the content: `bounds` inside the insets unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

    /// Returns the rectangle of the title within `contentRect`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame(in: contentRect) }

    /// Returns the rectangle of the image within `contentRect`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame(in: contentRect) }

    open override var intrinsicContentSize: CGSize { contentLayout(in: CGSize(width: CGFloat.infinity, height: .infinity)).size }

    /// Returns the size of the content with its insets. `size` has no effect, as on iOS.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            isUpdatingConfiguration = true
            TrackedReads.track(.configuration, of: self, { updateConfiguration() }) { [weak self] in self?.setNeedsUpdateConfiguration() }
            isUpdatingConfiguration = false
            show()
        }
        positionContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: State of the extensions, which cannot have stored properties

    var titles = ButtonStates<String>()
    var titleColors = ButtonStates<UIColor>()
    var shadowColors = ButtonStates<UIColor>()
    var images = ButtonStates<UIImage>()
    var backgroundImages = ButtonStates<UIImage>()
    var attributedTitles = ButtonStates<NSAttributedString>()
    var symbolConfigurations = ButtonStates<UIImage.SymbolConfiguration>()
    /// The subviews of the button's content, created when they are first needed.
    var parts = ButtonParts()
    /// The custom view of the configuration's background.
    weak var customBackground: UIView?
    var spinner: Spinner?
    var pointer: ButtonPointer?
    /// Whether an interface file is being decoded; the button updates once, at the end.
    private(set) var isBeingRead = false
    private var needsConfiguration = false
    private var isUpdatingConfiguration = false
    /// The font that the button itself set on its title label. If the label has another font, the app set it.
    var givenFont: UIFont?
    /// Whether the button itself set the shadow colour of its title label. If false, the app may have set it.
    var hasGivenShadow = false
    /// The size that the button itself set. If the button has another size, the app set it.
    private var ownSize: CGSize?

    private func invalidateStyle() {
        show()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func baselineOffsets(in size: CGSize) -> BaselineOffsets {
        let area = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let title = titleRect(forContentRect: area)
        let offsets = madeTitle.textBaselines(in: title.size)
        return BaselineOffsets(
            first: title.minY + offsets.first, last: size.height - title.maxY + offsets.last,
            share: contentVerticalAlignment == .top ? 0 : contentVerticalAlignment == .bottom ? 1 : 0.5)
    }

    private func keepOwnSize() {
        // An update for a new state does not resize the button: the content must fit into the existing size.
        guard let size = ownSize, !isUpdatingConfiguration else { return }
        guard bounds.size == size, transform.isIdentity else { return ownSize = nil }
        frame.size = intrinsicContentSize
        ownSize = bounds.size
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        pointer?.stateDidChange(isEnabled: isEnabled)
        // The highlight appears immediately, and fades out.
        if window != nil, !isHighlighted {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
        } else {
            show()
        }
    }

    override func touchedUpInside(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered)
    }

    override func menuDidChoose(_ leaf: any UIMenuLeaf) { menuSelectionDidChange(to: leaf) }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    // MARK: Dragging

    /// Whether holding a drag over the button triggers its action. False by default.
    open var isSpringLoaded: Bool {
        get { baseIsSpringLoaded }
        set { baseIsSpringLoaded = newValue }
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var labelByDefault: String? { parts.title?.text?.nonempty ?? currentImage?.spokenName }
    override var traitsByDefault: UIAccessibilityTraits {
        super.traitsByDefault.union(changesSelectionAsPrimaryAction ? [.button, .toggleButton] : .button)
    }
    override var ownRole: AccessibleRole? { .button }

    /// The title in the large content viewer. The button's title by default.
    open override var largeContentTitle: String? {
        get { largeContent.title ?? parts.title?.text?.nonempty }
        set { super.largeContentTitle = newValue }
    }
    /// The image in the large content viewer. The button's image by default.
    open override var largeContentImage: UIImage? {
        get { largeContent.image ?? currentImage }
        set { super.largeContentImage = newValue }
    }
}
