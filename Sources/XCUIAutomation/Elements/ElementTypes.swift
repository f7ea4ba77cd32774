import Host
import UIKit

/// Determines the element type that XCUITest reports for a view or an accessibility element.
@MainActor
enum ElementTypes {
    /// The type of an object. It depends on the object's class, its role, or its traits.
    static func type(of object: NSObject) -> XCUIElement.ElementType {
        if let element = object as? KeyboardElement { return element.type }
        let key = ObjectIdentifier(Swift.type(of: object))
        let known = known(key, object)
        switch known {
        case .textField?:
            return (object as? UITextField)?.isSecureTextEntry == true ? .secureTextField : .textField
        case .staticText?, .image?:
            return interactiveType(object.accessibilityTraits) ?? known ?? .other
        case let type?:
            return type
        case nil:
            return typeByRole(of: object) ?? typeByTraits(of: object)
        }
    }

    // MARK: Classes

    /// The cached types of classes. A nil value means that the class has no type.
    private static var types: [ObjectIdentifier: XCUIElement.ElementType?] = [:]

    private static func known(_ key: ObjectIdentifier, _ object: NSObject) -> XCUIElement.ElementType? {
        if let known = types[key] { return known }
        let type = typeByClass(of: object)
        types.updateValue(type, forKey: key)
        return type
    }

    private static func typeByClass(of object: NSObject) -> XCUIElement.ElementType? {
        switch object {
        case is UIApplication: return .application
        case is UIWindow: return .window
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case is UITableView: return .table
        case is UICollectionView: return .collectionView
        case is UISearchTextField: return .searchField
        case is UITextField: return .textField
        case is UITextView: return .textView
        case is UIScrollView: return typeByName(of: object) ?? .scrollView
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
        default: return typeByName(of: object)
        }
    }

    /// The type of a class that is declared in another module or is internal to UIKit, by the name of the class.
    private static func typeByName(of object: NSObject) -> XCUIElement.ElementType? {
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

    private static func typeByRole(of object: NSObject) -> XCUIElement.ElementType? {
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

    private static func interactiveType(_ traits: UIAccessibilityTraits) -> XCUIElement.ElementType? {
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) { return .button }
        return nil
    }

    private static func typeByTraits(of object: NSObject) -> XCUIElement.ElementType {
        guard object.isAccessibilityElement else { return .other }
        let traits = object.accessibilityTraits
        if let type = interactiveType(traits) { return type }
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        if traits.contains(.tabBar) { return .tabBar }
        if traits.contains(.staticText) { return .staticText }
        return .other
    }
}
