import CoreGraphics
import Foundation
import QuartzCore

/// A button that pastes without a keyboard shortcut.
///
/// ```swift
/// let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
/// paste.target = view    // its pasteConfiguration contains the accepted types
/// ```
///
/// The button is enabled while the pasteboard has items that its target accepts. A tap calls the target's `paste(itemProviders:)`.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The content of the button.
    public enum DisplayMode: UInt, Sendable {
        /// An icon and a label.
        case iconAndLabel = 0
        /// An icon.
        case iconOnly = 1
        /// A label.
        case labelOnly = 2
    }

    /// The appearance of a paste button.
    @preconcurrency @MainActor
    open class Configuration: MainActorObject {
        /// The content of the button. An icon and a label by default.
        open var displayMode = DisplayMode.iconAndLabel
        /// The corner style. Dynamic by default.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The corner radius, in points; −1, the default, for the radius of the style.
        open var cornerRadius: CGFloat = -1
        /// The colour of icon and label; nil, the default, for white.
        open var baseForegroundColor: UIColor?
        /// The background colour; nil, the default, for the tint colour.
        open var baseBackgroundColor: UIColor?

        /// Creates a configuration with the default values.
        public init() {
            super.init(onMainActor: ())
        }
    }

    /// The appearance of the button.
    open private(set) var configuration: Configuration
    private let button = UIButton(frame: .zero)

    /// Creates a button with the default configuration and a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button with a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var looks = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { looks.title = LocalizedStrings.text("Paste") }
        if configuration.displayMode != .labelOnly {
            looks.image = UIPasteControl.sign
            looks.imagePadding = 6
        }
        looks.cornerStyle = configuration.cornerRadius >= 0 ? .fixed : configuration.cornerStyle
        if configuration.cornerRadius >= 0 { looks.background.cornerRadius = configuration.cornerRadius }
        if let color = configuration.baseForegroundColor { looks.baseForegroundColor = color }
        if let color = configuration.baseBackgroundColor { looks.baseBackgroundColor = color }
        button.configuration = looks
        button.accessibilityLabel = LocalizedStrings.text("Paste")
        button.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .touchUpInside)
        addSubview(button)
        NotificationCenter.default.addObserver(
            self, selector: Selector(UIPasteControl.pasteboardDidChange), name: UIPasteboard.changedNotification, object: nil)
        update()
    }

    private func pasteboardDidChange() { update() }

    /// The object that receives the items, held weakly. Nil, the default, for the first responder in the chain that accepts them.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { update() }
    }

    open override var isEnabled: Bool { didSet { update() } }

    private var receiver: (any UIPasteConfigurationSupporting)? {
        if let target { return target }
        var candidate: UIResponder? = window?.firstResponder
        while let responder = candidate, responder.pasteConfiguration == nil { candidate = responder.next }
        return candidate
    }

    private func update() {
        let providers = UIPasteboard.general.itemProviders
        let takes = receiver.map { !providers.isEmpty && $0.canPaste(providers) } ?? false
        button.isEnabled = isEnabled && takes
    }

    private func pressed() {
        let providers = UIPasteboard.general.itemProviders
        guard let receiver, !providers.isEmpty, receiver.canPaste(providers) else { return update() }
        receiver.paste(itemProviders: providers)
        sendActions(for: .primaryActionTriggered)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    /// The icon, a clipboard with a sheet, as a template.
    private static var sign: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
            UIColor.black.set()
            let board = UIBezierPath(roundedRect: CGRect(x: 2.5, y: 2.5, width: 11, height: 14), cornerRadius: 2)
            board.lineWidth = 1.4
            board.stroke()
            UIBezierPath(roundedRect: CGRect(x: 5, y: 1, width: 6, height: 3.4), cornerRadius: 1.2).fill()
            for y in [8, 10.5, 13] as [CGFloat] {
                let line = UIBezierPath()
                line.polyline((5.5, y), (10.5, y))
                line.lineWidth = 1.2
                line.stroke()
            }
        }.withRenderingMode(.alwaysTemplate)
    }
}
