import Foundation

// Accessibility actions for rotors. AT-SPI has no rotors, so each rotor becomes two actions: to the next and to the previous result.
@MainActor
extension AccessibilityTree {
    /// Two actions for each rotor of an object and its containers: to the next and to the previous result. If several rotors
    /// have the same name, only the closest one has actions.
    static func rotorActions(of object: NSObject) -> [Action] {
        var known: Set<String> = []
        return rotors(of: object).flatMap { rotor -> [Action] in
            let name = rotor.spokenName
            guard !name.isEmpty, known.insert(name).inserted else { return [] }
            return [
                Action(name: LocalizedStrings.text("Next %1", [name])) { turn(rotor, .next, from: object) },
                Action(name: LocalizedStrings.text("Previous %1", [name])) { turn(rotor, .previous, from: object) },
            ]
        }
    }

    /// The rotors of an object and its containers, up to the window.
    private static func rotors(of object: NSObject) -> [UIAccessibilityCustomRotor] {
        var found: [UIAccessibilityCustomRotor] = []
        var next: NSObject? = object
        while let current = next, !(current is UIWindowScene) {
            found += current.accessibilityCustomRotors ?? []
            let container = (current as? UIAccessibilityElement)?.accessibilityContainer as? NSObject
            next = container ?? (current as? UIResponder)?.next
        }
        return found
    }

    /// Searches for a rotor's next or previous result and moves the focus to it. Returns false without a result.
    private static func turn(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, from object: NSObject
    ) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let last = rotor.lastResult, let target = last.targetElement as? NSObject, target === object || AccessibilityFocus.isAt(target) {
            // The search continues from the last result, which may be a range of the element's text.
            predicate.currentItem = last
        } else {
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: object, targetRange: nil)
        }
        guard let result = rotor.itemSearchBlock(predicate), let target = result.targetElement as? NSObject else { return false }
        rotor.lastResult = result
        _ = reveal(target, animated: false)
        UIAccessibility.post(notification: .screenChanged, argument: target)
        if let range = result.targetRange, let input = target as? any UITextInput { input.selectedTextRange = range }
        return true
    }
}

extension UIAccessibilityCustomRotor {
    /// The rotor's name for screen readers: the name from the app, or else the name of the system type. Empty if there is neither.
    var spokenName: String { name.isEmpty ? systemRotorType.name : name }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The name of the system type in the desktop's language.
    fileprivate var name: String {
        switch self {
        case .none: ""
        case .link: LocalizedStrings.text("Links")
        case .visitedLink: LocalizedStrings.text("Visited Links")
        case .heading: LocalizedStrings.text("Headings")
        case .headingLevel1: LocalizedStrings.text("Headings of Level %1", ["1"])
        case .headingLevel2: LocalizedStrings.text("Headings of Level %1", ["2"])
        case .headingLevel3: LocalizedStrings.text("Headings of Level %1", ["3"])
        case .headingLevel4: LocalizedStrings.text("Headings of Level %1", ["4"])
        case .headingLevel5: LocalizedStrings.text("Headings of Level %1", ["5"])
        case .headingLevel6: LocalizedStrings.text("Headings of Level %1", ["6"])
        case .boldText: LocalizedStrings.text("Bold Text")
        case .italicText: LocalizedStrings.text("Italic Text")
        case .underlineText: LocalizedStrings.text("Underlined Text")
        case .misspelledWord: LocalizedStrings.text("Misspelled Words")
        case .image: LocalizedStrings.text("Images")
        case .textField: LocalizedStrings.text("Text Fields")
        case .table: LocalizedStrings.text("Tables")
        case .list: LocalizedStrings.text("Lists")
        case .landmark: LocalizedStrings.text("Landmarks")
        }
    }
}
