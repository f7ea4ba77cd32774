import Testing
import UIKitTesting

@testable import UIKit

@Suite("Page controls") @MainActor
struct PageControlTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 28))
    let log = Log()

    @MainActor
    final class Log {
        var pages: [Int] = []
    }

    init() {
        control.numberOfPages = 5
        control.addAction(
            UIAction { [log] action in if let control = action.sender as? UIPageControl { log.pages.append(control.currentPage) } },
            for: .valueChanged)
        host.window.addSubview(control)
        host.advance(by: 0.1)
    }

    @Test("A tap on the trailing half shows the next page, on the leading half the previous page, and stops at the ends")
    func taps() {
        host.tap(at: CGPoint(x: 280, y: 114))
        host.tap(at: CGPoint(x: 280, y: 114))
        #expect(log.pages == [1, 2])
        for _ in 0..<4 { host.tap(at: CGPoint(x: 110, y: 114)) }
        #expect(log.pages == [1, 2, 1, 0])
        control.currentPage = 99
        #expect(control.currentPage == 4 && log.pages.count == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test("A drag moves through the pages, sends an event for each page, and shows the background")
    func sliding() {
        let finger = host.touchDown(at: CGPoint(x: 160, y: 114))
        #expect(control.interactionState == .discrete)
        finger.move(to: CGPoint(x: 250, y: 114), duration: 0.3)
        #expect(control.interactionState == .continuous)
        #expect(log.pages == [1, 2, 3, 4])
        finger.move(to: CGPoint(x: 160, y: 114), duration: 0.3)
        #expect(control.currentPage == 0)
        finger.lift()
        #expect(control.interactionState == .none && control.currentPage == 0)
        control.allowsContinuousInteraction = false
        let other = host.touchDown(at: CGPoint(x: 160, y: 114))
        other.move(to: CGPoint(x: 280, y: 114), duration: 0.3)
        #expect(control.interactionState == .discrete)
        other.cancel()
        #expect(control.currentPage == 0 && control.interactionState == .none)
    }

    @Test("With any number of pages only visible dots exist, including the current one")
    func manyPages() {
        control.numberOfPages = 1_000_000
        for page in [0, 3, 500_000, 999_999, 999_990, 17] {
            control.currentPage = page
            host.advance(by: 0.5)
            let dots = control.subviews.compactMap { $0 as? UIImageView }
            #expect(dots.count <= 12)
            #expect(dots.filter { $0.tintColor == .label }.count == 1)
        }
    }

    @Test("size(forNumberOfPages:) returns the size of the dots, and hidesForSinglePage hides a single dot")
    func sizes() {
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 115.5, height: 27.5))
        control.numberOfPages = 1
        host.advance(by: 0.1)
        #expect(control.subviews.filter { $0 is UIImageView }.count == 1)
        control.hidesForSinglePage = true
        host.advance(by: 0.1)
        #expect(control.subviews.filter { $0 is UIImageView }.isEmpty)
        host.tap(at: control.center)
        #expect(log.pages.isEmpty)
    }

    @Test("In a right-to-left layout, taps and arrow keys of a page control are mirrored")
    func directionAndKeys() {
        control.semanticContentAttribute = .forceRightToLeft
        host.tap(at: CGPoint(x: 110, y: 114))
        #expect(log.pages == [1])
        #expect(control.becomeFirstResponder())
        host.press(UIKeyCommand.inputLeftArrow)
        #expect(log.pages == [1, 2])
        control.direction = .leftToRight
        host.press(UIKeyCommand.inputEnd)
        #expect(log.pages == [1, 2, 4])
        #expect(control.accessibilityValue == "5 / 5")
    }

    @Test("A page can have its own image, and another one while it is current; an index out of range has no image")
    func images() {
        let star = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        control.setIndicatorImage(star, forPage: 1)
        control.setIndicatorImage(star, forPage: 9)
        #expect(control.indicatorImage(forPage: 1) === star && control.indicatorImage(forPage: 9) == nil)
        control.setCurrentPageIndicatorImage(star, forPage: 0)
        host.advance(by: 0.1)
        let dots = control.subviews.compactMap { $0 as? UIImageView }
        #expect(dots.map { $0.image != nil } == [true, true, false, false, false])
    }
}
