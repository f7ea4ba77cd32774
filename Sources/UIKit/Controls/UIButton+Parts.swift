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
        put(label, at: 3)
        parts.title = label
        return label
    }

    var madeSubtitle: UILabel {
        if let subtitle = parts.subtitle { return subtitle }
        let label = makeLabel()
        label.isHidden = true
        put(label, at: 4)
        parts.subtitle = label
        return label
    }

    var madePicture: UIImageView {
        if let picture = parts.picture { return picture }
        let view = UIImageView()
        put(view, at: 2)
        parts.picture = view
        return view
    }

    var madeBackgroundPicture: UIImageView {
        if let picture = parts.backgroundPicture { return picture }
        let view = UIImageView()
        view.isUserInteractionEnabled = false
        put(view, at: 1)
        parts.backgroundPicture = view
        return view
    }

    var madeFill: UIView {
        if let fill = parts.fill { return fill }
        let view = UIView()
        view.isUserInteractionEnabled = false
        put(view, at: 0)
        parts.fill = view
        return view
    }

    var madeFillPicture: UIImageView {
        if let picture = parts.fillPicture { return picture }
        let view = UIImageView()
        let fill = madeFill
        UIView.performWithoutAnimation {
            view.frame = fill.bounds
            fill.insertSubview(view, at: 0)
        }
        parts.fillPicture = view
        setNeedsLayout()
        return view
    }

    var madeOutline: UIView {
        if let outline = parts.outline { return outline }
        let view = UIView()
        view.isUserInteractionEnabled = false
        let fill = madeFill
        UIView.performWithoutAnimation {
            view.frame = fill.bounds
            fill.addSubview(view)
        }
        parts.outline = view
        setNeedsLayout()
        return view
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }

    /// Puts a new part between those that are behind it and in front of it. What is behind the content is behind the program's own views, too.
    ///
    /// In an animation the part does not fly in from the button's corner.
    ///
    /// - Parameter level: The part's place in ``ButtonParts/ordered``.
    private func put(_ part: UIView, at level: Int) {
        let isBehind = level < 2
        let ordered = parts.ordered
        UIView.performWithoutAnimation {
            part.frame = isBehind ? bounds : CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
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
