import CoreGraphics
import Foundation
import Host

/// Shows the caret, the selection and its handles for a ``UITextInteraction``, in subviews of the text's view.
@MainActor
final class TextSelectionDisplay {
    private unowned let interaction: UITextInteraction
    /// The overlay behind the text, for the selection.
    private let ground = TextOverlay()
    /// The overlay in front of the text, for carets and handles.
    private let front = TextOverlay()
    private let caret = UIView()
    private let secondCaret = UIView()
    private var handles: [TextHandle] = []
    private var marks: [UIView] = []
    private var loupe: TextLoupe?
    private var blink: (any HostTimer)?
    private var nextBlink: TimeInterval = 0
    private var blinkEnd: TimeInterval = 0
    private var lastCaret = CGRect.null

    init(interaction: UITextInteraction) {
        self.interaction = interaction
        for view in [ground, front] {
            view.isOpaque = false
            view.isUserInteractionEnabled = view === front
        }
        for view in [caret, secondCaret] {
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = 1
            view.isHidden = true
            front.addSubview(view)
        }
        front.onLayout = { [weak self] in
            // The parameter would be retained.
            guard let self, let input = self.interaction.textInput else { return }
            input.withGuesses { self.layOut() }
        }
    }

    /// Updates the display at the next layout.
    func update() {
        guard let input = interaction.textInput, input.isFirstResponder else { return leave() }
        let container = (input as? any TextEditorOwner)?.selectionContainer ?? input.textInputView
        if front.superview !== container {
            container.insertSubview(ground, at: 0)
            container.addSubview(front)
        }
        let isHidden = (input as? any TextEditorOwner)?.editor.clearsOnInsertion == true
        for view in [ground, front] where view.isHidden != isHidden { view.isHidden = isHidden }
        front.setNeedsLayout()
    }

    func leave() {
        ground.removeFromSuperview()
        front.removeFromSuperview()
        stopBlinking()
        hideLoupe()
        lastCaret = .null
    }

    private func layOut() {
        guard let input = interaction.textInput, let container = front.superview, input.isFirstResponder,
            let selected = input.selectedTextRange
        else { return }
        let owner = input as? any TextEditorOwner
        let view = input.textInputView
        let shift = view === container ? CGPoint.zero : view.convert(.zero, to: container)
        func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: shift.x, dy: shift.y) }
        if container.subviews.last !== front { container.bringSubviewToFront(front) }
        let tint = view.tintColor ?? .systemBlue
        let isEdited = interaction.textInteractionMode == .editable && owner?.allowsEditing != false
        caret.isHidden = !selected.isEmpty || !isEdited
        var rects: [UITextSelectionRect] = []
        if selected.isEmpty {
            let scale = max(view.traitCollection.displayScale, 1)
            var rect = placed(input.caretRect(for: selected.end))
            rect.origin.x = (rect.minX * scale).rounded() / scale
            rect.origin.y = (rect.minY * scale).rounded() / scale
            rect.size.height = (rect.height * scale).rounded() / scale
            let second = isEdited ? owner?.editor.secondCaretRect.map(placed) : nil
            secondCaret.isHidden = second == nil
            if let second {
                // At a change of the writing direction, there are two carets. Each is half as high as the line.
                let half = rect.height / 2
                secondCaret.frame = CGRect(x: second.minX, y: second.minY + half, width: 2, height: half)
                secondCaret.backgroundColor = tint.withAlphaComponent(0.6)
                rect.size.height = half
            }
            caret.frame = rect
            if caret.backgroundColor !== tint { caret.backgroundColor = tint }
            if rect != lastCaret {
                lastCaret = rect
                startBlinking()
            }
        } else {
            secondCaret.isHidden = true
            lastCaret = .null
            stopBlinking()
            if let owner, let range = owner.editor.selectedTextRange {
                let seen = owner.visibleText
                rects = owner.editor.selectionRects(for: range, visible: seen.minY...max(seen.maxY, seen.minY))
            } else {
                rects = input.selectionRects(for: selected)
            }
        }
        show(rects.map { placed($0.rect) }, color: tint.withAlphaComponent(0.2))
        showHandles(rects, isShown: interaction.hasHandles && !selected.isEmpty, tint: tint, placed)
        (view.window?.windowScene?.textInput)?.caretDidMove(of: input)
    }

    private func show(_ rects: [CGRect], color: UIColor) {
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView()
            mark.isUserInteractionEnabled = false
            ground.addSubview(mark)
            marks.append(mark)
        }
        for (mark, rect) in zip(marks, rects) {
            mark.frame = rect
            mark.backgroundColor = color
        }
    }

    private func showHandles(_ rects: [UITextSelectionRect], isShown: Bool, tint: UIColor, _ placed: (CGRect) -> CGRect) {
        guard isShown else {
            handles.forEach { $0.removeFromSuperview() }
            return
        }
        if handles.isEmpty { handles = [TextHandle(isStart: true), TextHandle(isStart: false)] }
        for handle in handles {
            guard let rect = rects.first(where: { handle.isStart ? $0.containsStart : $0.containsEnd }) else {
                handle.removeFromSuperview()
                continue
            }
            if handle.superview == nil {
                front.addSubview(handle)
                handle.onDrag = { [weak self, weak handle] point in
                    guard let self, let handle, let view = self.interaction.textInput?.textInputView else { return }
                    interaction.dragHandle(isStart: handle.isStart, to: front.convert(point, to: view))
                }
                handle.onEnd = { [weak self] in self?.interaction.handleWasLetGo() }
            }
            let line = placed(rect.rect)
            let atRight = handle.isStart == (rect.writingDirection == .rightToLeft)
            handle.position(at: atRight ? line.maxX : line.minX, top: line.minY, height: line.height, tint: tint)
        }
    }

    // MARK: Blinking

    private func startBlinking() {
        caret.alpha = 1
        guard let platform = front.hostPlatform, platform.appearance.blinksCaret else { return stopBlinking() }
        let now = platform.clock.now()
        blinkEnd = now + TextConstants.blinkTimeout
        nextBlink = now + TextConstants.blinkTime
        // Each key restarts the blink interval. When a running timer fires, it waits for the rest of the new interval.
        if blink == nil { wait(TextConstants.blinkTime) }
    }

    private func wait(_ delay: TimeInterval) {
        blink = front.hostPlatform?.schedule(after: delay) { [weak self] in
            guard let self else { return }
            blink = nil
            guard front.window != nil, let platform = front.hostPlatform else { return }
            let now = platform.clock.now()
            if nextBlink > now + 1e-6 { return wait(nextBlink - now) }
            // After the timeout, an unmoved caret stays visible, so that an idle app runs no timers.
            if now >= blinkEnd { return caret.alpha = 1 }
            caret.alpha = caret.alpha > 0 ? 0 : 1
            nextBlink = now + TextConstants.blinkTime
            wait(TextConstants.blinkTime)
        }
    }

    private func stopBlinking() {
        blink?.cancel()
        blink = nil
        caret.alpha = 1
    }

    // MARK: Loupe

    func showLoupe(at point: CGPoint) {
        guard let input = interaction.textInput, let window = input.textInputView.window else { return }
        let loupe = loupe ?? TextLoupe()
        self.loupe = loupe
        loupe.show(input.textInputView, at: point, in: window)
    }

    func hideLoupe() {
        loupe?.removeFromSuperview()
        loupe = nil
    }
}

