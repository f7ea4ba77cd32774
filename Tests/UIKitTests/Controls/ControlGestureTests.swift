import Testing
import UIKitTesting

@testable import UIKit

@Suite("Gestures that controls prevent") @MainActor
struct ControlGestureTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() { host.window.addSubview(page) }

    private func add<Control: UIView>(_ control: Control, _ frame: CGRect = CGRect(x: 100, y: 180, width: 200, height: 40)) -> Control {
        control.frame = frame
        page.addSubview(control)
        host.advance(by: 0.1)
        return control
    }

    /// Adds a recognizer to the page around the controls, and counts its recognitions.
    private func count(_ recognizer: UIGestureRecognizer) -> Counter {
        let counter = Counter()
        recognizer.addHandler { if $0.state == .began || $0.state == .ended { counter.states.append($0.state) } }
        page.addGestureRecognizer(recognizer)
        return counter
    }

    @MainActor
    private final class Counter {
        var states: [UIGestureRecognizer.State] = []
        var isEmpty: Bool { states.isEmpty }
    }

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        return swipe
    }

    private func flick(from start: CGPoint, by way: CGVector) {
        let finger = host.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.15)
        finger.lift()
        host.advance(by: 0.5)
    }

    @Test("A slider's thumb prevents pans and swipes along the slider, and allows pans and swipes across it")
    func slider() {
        let slider = add(UISlider())
        slider.value = 0.5
        let pan = count(UIPanGestureRecognizer())
        let right = count(swipe(.right))
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 80, dy: 0))
        #expect(pan.isEmpty && right.isEmpty && slider.value > 0.8)
        slider.value = 0.5
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 90))
        #expect(!pan.isEmpty && slider.value == 0.5)
    }

    @Test("A slider does not prevent gestures beside its thumb, with two fingers, or while it is disabled")
    func besideTheThumb() {
        let slider = add(UISlider())
        slider.value = 0
        let pan = count(UIPanGestureRecognizer())
        flick(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -80, dy: 0))
        #expect(pan.states == [.began, .ended] && slider.value == 0)
        slider.value = 0.5
        slider.isEnabled = false
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 80, dy: 0))
        #expect(pan.states == [.began, .ended, .began, .ended])
    }

    @Test("A slider does not prevent a pan with two fingers")
    func twoFingers() {
        let slider = add(UISlider())
        slider.value = 0.5
        let both = UIPanGestureRecognizer()
        both.minimumNumberOfTouches = 2
        let two = count(both)
        let fingers = [host.touchDown(at: CGPoint(x: 190, y: 200)), host.touchDown(at: CGPoint(x: 210, y: 200))]
        for step in 1...5 {
            for (index, finger) in fingers.enumerated() {
                finger.move(to: CGPoint(x: 190 + 20 * CGFloat(index) + 10 * CGFloat(step), y: 200))
            }
        }
        for finger in fingers { finger.lift() }
        #expect(!two.isEmpty)
    }

    @Test("A slider's direction is in its own coordinates: a slider rotated by 90° prevents vertical pans")
    func rotatedSlider() {
        let slider = add(UISlider())
        slider.value = 0.5
        slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
        host.advance(by: 0.1)
        let pan = count(UIPanGestureRecognizer())
        let down = count(swipe(.down))
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 60))
        #expect(pan.isEmpty && down.isEmpty && slider.value > 0.7)
        slider.value = 0.5
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 80, dy: 0))
        #expect(!pan.isEmpty)
    }

    @Test("A slider in horizontally scrolling content moves its thumb; beside it a drag scrolls")
    func sliderInScrollView() {
        let scrollView = add(UIScrollView(), CGRect(x: 0, y: 100, width: 400, height: 200))
        scrollView.contentSize = CGSize(width: 1200, height: 200)
        let slider = UISlider(frame: CGRect(x: 100, y: 80, width: 200, height: 40))
        slider.value = 0.5
        scrollView.addSubview(slider)
        host.advance(by: 0.1)
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: -60, dy: 0))
        #expect(scrollView.contentOffset.x == 0)
        flick(from: CGPoint(x: 350, y: 280), by: CGVector(dx: -60, dy: 0))
        #expect(scrollView.contentOffset.x > 0)
    }

    @Test("A switch prevents taps, and pans and swipes along it")
    func switchControl() {
        let control = add(UISwitch(), CGRect(x: 180, y: 180, width: 51, height: 31))
        let tap = count(UITapGestureRecognizer())
        let pan = count(UIPanGestureRecognizer())
        let right = count(swipe(.right))
        host.tap(at: CGPoint(x: 205, y: 195))
        #expect(control.isOn && tap.isEmpty)
        control.isOn = false
        flick(from: CGPoint(x: 195, y: 195), by: CGVector(dx: 60, dy: 0))
        #expect(control.isOn && pan.isEmpty && right.isEmpty)
        flick(from: CGPoint(x: 205, y: 195), by: CGVector(dx: 0, dy: 60))
        #expect(!pan.isEmpty)
    }

    @Test(
        "Controls that react to taps prevent single taps, and allow double taps, pans and swipes",
        arguments: ["button", "stepper", "segments", "pages"])
    func tapped(kind: String) {
        let control: UIControl =
            switch kind {
            case "button": UIButton(type: .system)
            case "stepper": UIStepper()
            case "segments": UISegmentedControl(items: ["One", "Two"])
            default: UIPageControl()
            }
        (control as? UIPageControl)?.numberOfPages = 5
        _ = add(control, CGRect(x: 150, y: 180, width: 100, height: 32))
        let middle = CGPoint(x: control.frame.midX + 5, y: control.frame.midY)
        let single = count(UITapGestureRecognizer())
        host.tap(at: middle)
        host.advance(by: 1)
        #expect(single.isEmpty)
        let up = count(swipe(.up))
        flick(from: middle, by: CGVector(dx: 0, dy: -90))
        #expect(!up.isEmpty)
    }

    @Test("An app's own control prevents no gestures")
    func ownControl() {
        _ = add(UIControl())
        let tap = count(UITapGestureRecognizer())
        let pan = count(UIPanGestureRecognizer())
        host.tap(at: CGPoint(x: 200, y: 200))
        flick(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 80, dy: 0))
        #expect(!tap.isEmpty && !pan.isEmpty)
    }

    @Test("A recognizer of the control itself is not prevented")
    func recognizerOfTheControl() {
        let button = add(UIButton(type: .system))
        var taps = 0
        button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        host.tap(at: CGPoint(x: 200, y: 200))
        #expect(taps == 1)
    }
}
