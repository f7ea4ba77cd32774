import Foundation

/// Something to tap: a title, a picture, or both, which look as a ``Configuration`` says, or as was set for each state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button is made as.
    public enum ButtonType: Int, Sendable {
        /// Text without any look of its own.
        case custom = 0
        /// Text in the tint's colour.
        case system = 1
        /// An i in a circle, that tells more.
        case detailDisclosure = 2
        /// An i in a circle, that tells more.
        case infoLight = 3
        /// An i in a circle, that tells more.
        case infoDark = 4
        /// A plus in a circle, that adds something.
        case contactAdd = 5
        /// A cross in a circle.
        case close = 7
    }

    /// What a button is for, which decides its colour.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What most people will want.
        case primary = 1
        /// Leaves everything as it is.
        case cancel = 2
        /// Takes something away.
        case destructive = 3
    }

    /// Changes a button's configuration when its state changed.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    // MARK: Making

    /// A button without a look of its own.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        show()
    }

    /// A button of a type.
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

    /// A button of the system's type with a picture, which performs an action.
    ///
    /// - Parameters:
    ///   - target: Who performs it, held weakly; nil for the first along the chain of responders that can.
    ///   - action: Nil for none.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    /// A button that looks as `configuration` says and performs `primaryAction`, whose title and picture it shows where it has none.
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

    /// A button that performs `primaryAction`, and shows its title and picture.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        if let primaryAction {
            if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
            if let image = primaryAction.image { setImage(image, for: .normal) }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    /// A button of type ``ButtonType/system`` that performs `primaryAction`.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        show()
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        buttonType = ControlElements.buttonType(coder)
        super.init(coder: coder)
        isBeingRead = true
        if let sign = sign(for: buttonType) { setImage(sign, for: .normal) }
        coder.readInterface(UIButton.self, into: self)
        isBeingRead = false
        show()
    }

    /// The picture that buttons of a type have by themselves.
    private func sign(for type: ButtonType) -> UIImage? {
        switch type {
        case .close: Self.cross
        case .detailDisclosure, .infoLight, .infoDark: Self.info
        case .contactAdd: Self.plus
        case .custom, .system: nil
        }
    }

    /// What the button was made as.
    open private(set) var buttonType: ButtonType
    /// What the button is for.
    open var role = Role.normal {
        didSet { show() }
    }

    // MARK: Configuration

    /// What the button shows and how. Nil for a button that shows what was set for each state.
    ///
    /// A button that was made with a configuration, and given no other size since, is as large as its content is now.
    open var configuration: Configuration? {
        willSet { recordAppearance(\UIButton.configuration, newValue) }
        didSet {
            invalidateLook()
            keepOwnSize()
        }
    }

    /// Called when the configuration may have to change, since the state did.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colours of the configuration follow the state. True unless set.
    open var automaticallyUpdatesConfiguration = true

    /// Whether a tap chooses the button, or no longer does. False unless set. A button that also shows its menu as its primary action is one
    /// that shows what was chosen from the menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    /// The button's menu: a long press opens it, or a touch where ``UIControl/showsMenuAsPrimaryAction`` is true. Nil, the default, is none.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            selectionDidChange()
        }
    }

    /// Where the first element of the menu lies. Nearest to the button unless set.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    /// The button's ``menu``.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu, isEnabled else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Updates the configuration before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the state: calls the ``configurationUpdateHandler``. Override to change it yourself.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: States

    /// Shows a title in a state; in states without one that of the normal one is shown.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        invalidateLook()
    }

    /// Gives the title a colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setTitleColor(color, for: state) }
        titleColors[state] = color
        invalidateLook()
    }

    /// Gives the title's shadow a colour in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setTitleShadowColor(color, for: state) }
        shadowColors[state] = color
        invalidateLook()
    }

    /// Shows a picture in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setImage(image, for: state) }
        images[state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        invalidateLook()
    }

    /// Shows a picture behind everything in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIButton).setBackgroundImage(image, for: state) }
        backgroundImages[state] = image
        invalidateLook()
    }

    /// Shows a title with attributes of its own in a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        if configuration != nil, state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
        invalidateLook()
    }

    /// Fonts of a configuration follow the preferred size of text. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard configuration != nil, let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || previousTraitCollection.legibilityWeight != traitCollection.legibilityWeight
        else { return }
        show()
        invalidateIntrinsicContentSize()
    }

    /// How symbols are drawn in a state: their size, weight and scale. Nil, the default, as they are.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        recordAppearance([state]) { ($0 as UIButton).setPreferredSymbolConfiguration(configuration, forImageIn: state) }
        symbolConfigurations[state] = configuration
        show()
        invalidateIntrinsicContentSize()
    }

    /// How symbols are drawn in a state, where it was set for that state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// How symbols are drawn now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations.shown(in: state)
    }

    /// The picture as it is drawn now.
    var shownImage: UIImage? {
        guard let image = currentImage, image.isSymbolImage, let configuration = currentPreferredSymbolConfiguration else {
            return currentImage
        }
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    /// The title that is shown in a state.
    open func title(for state: State) -> String? { titles.shown(in: state) }
    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { shadowColors.shown(in: state) }
    /// The picture that is shown in a state.
    open func image(for state: State) -> UIImage? { images.shown(in: state) }
    /// The picture behind everything in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }
    /// The title with attributes that is shown in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.shown(in: state) }

    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The title's colour.
    open var currentTitleColor: UIColor { shownTitleColor }
    /// The colour of the title's shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The picture behind everything.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
    }

    /// The room around title and picture of a button without a configuration, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIButton.contentEdgeInsets, newValue) }
        didSet { invalidateLook() }
    }
    /// How the title is moved, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIButton.titleEdgeInsets, newValue) }
        didSet { setNeedsLayout() }
    }
    /// How the picture is moved, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        willSet { recordAppearance(\UIButton.imageEdgeInsets, newValue) }
        didSet { setNeedsLayout() }
    }
    /// Whether the picture gets darker under a finger. True unless set.
    open var adjustsImageWhenHighlighted = true {
        willSet { recordAppearance(\UIButton.adjustsImageWhenHighlighted, newValue) }
        didSet { show() }
    }
    /// Whether the picture gets fainter when the button is disabled. True unless set.
    open var adjustsImageWhenDisabled = true {
        willSet { recordAppearance(\UIButton.adjustsImageWhenDisabled, newValue) }
        didSet { show() }
    }

    /// The label that shows the title. Made when there is a title, or when it is asked for.
    open var titleLabel: UILabel? { madeTitle }
    /// The label that shows the subtitle. Made when there is a subtitle, or when it is asked for.
    open var subtitleLabel: UILabel? { madeSubtitle }
    /// The view that shows the picture. Made when there is a picture, or when it is asked for.
    open var imageView: UIImageView? { madePicture }

    // MARK: Pointer

    /// Whether something happens to the button under the pointer: a shape appears behind it, or it is lifted where it is filled. False
    /// unless set.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionChanged() } }
    }

    /// Makes the button's style under the pointer, from the effect and the shape that suit it. Setting one enables the interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            pointerInteractionChanged()
        }
    }

    // MARK: Layout

    /// Where the background goes in a button of `bounds`: everywhere, unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and picture go in a button of `bounds`: inside of the insets, unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

    /// Where the title goes in ``contentRect(forBounds:)``.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame(in: contentRect) }

    /// Where the picture goes in ``contentRect(forBounds:)``.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame(in: contentRect) }

    open override var intrinsicContentSize: CGSize { contentLayout(in: CGSize(width: CGFloat.infinity, height: .infinity)).size }

    /// The size of the content with the room around it. As on iOS `size` is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            isUpdatingConfiguration = true
            updateConfiguration()
            isUpdatingConfiguration = false
            show()
        }
        placeContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var titles = ButtonStates<String>()
    var titleColors = ButtonStates<UIColor>()
    var shadowColors = ButtonStates<UIColor>()
    var images = ButtonStates<UIImage>()
    var backgroundImages = ButtonStates<UIImage>()
    var attributedTitles = ButtonStates<NSAttributedString>()
    var symbolConfigurations = ButtonStates<UIImage.SymbolConfiguration>()
    /// The views of what the button shows; what it never showed has none.
    var parts = ButtonParts()
    /// The view of the program's in the shape behind the content.
    weak var customBackground: UIView?
    var spinner: Spinner?
    var pointer: ButtonPointer?
    /// A document's part of the button is being read, after which it is shown once.
    private(set) var isBeingRead = false
    private var needsConfiguration = false
    private var isUpdatingConfiguration = false
    /// The font that the button gave the title; another one is the program's.
    var givenFont: UIFont?
    /// Whether the shadow's colour is one that was set for a state; another one is the program's.
    var hasGivenShadow = false
    /// The size that the button gave itself; another one is the program's.
    private var ownSize: CGSize?

    private func invalidateLook() {
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
        // What a state changes lies in the room that was made for the button.
        guard let size = ownSize, !isUpdatingConfiguration else { return }
        guard bounds.size == size, transform.isIdentity else { return ownSize = nil }
        frame.size = intrinsicContentSize
        ownSize = bounds.size
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        pointer?.stateDidChange(isEnabled: isEnabled)
        // The finger is shown at once, and its going fades.
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

    /// Whether a drag that rests on the button presses it. The default is false.
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

    /// What the large content viewer says of the view. Its own text unless set.
    open override var largeContentTitle: String? {
        get { largeContent.title ?? parts.title?.text?.nonempty }
        set { super.largeContentTitle = newValue }
    }
    /// The picture that the large content viewer shows. Its own unless set.
    open override var largeContentImage: UIImage? {
        get { largeContent.image ?? currentImage }
        set { super.largeContentImage = newValue }
    }
}
