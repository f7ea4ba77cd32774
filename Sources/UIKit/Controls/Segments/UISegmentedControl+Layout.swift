import Foundation

// The layout and appearance of the segments.
extension UISegmentedControl {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func segment(at index: Int) -> ControlSegment? {
        guard segments.indices.contains(index) else {
            viewLog.warning("\(self) has no segment \(index). It has \(segments.count) segments.")
            return nil
        }
        return segments[index]
    }

    func change(_ index: Int, _ change: (ControlSegment) -> Void) {
        guard let segment = segment(at: index) else { return }
        change(segment)
        segmentsDidChange()
    }

    func add(_ segment: ControlSegment, at index: Int) {
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        addSubview(segment.view)
        segmentsDidChange()
    }

    func insert(_ segment: ControlSegment, at index: Int, animated: Bool) {
        let insertionIndex = min(max(index, 0), segments.count)
        add(segment, at: insertionIndex)
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            let frames = segmentFrames
            segment.view.frame = CGRect(
                x: frames[insertionIndex].midX, y: frames[insertionIndex].minY, width: 0, height: frames[insertionIndex].height)
            segment.view.alpha = 0
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            segment.view.alpha = 1
            self.layOutSegments()
        }
    }

    /// Updates the control after a change of the segments or their content.
    func segmentsDidChange() {
        show()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Frames

    /// The widths that fit the contents, in points.
    private var wantedWidths: [CGFloat] {
        segments.map { segment in
            if segment.width > 0 { return segment.width }
            // Uses the wider of both fonts: the selected title's font is heavier, and segments must not move when the selection changes.
            let sizes = [attributes(for: .normal), attributes(for: .selected)].map { segment.contentSize($0).width }
            return (sizes.max() ?? 0).rounded(.up) + 2 * Self.padding
        }
    }

    var contentWidth: CGFloat {
        let widths = wantedWidths
        guard !widths.isEmpty else { return 0 }
        let gaps = CGFloat(widths.count - 1)
        if apportionsSegmentWidthsByContent { return (widths.reduce(0, +) + gaps).rounded(.up) }
        let free = zip(widths, segments).filter { $1.width == 0 }.map { $0.0 }
        let fixed = zip(widths, segments).filter { $1.width > 0 }.reduce(0) { $0 + $1.0 }
        return (fixed + (free.max() ?? 0) * CGFloat(free.count) + gaps).rounded(.up)
    }

    /// The frames of the segments in order, in the control's coordinates.
    var segmentFrames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let area = bounds.inset(by: alignmentRectInsets)
        let gaps = CGFloat(segments.count - 1)
        let availableWidth = max(area.width - gaps, 0)
        var widths = wantedWidths
        if apportionsSegmentWidthsByContent {
            let wanted = zip(widths, segments).filter { $1.width == 0 }.reduce(0) { $0 + $1.0 }
            let left = max(availableWidth - zip(widths, segments).filter { $1.width > 0 }.reduce(0) { $0 + $1.0 }, 0)
            let factor = wanted > 0 ? left / wanted : 0
            for index in widths.indices where segments[index].width == 0 { widths[index] *= factor }
        } else {
            let free = segments.filter { $0.width == 0 }.count
            let left = max(availableWidth - segments.reduce(0) { $0 + $1.width }, 0)
            for index in widths.indices where segments[index].width == 0 { widths[index] = left / CGFloat(max(free, 1)) }
        }
        var x = area.minX
        var frames: [CGRect] = []
        for width in widths {
            frames.append(CGRect(x: x, y: area.minY, width: width, height: area.height))
            x += width + 1
        }
        guard isMirrored else { return frames }
        return frames.map { CGRect(x: area.minX + area.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    func index(at point: CGPoint) -> Int? {
        guard !segments.isEmpty else { return nil }
        return segmentFrames.firstIndex { point.x >= $0.minX - 0.5 && point.x <= $0.maxX + 0.5 }
    }

    func layOutSegments() {
        let frames = segmentFrames
        let area = bounds.inset(by: alignmentRectInsets)
        ground.frame = area
        for (index, segment) in segments.enumerated() {
            segment.view.frame = frames[index]
            let kind: Segment = segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
            let adjustment =
                look.adjustments[SegmentedControlStyle.AdjustmentKey(kind, .default)]
                ?? look.adjustments[SegmentedControlStyle.AdjustmentKey(.any, .default)] ?? .zero
            segment.view.bounds.origin = CGPoint(x: -adjustment.horizontal, y: -adjustment.vertical)
            segment.layOut()
        }
        if let shown = shownChoice, frames.indices.contains(shown) {
            let thumbFrame = frames[shown].insetBy(dx: min(Self.thumbInset, frames[shown].width / 2), dy: Self.thumbInset)
            // Resets the transform that shrinks a dragged thumb, because it would change the effect of setting the frame.
            thumb.transform = .identity
            thumb.frame = thumbFrame
            if carries { thumb.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
            thumb.layer.shadowPath = CGPath(
                roundedRect: thumb.bounds, cornerWidth: min(Self.radius - 1, thumb.bounds.width / 2),
                cornerHeight: min(Self.radius - 1, thumb.bounds.height / 2), transform: nil)
        }
        layOutPictures(frames)
        layOutSeparators(frames)
    }

    private func layOutSeparators(_ frames: [CGRect]) {
        let count = max(frames.count - 1, 0)
        while separators.count > count { separators.removeLast().removeFromSuperview() }
        while separators.count < count {
            let separator = UIImageView()
            insertSubview(separator, aboveSubview: ground)
            separators.append(separator)
        }
        for (index, separator) in separators.enumerated() {
            // `left` is the segment that is further left on the screen, in both layout directions.
            let (left, right) = isMirrored ? (index + 1, index) : (index, index + 1)
            let image = dividerImage(between: left, right)
            let x = (frames[left].maxX + frames[right].minX) / 2
            let width = image?.size.width ?? 1
            let height = image == nil ? (frames[left].height / 2).rounded() : frames[left].height
            separator.image = image
            separator.backgroundColor = image == nil ? .separator : nil
            separator.frame = CGRect(x: x - width / 2, y: frames[left].midY - height / 2, width: width, height: height)
            let touchesChoice = shownChoice == index || shownChoice == index + 1
            separator.alpha = image == nil && (touchesChoice || hasOwnGround) ? 0 : 1
        }
    }

    private func dividerImage(between left: Int, _ right: Int) -> UIImage? {
        guard !look.dividers.isEmpty else { return nil }
        let states = (state(of: left), state(of: right))
        return look.dividers[SegmentedControlStyle.DividerKey(states.0, states.1, .default)]
            ?? look.dividers[SegmentedControlStyle.DividerKey(.normal, .normal, .default)]
    }

    /// Lays out the background images that the app set.
    private func layOutPictures(_ frames: [CGRect]) {
        let count = hasOwnGround ? segments.count : 0
        while pictures.count > count { pictures.removeLast().removeFromSuperview() }
        while pictures.count < count {
            let picture = UIImageView()
            insertSubview(picture, aboveSubview: ground)
            pictures.append(picture)
        }
        for (index, picture) in pictures.enumerated() {
            let key = SegmentedControlStyle.Key(state(of: index), .default)
            picture.image = look.grounds[key] ?? look.grounds[SegmentedControlStyle.Key(.normal, .default)]
            picture.frame = frames[index]
        }
    }

    // MARK: Appearance

    private var hasOwnGround: Bool { !look.grounds.isEmpty }

    /// The segment that is shown as selected.
    var shownChoice: Int? {
        if carries { return touched }
        return chosen == Self.noSegment ? isMomentary ? touched : nil : chosen
    }

    func state(of index: Int) -> UIControl.State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if shownChoice == index { return isMomentary ? .highlighted : .selected }
        return touched == index ? .highlighted : .normal
    }

    /// Returns the attributes of a title for a state. Attributes that were not set for the state have the values of the normal state, or else UIKit's
    /// defaults.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingTail
        let isChosen = state == .selected || (state == .highlighted && isMomentary)
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular), .foregroundColor: UIColor.label,
            .paragraphStyle: paragraph,
        ]
        result.merge(look.titles[UIControl.State.normal.rawValue] ?? [:]) { $1 }
        if state != .normal { result.merge(look.titles[state.rawValue] ?? [:]) { $1 } }
        return result
    }

    func show() {
        ground.isHidden = hasOwnGround
        ground.backgroundColor = backgroundColor == nil ? .tertiarySystemFill : nil
        layer.cornerRadius = backgroundColor == nil ? 0 : Self.radius
        thumb.isHidden = shownChoice == nil || hasOwnGround
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
        thumb.alpha = isEnabled ? 1 : 0.5
        for (index, segment) in segments.enumerated() {
            let state = state(of: index)
            segment.isDimmed = !isEnabled
            segment.show(
                attributes(for: state), isSelected: shownChoice == index, isFaded: state == .highlighted && !isMomentary && !carries)
        }
        accessibilityValue = segments.indices.contains(chosen) ? segments[chosen].view.accessibilityLabel : nil
    }

    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
    }

    // MARK: Selecting

    /// Selects a segment. Sends no event.
    func select(_ index: Int, animated: Bool) {
        guard index != chosen else { return }
        let hadChoice = shownChoice != nil
        chosen = index
        showChoice(animated: animated && hadChoice)
    }

    func showChoice(animated: Bool) {
        guard animated, window != nil else {
            show()
            return setNeedsLayout()
        }
        show()
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.layOutSegments() }
    }

    func startTouch(on index: Int) {
        carries = index == chosen && !isMomentary
        touched = index
        showChoice(animated: true)
    }

    func moveTouch(to point: CGPoint) {
        let area = bounds
        guard !segments.isEmpty else { return }
        var index = index(at: carries ? CGPoint(x: min(max(point.x, area.minX), area.maxX), y: area.midY) : point)
        if !carries, !area.insetBy(dx: -70, dy: -70).contains(point) { index = nil }
        if let found = index, !segments[found].isEnabled { index = carries ? touched : nil }
        if carries, index == nil { index = touched }
        guard index != touched else { return }
        touched = index
        showChoice(animated: true)
    }

    /// Handles the end or cancellation of the touch.
    func endTouch(chooses: Bool) {
        let index = touched
        let wasCarrying = carries
        carries = false
        touched = nil
        guard chooses, let index, segments.indices.contains(index) else { return showChoice(animated: wasCarrying) }
        choose(index)
    }

    /// Applies a selection by the user. Sends the events if the selection changed.
    func choose(_ index: Int) {
        guard segments.indices.contains(index), isMomentary || index != chosen else { return showChoice(animated: true) }
        let hadChoice = shownChoice != nil
        chosen = index
        showChoice(animated: hadChoice && !isMomentary)
        let action = segments[index].action
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action { sendAction(action) }
        guard isMomentary else { return }
        chosen = Self.noSegment
        show()
    }

    /// Returns the segment that a key selects; nil for none.
    func keyTarget(_ key: ControlKey) -> Int? {
        guard !isMomentary else { return nil }
        let enabled = segments.indices.filter { segments[$0].isEnabled }
        switch key {
        case .previous: return enabled.last { $0 < chosen } ?? (chosen == Self.noSegment ? enabled.first : nil)
        case .next: return enabled.first { $0 > chosen }
        case .first: return enabled.first.flatMap { $0 == chosen ? nil : $0 }
        case .last: return enabled.last.flatMap { $0 == chosen ? nil : $0 }
        case .previousPage, .nextPage, .activate: return nil
        }
    }
}
