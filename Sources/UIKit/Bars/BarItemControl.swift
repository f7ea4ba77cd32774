/// A control for a bar item that the user can press. The large content viewer shows it according to the item.
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

    /// The image in the bar.
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
