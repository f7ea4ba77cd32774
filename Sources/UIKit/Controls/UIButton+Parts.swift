import Foundation

/// The views that a button shows its content with. Most buttons need one or two of them; what a button never showed has none.
@MainActor
struct ButtonParts {
    /// The shape behind the content.
    var fill: UIView?
    /// The picture in the shape.
    var fillPicture: UIImageView?
    /// The outline of the shape.
    var outline: UIView?
    var backgroundPicture: UIImageView?
    var picture: UIImageView?
    var title: UILabel?
    var subtitle: UILabel?

    /// The parts that lie in the button itself, from the back to the front.
    fileprivate var ordered: [UIView?] { [fill, backgroundPicture, picture, title, subtitle] }
}

// Parts that are made when they are asked for.
extension UIButton {
    /// The label of the title, in the font and the colour that titles of the button have.
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

    var madeFillPicture: UIImageView { parts.fillPicture ?? keepInFill(UIImageView(), as: \.fillPicture) { $0.insertSubview($1, at: 0) } }

    var madeOutline: UIView { parts.outline ?? keepInFill(UIView(), as: \.outline) { $0.addSubview($1) } }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }

    /// A new part, in its place in the button.
    ///
    /// - Parameter level: The part's place in ``ButtonParts/ordered``.
    private func keep<Part: UIView>(_ part: Part, as path: WritableKeyPath<ButtonParts, Part?>, at level: Int) -> Part {
        put(part, at: level)
        parts[keyPath: path] = part
        return part
    }

    /// A new part, put with `put` into the shape behind the content.
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

    /// Puts a new part between those that are behind it and in front of it. What is behind the content is behind the program's own views, too.
    ///
    /// In an animation the part does not fly in from the button's corner.
    ///
    /// - Parameter level: The part's place in ``ButtonParts/ordered``.
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
