import Foundation
import InterfaceDocuments

/// Views, labels, image views and stack views.
@MainActor
enum ViewElements {
    static let levels: [InterfaceLevel] = [view, label, imageView, stackView]

    static let view = InterfaceLevel(
        UIView.self, ["view", "containerView"],
        properties: [
            .flag("clipsSubviews", \.clipsToBounds), .flag("opaque", \.isOpaque), .flag("hidden", \.isHidden), .number("alpha", \.alpha),
            .integer("tag", \.tag), .flag("userInteractionEnabled", \.isUserInteractionEnabled),
            .flag("multipleTouchEnabled", \.isMultipleTouchEnabled), .choice("contentMode", contentModes, \.contentMode),
            .choice("semanticContentAttribute", semantics, \.semanticContentAttribute), .color("backgroundColor", \.backgroundColor),
            .color("tintColor", \.tintColor), .insets("layoutMargins", \.layoutMargins),
            .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
            .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
            .choice("tintAdjustmentMode", ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed], \.tintAdjustmentMode),
            .choice("overrideUserInterfaceStyle", ["light": .light, "dark": .dark], \.overrideUserInterfaceStyle),
        ],
        unwritten: [
            .flag("userInteractionEnabled", is: true, \.isUserInteractionEnabled), .flag("opaque", is: true, \.isOpaque),
        ],
        outlets: [
            InterfaceOutlet("gestureRecognizers") { view, value in
                guard let recognizers = value as? [UIGestureRecognizer] else { return false }
                for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
                return true
            },
            InterfaceOutlet("maskView", \UIView.mask),
        ],
        attributes: [
            StoryboardAttribute("layer.cornerRadius", \UIView.layer.cornerRadius),
            StoryboardAttribute("layer.masksToBounds", \UIView.layer.masksToBounds),
            StoryboardAttribute("layer.borderWidth", \UIView.layer.borderWidth),
            StoryboardAttribute("layer.borderColor", \UIView.layer.borderColor),
            StoryboardAttribute("layer.borderUIColor", \UIView.layerBorderColor),
            StoryboardAttribute("layer.shadowColor", \UIView.layer.shadowColor),
            StoryboardAttribute("layer.shadowOpacity", \UIView.layer.shadowOpacity),
            StoryboardAttribute("layer.shadowRadius", \UIView.layer.shadowRadius),
            StoryboardAttribute("layer.shadowOffset", \UIView.layer.shadowOffset),
            StoryboardAttribute("layer.zPosition", \UIView.layer.zPosition),
            StoryboardAttribute("layer.opacity", \UIView.layer.opacity), StoryboardAttribute("alpha", \UIView.alpha),
            StoryboardAttribute("hidden", \UIView.isHidden), StoryboardAttribute("backgroundColor", \UIView.backgroundColor),
            StoryboardAttribute("tintColor", \UIView.tintColor), StoryboardAttribute("tag", \UIView.tag),
            StoryboardAttribute("clipsToBounds", \UIView.clipsToBounds), StoryboardAttribute("exclusiveTouch", \UIView.isExclusiveTouch),
            StoryboardAttribute("userInteractionEnabled", \UIView.isUserInteractionEnabled),
            StoryboardAttribute("accessibilityIdentifier", \UIView.accessibilityIdentifier),
            StoryboardAttribute("restorationIdentifier", \UIView.restorationIdentifier),
            StoryboardAttribute("frame", \UIView.frame), StoryboardAttribute("bounds", \UIView.bounds),
            StoryboardAttribute("center", \UIView.center), StoryboardAttribute("transform", \UIView.transform),
        ]
    ) { view, element, loader in
        readFrame(of: view, element)
        readAutoresizing(of: view, element)
        readPriorities(of: view, element)
        readAccessibility(of: view, element)
        if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
        if element.mayHaveChild("viewLayoutGuide") {
            for child in element.children where child.name == "viewLayoutGuide" { readGuide(child, of: view, loader) }
        }
        if element.mayHaveChild("variation") {
            for variation in element.children where variation.name == "variation" { loader.readVariation(variation, of: view, element) }
        }
        var index = -1
        for child in element.contents(of: "subviews") {
            index += 1
            guard let subview = loader.make(child, as: UIView.self) else { continue }
            view.addSubview(subview)
            loader.variations.note(subview, id: child.id, in: view, index: index)
        }
        for constraint in element.contents(of: "constraints") { loader.constraints.append((view, constraint)) }
    }

    // MARK: Geometry

    /// Reads the frame that Interface Builder wrote. Constraints or the autoresizing mask change it later.
    private static func readFrame(of view: UIView, _ element: InterfaceElement) {
        if let rect = element.child(key: "frame")?.rect {
            view.frame = bounded(rect)
        } else if let inset = element.child(key: "frameInset") {
            // In the older format, the left and top insets determine the position. The right and bottom insets depend on the superview's size, so they
            // are left to the autoresizing mask.
            let size = CGSize(width: inset.number("width") ?? 0, height: inset.number("height") ?? 0)
            view.frame = bounded(CGRect(x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0, width: size.width, height: size.height))
        }
        if let bounds = element.child(key: "bounds")?.rect { view.bounds = bounded(bounds) }
    }

    /// Limits a rectangle to values that drawing and layout support.
    private static func bounded(_ rect: CGRect) -> CGRect {
        func bounded(_ value: CGFloat) -> CGFloat { min(max(value, -1_000_000), 1_000_000) }
        return CGRect(
            x: bounded(rect.minX), y: bounded(rect.minY), width: max(bounded(rect.width), 0), height: max(bounded(rect.height), 0))
    }

    private static func readAutoresizing(of view: UIView, _ element: InterfaceElement) {
        if let mask = element.child("autoresizingMask") {
            var flexible: UIView.AutoresizingMask = []
            let parts: [(String, UIView.AutoresizingMask)] = [
                ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
                ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            for (name, part) in parts where mask.flag(name) == true { flexible.insert(part) }
            view.autoresizingMask = flexible
        }
        if element.flag("autoresizesSubviews") == false { view.autoresizesSubviews = false }
        // A view with a fixed frame in Xcode has no constraints, so its autoresizing mask still applies.
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private static let priorities = NameBloomFilter(of: [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "directionalLayoutMargins",
    ])

    private static func readPriorities(of view: UIView, _ element: InterfaceElement) {
        guard element.mayMention(priorities) else { return }
        func priority(_ name: String) -> UILayoutPriority? {
            element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
        }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
        if let child = element.child(key: "directionalLayoutMargins") { view.directionalLayoutMargins = child.directionalInsets }
    }

    private static func readAccessibility(of view: UIView, _ element: InterfaceElement) {
        guard let child = element.child("accessibility") else { return }
        if let identifier = child["identifier"] { view.accessibilityIdentifier = identifier }
        if let label = child["label"] { view.accessibilityLabel = label }
        if let hint = child["hint"] { view.accessibilityHint = hint }
        if let isElement = child.flag("element") ?? child.child("bool").flatMap({ $0.flag("value") }) {
            view.isAccessibilityElement = isElement
        }
    }

    private static func readGuide(_ element: InterfaceElement, of view: UIView, _ loader: InterfaceLoader) {
        guard let id = element.id else { return }
        let scrollView = view as? UIScrollView
        let guide: UILayoutGuide? =
            switch element.key {
            case "safeArea": view.safeAreaLayoutGuide
            case "layoutMargins": view.layoutMarginsGuide
            case "readableContent": view.readableContentGuide
            case "contentLayoutGuide": scrollView?.contentLayoutGuide
            case "frameLayoutGuide": scrollView?.frameLayoutGuide
            default: nil
            }
        guard let guide else {
            return loader.report("There is no layout guide \"\(element.key ?? "")\", so its constraints are ignored.", element)
        }
        loader.objects[id] = guide
    }

    // MARK: Names

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        // Interface Builder writes this spelling for image views.
        "TopLeft": .topLeft,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    // MARK: Labels and images

    private static let label = InterfaceLevel(
        UILabel.self, ["label"],
        properties: [
            .text("text", \.text), .font("fontDescription", \.font), .color("textColor", \.textColor),
            .integer("numberOfLines", \.numberOfLines),
            .choice("textAlignment", InterfaceText.alignments, \.textAlignment),
            .choice("lineBreakMode", InterfaceText.lineBreaks, \.lineBreakMode),
            .choice("baselineAdjustment", baselines, \.baselineAdjustment), .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .number("minimumScaleFactor", \.minimumScaleFactor), .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
            .flag("enabled", \.isEnabled), .flag("highlighted", \.isHighlighted), .color("highlightedColor", \.highlightedTextColor),
            .color("shadowColor", \.shadowColor), .size("shadowOffset", \.shadowOffset),
            .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        ],
        unwritten: [.flag("adjustsFontSizeToFit", is: true, of: ["label"], \.adjustsFontSizeToFitWidth)],
        attributes: [StoryboardAttribute("text", \UILabel.text), StoryboardAttribute("textColor", \UILabel.textColor)]
    ) { label, element, loader in
        if let minimum = element.number("minimumFontSize"), minimum > 0, let size = label.font?.pointSize, size > 0,
            label.minimumScaleFactor == 0
        {
            label.minimumScaleFactor = min(minimum / size, 1)
        }
        if let text = element.child(key: "attributedText"), text.name == "attributedString" {
            label.attributedText = InterfaceText.attributedString(text, loader)
        }
    }

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    private static let imageView = InterfaceLevel(
        UIImageView.self, ["imageView"],
        properties: [.image("image", \.image), .image("highlightedImage", \.highlightedImage), .flag("highlighted", \.isHighlighted)],
        attributes: [StoryboardAttribute("image", \UIImageView.image)]
    ) { view, element, _ in
        guard let child = element.child(key: "preferredSymbolConfiguration") else { return }
        if let configuration = InterfaceImages.configuration(child) { view.preferredSymbolConfiguration = configuration }
    }

    // MARK: Stacks

    private static let stackView = InterfaceLevel(
        UIStackView.self, ["stackView"],
        properties: [
            .choice("axis", axes, \.axis), .choice("distribution", distributions, \.distribution),
            .choice("alignment", alignments, \.alignment),
            .number("spacing", \.spacing), .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
            .flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
        ]
    ) { stack, element, loader in
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        // Explicit margins imply a margin-relative arrangement; Xcode writes no other attribute for that.
        if element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil,
            element["layoutMarginsRelativeArrangement"] == nil
        {
            stack.isLayoutMarginsRelativeArrangement = true
        }
        for view in stack.subviews { stack.addArrangedSubview(view) }
        for variation in element.children where variation.name == "variation" {
            let key = variation["key"]
            @MainActor func add<Value>(_ name: String, _ property: ReferenceWritableKeyPath<UIStackView, Value>, _ value: Value?) {
                loader.variations.add(key, to: stack, name, property, value, usual: stack[keyPath: property])
            }
            add("axis", \.axis, variation["axis"].flatMap { axes[$0] })
            add("spacing", \.spacing, variation.number("spacing"))
            add("alignment", \.alignment, variation["alignment"].flatMap { alignments[$0] })
            add("distribution", \.distribution, variation["distribution"].flatMap { distributions[$0] })
        }
    }

    private static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}

extension UIView {
    /// The border colour as a `UIColor`, for runtime attributes.
    fileprivate var layerBorderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
}

extension InterfaceLoader {
    /// Reads a size class variation of a view: its installed subviews and constraints, whether it is hidden, and its alpha.
    func readVariation(_ variation: InterfaceElement, of view: UIView, _ element: InterfaceElement) {
        variations.readMasks(of: variation)
        let key = variation["key"]
        variations.add(key, to: view, "hidden", \.isHidden, variation.flag("hidden"), usual: element.flag("hidden") ?? false)
        variations.add(key, to: view, "alpha", \.alpha, variation.number("alpha"), usual: element.number("alpha") ?? 1)
    }
}
