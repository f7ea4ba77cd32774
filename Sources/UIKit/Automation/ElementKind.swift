/// A type of element that UIKit's views and accessibility elements have in XCUITest, with Apple's raw values.
package enum ElementKind: UInt, Sendable {
    case other = 1
    case application = 2
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case keyboard = 19
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case table = 26
    case collectionView = 32
    case slider = 33
    case pageIndicator = 34
    case progressIndicator = 35
    case activityIndicator = 36
    case segmentedControl = 37
    case picker = 38
    case pickerWheel = 39
    case `switch` = 40
    case link = 42
    case image = 43
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case datePicker = 51
    case textView = 52
    case menu = 53
    case menuItem = 54
    case webView = 58
    case colorWell = 67
    case cell = 75
    case stepper = 79

    /// The name of the type in Apple's descriptions of a tree, such as `StaticText`.
    package var title: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The property of XCUITest that queries elements of the type, such as `staticTexts`.
    package var queryName: String {
        switch self {
        case .other: "otherElements"
        case .switch: "switches"
        default: "\(self)s"
        }
    }
}
