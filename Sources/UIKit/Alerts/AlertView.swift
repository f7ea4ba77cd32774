import CoreGraphics
import Foundation

/// The view of an alert or an action sheet: title, message and buttons. A touch can slide from one button to another. The text and the buttons scroll if
/// space is short.
@MainActor
final class AlertView: UIView {
    enum Style {
        /// In the middle of the window.
        case alert
        /// At the window's bottom edge, with a separate cancel button.
        case sheet
        /// In a popover, which a touch outside cancels.
        case popover
    }

    var alertStyle = Style.alert {
        didSet { if alertStyle != oldValue { build() } }
    }
    /// Called with the chosen action.
    var onChoose: (UIAlertAction) -> Void = { _ in }
    /// The buttons from top to bottom.
    private(set) var buttons: [AlertActionView] = []
    private(set) var highlighted: AlertActionView?

    /// The text fields below the message, from top to bottom.
    var fields: [UITextField] = [] {
        didSet {
            for field in oldValue where !fields.contains(field) { field.removeFromSuperview() }
            for field in fields where field.superview !== textContent { textContent.addSubview(field) }
            setNeedsLayout()
        }
    }

    private var actions: [UIAlertAction] = []
    private weak var preferred: UIAlertAction?
    private let sheet = MenuMaterialView(cornerRadius: AlertConstants.cornerRadius)
    private let cancelSheet = MenuMaterialView(cornerRadius: AlertConstants.cornerRadius)
    private let textScroll = UIScrollView()
    private let buttonScroll = UIScrollView()
    /// The only subviews of the scroll views, as on iOS. Recorded UI tests contain these levels.
    private let textContent = UIView()
    private let buttonContent = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var lines: [UIView] = []
    private weak var touch: UITouch?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sheet)
        addSubview(cancelSheet)
        sheet.content.addSubview(textScroll)
        sheet.content.addSubview(buttonScroll)
        for (scroll, content) in [(textScroll, textContent), (buttonScroll, buttonContent)] {
            scroll.addSubview(content)
            scroll.delaysContentTouches = false
            scroll.contentInsetAdjustmentBehavior = .never
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            textContent.addSubview(label)
        }
        let hover = UIHoverGestureRecognizer { [weak self] recognizer in
            guard let self, touch == nil else { return }
            let isOver = recognizer.state == .began || recognizer.state == .changed
            highlight(isOver ? button(at: recognizer.location(in: self)) : nil)
        }
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func show(title: String?, message: String?, actions: [UIAlertAction], preferred: UIAlertAction?) {
        titleLabel.text = title
        messageLabel.text = message
        self.actions = actions
        self.preferred = preferred
        build()
    }

    private var cancel: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The actions in the order of their buttons. The cancel action is last; in an alert with two actions it is first. A popover has no cancel
    /// button, since a touch outside it cancels.
    private var shownActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        guard let cancel else { return others }
        switch alertStyle {
        case .alert: return actions.count == 2 ? [cancel] + others : others + [cancel]
        case .sheet: return others + [cancel]
        case .popover: return others
        }
    }

    private func build() {
        let wasHighlighted = highlighted?.action
        highlighted = nil
        for view in buttons as [UIView] + lines { view.removeFromSuperview() }
        lines = []
        titleLabel.font = .systemFont(ofSize: alertStyle == .alert ? 17 : 13, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = alertStyle == .alert ? .label : .secondaryLabel
        messageLabel.textColor = alertStyle == .alert ? .label : .secondaryLabel
        buttons = shownActions.map { action in
            let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
            return AlertActionView(action, alertStyle: alertStyle, isBold: isBold)
        }
        for button in buttons { (isApart(button) ? cancelSheet.content : buttonContent).addSubview(button) }
        // A separator above each button. Layout hides the first one if no text is above it.
        for _ in 0..<buttons.count where !(buttons.isEmpty) {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            buttonContent.addSubview(line)
            lines.append(line)
        }
        cancelSheet.isHidden = !buttons.contains { isApart($0) }
        sheet.content.backgroundColor = alertStyle == .popover ? .clear : MenuMaterialView.material
        sheet.layer.shadowOpacity = alertStyle == .popover ? 0 : MenuMaterialView.shadowOpacity
        sheet.content.layer.borderWidth = alertStyle == .popover ? 0 : 0.5
        if let wasHighlighted { highlight(buttons.first { $0.action === wasHighlighted && $0.action.isEnabled }) }
        setNeedsLayout()
    }

    /// Whether the button is on a separate sheet.
    private func isApart(_ button: AlertActionView) -> Bool { alertStyle == .sheet && button.action.style == .cancel }

    // MARK: Size

    private var buttonHeight: CGFloat { alertStyle == .alert ? AlertConstants.alertButton : AlertConstants.sheetButton }
    private var textMargin: CGSize { alertStyle == .alert ? AlertConstants.textMargin : AlertConstants.sheetTextMargin }

    /// The view's width in a window that is `availableWidth` points wide.
    func width(in availableWidth: CGFloat) -> CGFloat {
        switch alertStyle {
        case .alert: min(AlertConstants.alertWidth, availableWidth)
        case .sheet: min(AlertConstants.sheetWidth, availableWidth)
        case .popover: AlertConstants.popoverWidth
        }
    }

    private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
        guard let text = label.text, !text.isEmpty else { return 0 }
        return label.sizeThatFits(CGSize(width: max(width - 2 * textMargin.width, 20), height: .greatestFiniteMagnitude)).height
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let (title, message) = (height(of: titleLabel, width), height(of: messageLabel, width))
        guard title + message + fieldsHeight > 0 else { return 0 }
        let words = title + message + (title > 0 && message > 0 ? AlertConstants.textGap : 0)
        return (words + (words > 0 && fieldsHeight > 0 ? AlertConstants.fieldGap : 0) + fieldsHeight + 2 * textMargin.height).rounded(.up)
    }

    private var fieldsHeight: CGFloat {
        guard !fields.isEmpty else { return 0 }
        return CGFloat(fields.count) * (AlertConstants.fieldHeight + AlertConstants.betweenFields) - AlertConstants.betweenFields
    }

    private var stackedButtons: [AlertActionView] { buttons.filter { !isApart($0) } }

    /// Whether two buttons are side by side.
    private func isPair(_ width: CGFloat) -> Bool {
        alertStyle == .alert && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
    }

    private func buttonsHeight(_ width: CGFloat) -> CGFloat {
        isPair(width) ? buttonHeight : CGFloat(stackedButtons.count) * buttonHeight
    }

    private var apartHeight: CGFloat { cancelSheet.isHidden ? 0 : buttonHeight + AlertConstants.cancelGap }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = width(in: size.width)
        return CGSize(width: width, height: min(textHeight(width) + buttonsHeight(width) + apartHeight, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let availableHeight = bounds.height - apartHeight
        let (text, all) = (textHeight(width), buttonsHeight(width))
        // If space is short, the buttons shrink first, to at least their minimum fraction of the height, and then the text.
        let buttonAreaHeight = min(all, max(availableHeight - text, min(all, availableHeight * AlertConstants.leastButtons)))
        let textArea = max(min(text, availableHeight - buttonAreaHeight), 0)
        sheet.frame = CGRect(x: 0, y: 0, width: width, height: textArea + buttonAreaHeight)
        textScroll.frame = CGRect(x: 0, y: 0, width: width, height: textArea)
        textScroll.contentSize = CGSize(width: width, height: text)
        textContent.frame.size = textScroll.contentSize
        textScroll.isScrollEnabled = text > textArea + 0.5
        buttonScroll.frame = CGRect(x: 0, y: textArea, width: width, height: buttonAreaHeight)
        buttonScroll.contentSize = CGSize(width: width, height: all)
        buttonContent.frame.size = buttonScroll.contentSize
        buttonScroll.isScrollEnabled = all > buttonAreaHeight + 0.5
        layOutText(width)
        layOutButtons(width, hasText: text > 0)
        cancelSheet.frame = CGRect(x: 0, y: bounds.height - buttonHeight, width: width, height: buttonHeight)
        for button in buttons where isApart(button) { button.frame = CGRect(x: 0, y: 0, width: width, height: buttonHeight) }
    }

    private func layOutText(_ width: CGFloat) {
        let (title, message) = (height(of: titleLabel, width), height(of: messageLabel, width))
        let inner = width - 2 * textMargin.width
        titleLabel.frame = CGRect(x: textMargin.width, y: textMargin.height, width: inner, height: title)
        let y = textMargin.height + title + (title > 0 ? AlertConstants.textGap : 0)
        messageLabel.frame = CGRect(x: textMargin.width, y: y, width: inner, height: message)
        var top = (title + message > 0 ? y + message + AlertConstants.fieldGap : textMargin.height).rounded(.up)
        for field in fields {
            field.frame = CGRect(x: textMargin.width, y: top, width: inner, height: AlertConstants.fieldHeight)
            top += AlertConstants.fieldHeight + AlertConstants.betweenFields
        }
    }

    private func layOutButtons(_ width: CGFloat, hasText: Bool) {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let stacked = stackedButtons
        for line in lines { line.isHidden = true }
        if isPair(width), lines.count == 2 {
            let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, button) in stacked.enumerated() {
                let position = mirrored ? 1 - index : index
                button.frame = CGRect(x: CGFloat(position) * width / 2, y: 0, width: width / 2, height: buttonHeight)
            }
            lines[0].frame = CGRect(x: 0, y: 0, width: width, height: hairline)
            lines[1].frame = CGRect(x: width / 2, y: 0, width: hairline, height: buttonHeight)
            for line in lines { line.isHidden = false }
            return
        }
        for (index, button) in stacked.enumerated() {
            let y = CGFloat(index) * buttonHeight
            button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
            lines[index].isHidden = index == 0 && !hasText
            lines[index].frame = CGRect(x: 0, y: y, width: width, height: hairline)
        }
    }

    // MARK: Touches

    private func button(at point: CGPoint) -> AlertActionView? {
        buttons.first { button in
            guard button.action.isEnabled, button.bounds.contains(button.convert(point, from: self)) else { return false }
            return isApart(button) || buttonScroll.bounds.contains(buttonScroll.convert(point, from: self))
        }
    }

    func highlight(_ button: AlertActionView?) {
        guard highlighted !== button else { return }
        highlighted?.isHighlighted = false
        highlighted = button
        if let button { AccessibilityFocus.move(to: button) }
        button?.isHighlighted = true
        if let button, !isApart(button) { buttonScroll.scrollRectToVisible(button.frame, animated: false) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        highlight(button(at: first.location(in: self)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        highlight(button(at: touch.location(in: self)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        guard let highlighted else { return }
        highlight(nil)
        onChoose(highlighted.action)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        highlight(nil)
    }

    // MARK: Keys

    /// Highlights the next (1) or previous (-1) enabled button.
    func step(_ direction: Int) {
        let enabled = buttons.filter(\.action.isEnabled)
        guard !enabled.isEmpty else { return }
        guard let highlighted, let index = enabled.firstIndex(where: { $0 === highlighted }) else {
            return highlight(direction > 0 ? enabled.first : enabled.last)
        }
        highlight(enabled[(index + direction + enabled.count) % enabled.count])
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { alertStyle == .alert ? .alert : .dialog }
    override var labelByDefault: String? { titleLabel.text?.nonempty ?? messageLabel.text?.nonempty }
}
