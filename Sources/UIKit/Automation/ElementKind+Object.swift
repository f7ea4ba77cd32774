import Host

@MainActor
extension ElementKind {
    /// The element type that XCUITest reports for a view or an accessibility element. It depends on the object's class, its role, or its traits.
    package init(of object: NSObject) {
        if let element = object as? KeyboardElement {
            self = element.kind
            return
        }
        let key = ObjectIdentifier(Swift.type(of: object))
        let known = Self.known(key, object)
        switch known {
        case .textField?:
            self = (object as? UITextField)?.isSecureTextEntry == true ? .secureTextField : .textField
        case .staticText?, .image?:
            self = Self.interactiveKind(object.accessibilityTraits) ?? known ?? .other
        case let kind?:
            self = kind
        case nil:
            self = Self.kindByRole(of: object) ?? Self.kindByTraits(of: object)
        }
    }

    // MARK: Classes

    /// The cached types of classes. A nil value means that the class has no type.
    private static var kinds: [ObjectIdentifier: ElementKind?] = [:]

    private static func known(_ key: ObjectIdentifier, _ object: NSObject) -> ElementKind? {
        if let known = kinds[key] { return known }
        let kind = kindByClass(of: object)
        kinds.updateValue(kind, forKey: key)
        return kind
    }

    private static func kindByClass(of object: NSObject) -> ElementKind? {
        switch object {
        case is UIApplication: return .application
        case is UIWindow: return .window
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case is UITableView: return .table
        case is UICollectionView: return .collectionView
        case is UISearchTextField: return .searchField
        case is UITextField: return .textField
        case is UITextView: return .textView
        case is UIScrollView: return kindByName(of: object) ?? .scrollView
        case is UILabel: return .staticText
        case is UISwitch: return .switch
        case is UISlider: return .slider
        case is UIStepper: return .stepper
        case is UIPageControl: return .pageIndicator
        case is UISegmentedControl: return .segmentedControl
        case is UIDatePicker: return .datePicker
        case is UIButton: return .button
        case is UIProgressView: return .progressIndicator
        case is UIActivityIndicatorView: return .activityIndicator
        case is UIPickerView: return .picker
        case is UIImageView: return .image
        case is UINavigationBar: return .navigationBar
        case is UITabBar: return .tabBar
        case is UIToolbar: return .toolbar
        default: return kindByName(of: object)
        }
    }

    /// The type of a class that is declared in another module or is internal to UIKit, by the name of the class.
    private static func kindByName(of object: NSObject) -> ElementKind? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            switch "\(current.subjectType)" {
            case "WKWebView": return .webView
            case "UIColorWell": return .colorWell
            case "PickerWheel": return .pickerWheel
            case "EditMenuView": return .menu
            case "EditMenuItemView": return .menuItem
            default: mirror = current.superclassMirror
            }
        }
        return nil
    }

    // MARK: Roles

    private static func kindByRole(of object: NSObject) -> ElementKind? {
        switch AccessibilityTree.classRole(of: object) {
        case .alert?: .alert
        case .dialog?: .sheet
        // On iOS, a menu is a collection view of buttons.
        case .menu?: .collectionView
        case .menuItem?, .checkMenuItem?, .tab?, .button?: .button
        case .slider?: .slider
        case .listItem?: .cell
        default: nil
        }
    }

    // MARK: Traits

    private static func interactiveKind(_ traits: UIAccessibilityTraits) -> ElementKind? {
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) { return .button }
        return nil
    }

    private static func kindByTraits(of object: NSObject) -> ElementKind {
        guard object.isAccessibilityElement else { return .other }
        let traits = object.accessibilityTraits
        if let kind = interactiveKind(traits) { return kind }
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        if traits.contains(.tabBar) { return .tabBar }
        if traits.contains(.staticText) { return .staticText }
        return .other
    }
}
