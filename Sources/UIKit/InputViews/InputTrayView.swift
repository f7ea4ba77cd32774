/// Contains an input view and the accessory above it, each as wide as the tray.
///
/// A view's constraints and intrinsic size determine its height if it has a flexible height, `allowsSelfSizing`, no translated mask, or a
/// frame without a height. Any other view keeps the height of its frame.
@MainActor
final class InputTrayView: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .inputViews }

    /// The default height of an input view, in points: the height of a phone's keyboard.
    private static let inputHeight: CGFloat = 216
    private static let accessoryHeight: CGFloat = 44

    private(set) var views = InputViews()
    /// The total height of the views, in points.
    private(set) var contentHeight: CGFloat = 0
    /// Called during layout if ``contentHeight`` changed.
    var onHeightChange: () -> Void = {}
    /// The controller whose view contains the tray while a navigation controller pushes or pops that controller.
    weak var page: UIViewController?
    /// Whether the tray is animating out of the window.
    var isLeaving = false
    private var sizing: [NSLayoutConstraint] = []
    /// The views for which the tray set `translatesAutoresizingMaskIntoConstraints` to false.
    private var translated: [UIView] = []

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        // The tray lays out the views itself, regardless of their masks.
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { nil }

    /// The responder that supplies the views. It handles the events that the views do not handle.
    override var next: UIResponder? {
        guard let owner = views.owner else { return super.next }
        // A responder inside the tray would make the chain cyclic.
        let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) == true ? super.next : owner
    }

    /// Replaces the views, sets the tray's width, and measures the views.
    func show(_ new: InputViews, width: CGFloat) {
        let isSame = new.input === views.input && new.accessory === views.accessory
        views = new
        if bounds.width != width { bounds.size.width = width }
        backgroundColor = new.input == nil ? nil : .secondarySystemBackground
        if isSame { measureAgain() } else { replaceViews() }
    }

    /// Measures the views again after their frames or masks changed.
    func measureAgain() {
        releaseViews()
        arrange()
    }

    private func replaceViews() {
        releaseViews()
        for view in subviews where view !== views.accessory && view !== views.input { view.removeFromSuperview() }
        for view in [views.accessory, views.input] { if let view, view.superview !== self { addSubview(view) } }
        arrange()
    }

    private func releaseViews() {
        NSLayoutConstraint.deactivate(sizing)
        sizing = []
        for view in translated where view.superview === self { view.translatesAutoresizingMaskIntoConstraints = true }
        translated = []
    }

    /// Removes the views from the tray, so that their owner can use them elsewhere.
    func empty() {
        releaseViews()
        for view in [views.accessory, views.input] { if let view, view.superview === self { view.removeFromSuperview() } }
        views = InputViews()
    }

    private func arrange() {
        var above: UIView?
        for (view, natural) in [(views.accessory, Self.accessoryHeight), (views.input, Self.inputHeight)] {
            guard let view, view.superview === self else { continue }
            if sizesItself(view) {
                if view.translatesAutoresizingMaskIntoConstraints {
                    translated.append(view)
                    view.translatesAutoresizingMaskIntoConstraints = false
                }
                let height = view.heightAnchor.constraint(equalToConstant: view.bounds.height > 0 ? view.bounds.height : natural)
                // The content's constraints and intrinsic size take precedence.
                height.priority = UILayoutPriority(10)
                let top = above.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor) } ?? view.topAnchor.constraint(equalTo: topAnchor)
                sizing += [
                    view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor), top,
                    height,
                ]
            } else {
                var height = view.bounds.height
                if height <= 0 { height = natural }
                view.frame = CGRect(x: 0, y: view.frame.minY, width: bounds.width, height: height)
            }
            above = view
        }
        NSLayoutConstraint.activate(sizing)
        settle()
    }

    private func sizesItself(_ view: UIView) -> Bool {
        if !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight) && view === views.accessory {
            return true
        }
        if (view as? UIInputView)?.allowsSelfSizing == true { return true }
        return view.bounds.height <= 0 && view.intrinsicContentSize.height > 0
    }

    /// Lays out the views and updates ``contentHeight``.
    private func settle() {
        positionViews()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        positionViews()
        guard contentHeight != bounds.height - bottomInset else { return }
        onHeightChange()
    }

    private var bottomInset: CGFloat { views.input == nil ? 0 : window?.safeAreaInsets.bottom ?? 0 }

    private func positionViews() {
        var y: CGFloat = 0
        for view in [views.accessory, views.input] {
            guard let view, view.superview === self else { continue }
            if view.translatesAutoresizingMaskIntoConstraints {
                let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
                if view.frame != frame { view.frame = frame }
            }
            y = max(y, view.frame.maxY)
        }
        contentHeight = y
    }

    /// Returns the tray's frame at the bottom of a window.
    func frame(in window: UIWindow) -> CGRect {
        let height = contentHeight + (views.input == nil ? 0 : window.safeAreaInsets.bottom)
        return CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    }
}
