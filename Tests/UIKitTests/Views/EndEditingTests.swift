import Testing
import UIKitTesting

@testable import UIKit

/// A view that can be first responder, and resigns only if it allows that.
private final class Field: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
}

@Suite @MainActor
struct EndEditingTests {
    private let host = TestHost()
    private let form = UIView()
    private let field = Field()

    init() {
        host.window.addSubview(form)
        form.addSubview(field)
        field.becomeFirstResponder()
    }

    @Test func firstResponderInsideResigns() {
        #expect(field.isFirstResponder)
        #expect(form.endEditing(false) && !field.isFirstResponder)
        // Without a view that edits, endEditing returns true.
        #expect(form.endEditing(false))
    }

    @Test func firstResponderOutsideStays() {
        let other = UIView()
        host.window.addSubview(other)
        #expect(other.endEditing(true) && field.isFirstResponder)
        #expect(UIView().endEditing(true) && field.isFirstResponder)
    }

    @Test func forceResignsARefusingResponder() {
        field.mayResign = false
        #expect(!form.endEditing(false) && field.isFirstResponder)
        #expect(field.endEditing(true) && !field.isFirstResponder)
    }
}
