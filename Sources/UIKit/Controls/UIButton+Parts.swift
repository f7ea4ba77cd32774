import Foundation

/// The subviews of a button's content. Most buttons need one or two; each is created when it is first needed.
@MainActor
struct ButtonParts {
    /// The background shape.
    var fill: UIView?
    /// The effect behind the image in the background shape.
    var fillEffect: UIVisualEffectView?
    /// The image in the background shape.
    var fillPicture: UIImageView?
    /// The outline of the background shape.
    var outline: UIView?
    var backgroundPicture: UIImageView?
    var picture: UIImageView?
    var title: UILabel?
    var subtitle: UILabel?

    /// The direct subviews of the button, from back to front.
    fileprivate var ordered: [UIView?] { [fill, backgroundPicture, picture, title, subtitle] }
}

// Subviews that are created at the first access.
extension UIButton {
    /// The label of the title, with the button's current font and colour.
    var madeTitle: UILabel {
        if let title = parts.title { return title }
        let label = makeLabel()
        let font = titleFont(configuration)
        label.font = font
        givenFont = font
        label.textColor = shownTitleColor
        return keep(label, as: \.title, at: 3)
    }

    var madeSubtitle: UILabel {
        if let subtitle = parts.subtitle { return subtitle }
        let label = makeLabel()
        label.isHidden = true
        return keep(label, as: \.subtitle, at: 4)
    }

    var madePicture: UIImageView { parts.picture ?? keep(UIImageView(), as: \.picture, at: 2) }

    var madeBackgroundPicture: UIImageView { parts.backgroundPicture ?? keep(UIImageView(), as: \.backgroundPicture, at: 1) }

    var madeFill: UIView { parts.fill ?? keep(UIView(), as: \.fill, at: 0) }

    var madeFillEffect: UIVisualEffectView {
        parts.fillEffect ?? keepInFill(UIVisualEffectView(effect: nil), as: \.fillEffect) { $0.insertSubview($1, at: 0) }
    }

    var madeFillPicture: UIImageView {
        parts.fillPicture
            ?? keepInFill(UIImageView(), as: \.fillPicture) { [hasEffect = parts.fillEffect != nil] in
                $0.insertSubview($1, at: hasEffect ? 1 : 0)
            }
    }

    var madeOutline: UIView { parts.outline ?? keepInFill(UIView(), as: \.outline) { $0.addSubview($1) } }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }

    /// Inserts a new part at its level, and stores it.
    ///
    /// - Parameter level: The part's index in ``ButtonParts/ordered``.
    private func keep<Part: UIView>(_ part: Part, as path: WritableKeyPath<ButtonParts, Part?>, at level: Int) -> Part {
        put(part, at: level)
        parts[keyPath: path] = part
        return part
    }

    /// Stores a new part, and calls `put` to insert the part into the background shape.
    private func keepInFill<Part: UIView>(
        _ part: Part, as path: WritableKeyPath<ButtonParts, Part?>, _ put: (UIView, Part) -> Void
    ) -> Part {
        let fill = madeFill
        part.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            part.frame = fill.bounds
            put(fill, part)
        }
        parts[keyPath: path] = part
        setNeedsLayout()
        return part
    }

    /// Inserts a new part between the parts behind and in front of it. Background parts are also behind the app's own subviews.
    ///
    /// Runs without animation, so that the part does not move in from the button's corner.
    ///
    /// - Parameter level: The part's index in ``ButtonParts/ordered``.
    private func put(_ part: UIView, at level: Int) {
        let isBehind = level < 2
        if isBehind { part.isUserInteractionEnabled = false }
        let ordered = orderedSubviews.isEmpty ? [] : parts.ordered
        UIView.performWithoutAnimation {
            part.frame = isBehind ? bounds : CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
            if ordered.isEmpty { return addSubview(part) }
            let above = isBehind ? nil : ordered[(level + 1)...].first { $0?.superview === self } ?? nil
            let below = ordered[..<level].last { $0?.superview === self } ?? nil
            if let above {
                insertSubview(part, belowSubview: above)
            } else if let below {
                insertSubview(part, aboveSubview: below)
            } else if isBehind {
                insertSubview(part, at: 0)
            } else {
                addSubview(part)
            }
        }
    }
}
