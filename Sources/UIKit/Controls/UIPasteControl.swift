import CoreGraphics
import Foundation
import QuartzCore

/// A button that pastes, wherever the keyboard is.
///
/// ```swift
/// let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
/// paste.target = view    // whose pasteConfiguration says what it takes
/// ```
///
/// It can be pressed while the pasteboard has something that its target takes; the target's `paste(itemProviders:)` then gets the items.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What the button shows.
    public enum DisplayMode: UInt, Sendable {
        /// A sign and a word.
        case iconAndLabel = 0
        /// A sign.
        case iconOnly = 1
        /// A word.
        case labelOnly = 2
    }

    /// How a button that pastes looks.
    @preconcurrency @MainActor
    open class Configuration: MainActorObject {
        /// What is shown. A sign and a word unless set.
        open var displayMode = DisplayMode.iconAndLabel
        /// The corners. As dynamic as text sizes unless set.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The corners' radius in points; -1, the default, for the style's own.
        open var cornerRadius: CGFloat = -1
        /// The colour of sign and word. White, the default, while it is nil.
        open var baseForegroundColor: UIColor?
        /// The ground. The tint's, the default, while it is nil.
        open var baseBackgroundColor: UIColor?

        /// A sign and a word on the tint's colour.
        public init() {
            super.init(onMainActor: ())
        }
    }

    /// How the button looks.
    public let configuration: Configuration
    private let button = UIButton(frame: .zero)

    /// A button with the given frame, in its superview's coordinates, that looks as usual.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// A button that looks as the configuration says.
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
        if configuration.displayMode != .iconOnly { looks.title = LibraryWords.text("Paste") }
        if configuration.displayMode != .labelOnly {
            looks.image = UIPasteControl.sign
            looks.imagePadding = 6
        }
        looks.cornerStyle = configuration.cornerRadius >= 0 ? .fixed : configuration.cornerStyle
        if configuration.cornerRadius >= 0 { looks.background.cornerRadius = configuration.cornerRadius }
        if let color = configuration.baseForegroundColor { looks.baseForegroundColor = color }
        if let color = configuration.baseBackgroundColor { looks.baseBackgroundColor = color }
        button.configuration = looks
        button.accessibilityLabel = LibraryWords.text("Paste")
        button.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .touchUpInside)
        addSubview(button)
        NotificationCenter.default.addObserver(
            self, selector: Selector(UIPasteControl.pasteboardDidChange), name: UIPasteboard.changedNotification, object: nil)
        update()
    }

    private func pasteboardDidChange() { update() }

    /// What is pasted into. Held weakly. Nil, the default, for the first responder that takes what there is.
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

    /// A sheet on a clipboard, as a template.
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
