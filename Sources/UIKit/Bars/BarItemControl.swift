/// What a bar shows of an item that can be pressed. The large content viewer shows it as the item says.
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
    }

    override var appearanceContainer: (any UIAppearanceContainer)? { shownItem }

    /// The picture that the bar shows.
    var shownImage: UIImage? { shownItem.image }

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
