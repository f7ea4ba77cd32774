import Testing
import UIKitTesting

@testable import UIKit

@Suite("Appearance of controls") @MainActor
struct ControlSnapshotTests {
    @Test("Images of every control in light and dark, in both directions, enabled and disabled", arguments: [false, true])
    func snapshots(isDark: Bool) {
        let host = TestHost(size: CGSize(width: 800, height: 420), scale: 2)
        host.isDark = isDark
        host.window.backgroundColor = .systemBackground
        for column in 0..<2 {
            let x: CGFloat = 20 + CGFloat(column) * 400
            var y: CGFloat = 20
            func add(_ view: UIView, height: CGFloat = 50) {
                view.semanticContentAttribute = column == 1 ? .forceRightToLeft : .unspecified
                view.frame.origin = CGPoint(x: x, y: y)
                host.window.addSubview(view)
                y += height
            }
            let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
            segments.selectedSegmentIndex = 1
            segments.frame.size.width = 300
            add(segments)
            let none = UISegmentedControl(items: ["First", "Second", "Third", "Fourth"])
            none.isEnabled = column == 0
            none.selectedSegmentTintColor = .systemBlue
            none.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            none.selectedSegmentIndex = 0
            none.setEnabled(false, forSegmentAt: 3)
            add(none)
            let stepper = UIStepper()
            stepper.value = column == 0 ? 0 : 5
            add(stepper)
            for style in [UIPageControl.BackgroundStyle.minimal, .prominent] {
                let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 28))
                pages.numberOfPages = style == .minimal ? 5 : 30
                pages.currentPage = style == .minimal ? 1 : 14
                pages.backgroundStyle = style
                add(pages, height: 40)
            }
            let bar = UIProgressView(progressViewStyle: .default)
            bar.frame.size.width = 300
            bar.progress = 0.4
            add(bar, height: 20)
            for style in [UIActivityIndicatorView.Style.medium, .large] {
                let indicator = UIActivityIndicatorView(style: style)
                indicator.startAnimating()
                add(indicator)
            }
        }
        host.advance(by: 0.5)
        writePicture(host, isDark ? "controls-dark" : "controls-light")
        #expect(host.snapshot().width == 1600)
    }
}
