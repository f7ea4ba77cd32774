import Testing
import UIKit
import UIKitTesting

@Suite("Colour wells") @MainActor
struct ColorWellTests {
    let host = TestHost(size: CGSize(width: 800, height: 900))
    let controller = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let log = Log()

    @MainActor
    final class Log {
        var colors: [UIColor?] = []
    }

    init() {
        well.addAction(UIAction { [log] in log.colors.append(($0.sender as? UIColorWell)?.selectedColor) }, for: .valueChanged)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(well)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
    }

    private var picker: UIColorPickerViewController? { controller.presentedViewController as? UIColorPickerViewController }

    private func sliders(in view: UIView) -> [UISlider] { view.subviews.flatMap { ($0 as? UISlider).map { [$0] } ?? sliders(in: $0) } }

    @Test("A tap on or near a colour well presents a picker; the colour that the user chooses is set and sends valueChanged")
    func choosing() async throws {
        #expect(well.frame.size == CGSize(width: 28, height: 28) && well.selectedColor == nil && well.supportsAlpha)
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        well.title = "Paint"
        well.supportsAlpha = false
        #expect(log.colors.isEmpty)
        host.tap(at: CGPoint(x: 95, y: 114))
        await host.settle()
        #expect(picker?.selectedColor == well.selectedColor && picker?.title == "Paint" && picker?.supportsAlpha == false)
        host.tap("Sliders")
        await host.settle()
        let green = try #require(picker.flatMap { sliders(in: $0.view).first { $0.accessibilityLabel == "Green" } })
        let target = green.convert(CGPoint(x: green.bounds.maxX - 20, y: green.bounds.midY), to: nil)
        let knob = green.convert(CGPoint(x: 14, y: green.bounds.midY), to: nil)
        host.drag(from: knob, to: target)
        await host.settle()
        #expect(log.colors.count > 1)
        var parts: (red: CGFloat, green: CGFloat) = (0, 0)
        well.selectedColor?.getRed(&parts.red, green: &parts.green, blue: nil, alpha: nil)
        #expect(parts.red == 1 && parts.green > 0.8)
        #expect(log.colors.last == well.selectedColor)
    }

    @Test("A well that is removed while its picker is presented sends no more events")
    func removedWell() async {
        host.tap(at: CGPoint(x: 114, y: 114))
        await host.settle()
        #expect(picker != nil)
        well.isEnabled = false
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        well.selectedColor = blue
        #expect(picker?.selectedColor == blue)
        controller.dismiss(animated: false)
        await host.settle()
        host.tap(at: CGPoint(x: 114, y: 114))
        await host.settle()
        #expect(picker == nil && log.colors.isEmpty)
    }

    @Test("Space opens a focused colour well")
    func keys() async {
        well.becomeFirstResponder()
        host.press(" ")
        await host.settle()
        #expect(picker != nil)
    }
}
