import CoreGraphics

/// A field to type what is searched for: round, filled, with a magnifying glass before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// A field with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// A field that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        hasSearchLook = true
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        returnKeyType = .search
        autocorrectionType = .no
        let glass = UIImageView(image: UISearchTextField.glass)
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: 27, height: 22)
        leftView = glass
        leftViewMode = .always
    }

    /// A magnifying glass, as a template.
    private static var glass: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.black.setStroke()
            let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10.5, height: 10.5))
            path.move(to: CGPoint(x: 12.2, y: 12.2))
            path.addLine(to: CGPoint(x: 16.8, y: 16.8))
            path.lineWidth = 1.7
            path.lineCapStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.searchField) }
    override var ownRole: AccessibleRole? { .searchField }
}
