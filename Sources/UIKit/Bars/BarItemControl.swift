/// A control for a bar item that the user can press. The large content viewer shows the item's title and image.
class BarItemControl: UIControl {
    private let shownItem: UIBarItem

    init(of item: UIBarItem) {
        shownItem = item
        super.init(frame: .zero)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { shownItem.takeAppearance(shownBy: self, isEntry: true) }
        updateLandscapeImage()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { updateLandscapeImage() }
    }

    private func updateLandscapeImage() {
        if shownItem.landscapeImagePhone != nil { (self as? any BarItemDisplay)?.itemDidChange(shownItem) }
    }

    // A bar item has the keyboard focus without becoming first responder.
    override var state: State { isFocused ? super.state.union(.focused) : super.state }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        stateDidChange()
    }

    override var appearanceContainer: (any UIAppearanceContainer)? { shownItem }

    /// The image in the bar.
    var shownImage: UIImage? { shownItem.image(for: traitCollection) }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentTitle: String? {
        get { shownItem.title ?? accessibilityLabel }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { shownItem.largeContentSizeImage ?? shownImage }
        set {}
    }
    override var scalesLargeContentImage: Bool {
        get { shownItem.largeContentSizeImage == nil }
        set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { shownItem.largeContentSizeImageInsets }
        set {}
    }
}
