import Foundation

// Rotors as actions. AT-SPI has no rotors, so each becomes two actions: forwards and backwards.
@MainActor
extension AccessibilityTree {
    /// Two actions for each rotor of an object and its containers: to the next and to the previous result. If several rotors have the same name,
    /// the closest one is used.
    static func rotorActions(of object: NSObject) -> [Action] {
        var known: Set<String> = []
        return rotors(of: object).flatMap { rotor -> [Action] in
            let name = rotor.spokenName
            guard !name.isEmpty, known.insert(name).inserted else { return [] }
            return [
                Action(name: LibraryWords.text("Next %1", [name])) { turn(rotor, .next, from: object) },
                Action(name: LibraryWords.text("Previous %1", [name])) { turn(rotor, .previous, from: object) },
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

    /// Searches a rotor and moves the focus to the result. Returns false without a result.
    private static func turn(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, from object: NSObject
    ) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let last = rotor.lastResult, let target = last.targetElement as? NSObject, target === object || AccessibilityFocus.isAt(target) {
            // The search continues from there, even if the result is a part of one element's text.
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
    /// The rotor's name for screen readers: the app's, or the library's for a system type. Empty if there is neither.
    var spokenName: String { name.isEmpty ? systemRotorType.name : name }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The name of the system type in the desktop's language.
    fileprivate var name: String {
        switch self {
        case .none: ""
        case .link: LibraryWords.text("Links")
        case .visitedLink: LibraryWords.text("Visited Links")
        case .heading: LibraryWords.text("Headings")
        case .headingLevel1: LibraryWords.text("Headings of Level %1", ["1"])
        case .headingLevel2: LibraryWords.text("Headings of Level %1", ["2"])
        case .headingLevel3: LibraryWords.text("Headings of Level %1", ["3"])
        case .headingLevel4: LibraryWords.text("Headings of Level %1", ["4"])
        case .headingLevel5: LibraryWords.text("Headings of Level %1", ["5"])
        case .headingLevel6: LibraryWords.text("Headings of Level %1", ["6"])
        case .boldText: LibraryWords.text("Bold Text")
        case .italicText: LibraryWords.text("Italic Text")
        case .underlineText: LibraryWords.text("Underlined Text")
        case .misspelledWord: LibraryWords.text("Misspelled Words")
        case .image: LibraryWords.text("Images")
        case .textField: LibraryWords.text("Text Fields")
        case .table: LibraryWords.text("Tables")
        case .list: LibraryWords.text("Lists")
        case .landmark: LibraryWords.text("Landmarks")
        }
    }
}