/// A view of zero size. Its subviews are visible and receive touches although they are outside its bounds.
private final class TextOverlay: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.isUserInteractionEnabled && $0.frame.contains(point) }
    }
}

/// A selection handle: a stem as high as the line, and a dot.
final class TextHandle: UIView {
    let isStart: Bool
    var onDrag: ((CGPoint) -> Void)?
    var onEnd: (() -> Void)?
    private let stem = UIView()
    private let dot = UIView()
    /// The offset from the finger to the middle of the stem when the drag began, in points.
    private var grip = CGPoint.zero
    private var middle = CGPoint.zero

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isOpaque = false
        for view in [stem, dot] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        dot.layer.cornerRadius = TextConstants.dotSide / 2
        // Only fingers and pencils drag handles: a mouse selects without handles.
        let drag = UILongPressGestureRecognizer { [weak self] in self?.dragged($0) }
        drag.minimumPressDuration = 0
        drag.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        addGestureRecognizer(drag)
    }

    required init?(coder: NSCoder) { nil }

    func position(at x: CGFloat, top: CGFloat, height: CGFloat, tint: UIColor) {
        let side = TextConstants.handleSide
        middle = CGPoint(x: x, y: top + height / 2)
        frame = CGRect(x: x - side / 2, y: min(top - side / 4, middle.y - side / 2), width: side, height: max(height + side / 2, side))
        let inside = CGPoint(x: side / 2, y: top - frame.minY)
        stem.frame = CGRect(x: inside.x - 1, y: inside.y, width: 2, height: height)
        let dotSide = TextConstants.dotSide
        dot.frame = CGRect(
            x: inside.x - dotSide / 2, y: isStart ? inside.y - dotSide + 1 : inside.y + height - 1, width: dotSide, height: dotSide)
        stem.backgroundColor = tint
        dot.backgroundColor = tint
    }

    private func dragged(_ recognizer: UILongPressGestureRecognizer) {
        guard let superview else { return }
        let finger = recognizer.location(in: superview)
        switch recognizer.state {
        case .began: grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
        case .changed: onDrag?(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        default: onEnd?()
        }
    }
}
