import Testing
import UIKitTesting

@testable import UIKit

@Suite("Pickers") @MainActor
struct PickerTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let picker = UIPickerView(frame: CGRect(x: 40, y: 40, width: 320, height: 216))
    let fruits = Fruits()

    @MainActor
    class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 1_000_000]
        var chosen: [[Int]] = []
        var requests = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            requests += 1
            return "Row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append([component, row]) }
    }

    init() {
        picker.dataSource = fruits
        picker.delegate = fruits
        host.window.addSubview(picker)
        host.advance(by: 0.1)
    }

    @Test("A picker requests titles of visible rows only")
    func visibleRowsOnly() {
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 1_000_000)
        #expect(fruits.requests < 60)
        picker.selectRow(500_000, inComponent: 1, animated: false)
        host.advance(by: 0.1)
        #expect(picker.selectedRow(inComponent: 1) == 500_000)
        #expect(fruits.requests < 120)
        #expect(fruits.chosen.isEmpty)
    }

    @Test("A drag stops at a row and notifies the delegate once")
    func dragging() async {
        host.drag(from: CGPoint(x: 110, y: 148), to: CGPoint(x: 110, y: 73), duration: 0.5)
        await host.settle()
        #expect(fruits.chosen.count == 1)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row >= 2 && fruits.chosen == [[0, row]])
        let wheel = picker.wheels[0]
        #expect(abs(wheel.contentOffset.y + wheel.contentInset.top - CGFloat(row) * 32) < 0.5)
    }

    @Test("A flick far beyond the end bounces back to the last row")
    func fling() async {
        host.drag(from: CGPoint(x: 110, y: 240), to: CGPoint(x: 110, y: 50), duration: 0.08)
        host.drag(from: CGPoint(x: 110, y: 240), to: CGPoint(x: 110, y: 50), duration: 0.08)
        await host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 19)
        #expect(fruits.chosen.last == [0, 19])
    }

    @Test("A tap selects the row at that position")
    func tapping() async {
        host.tap(at: CGPoint(x: 110, y: 148 + 31))
        await host.settle()
        #expect(fruits.chosen == [[0, 1]])
        host.tap(at: CGPoint(x: 110, y: 148))
        await host.settle()
        #expect(fruits.chosen == [[0, 1]])
    }

    @Test("The mouse's wheel, its button and arrow keys move a wheel by rows")
    func mouseAndKeys() async {
        host.pointer.move(to: CGPoint(x: 110, y: 148))
        host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        await host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 2)
        host.press(UIKeyCommand.inputDownArrow)
        await host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 3)
        host.press(UIKeyCommand.inputUpArrow)
        await host.settle()
        host.press(UIKeyCommand.inputEnd)
        await host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 19)
        host.pointer.press()
        host.pointer.move(to: CGPoint(x: 110, y: 212), duration: 0.5)
        host.pointer.release()
        await host.settle()
        #expect(picker.selectedRow(inComponent: 0) < 19)
    }

    @Test("An animated selection by the app does not notify the delegate; a touch during it stops the wheel and selects")
    func programmatic() async {
        picker.selectRow(10, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 10)
        await host.settle()
        #expect(fruits.chosen.isEmpty)
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.selectRow(0, inComponent: 7, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 10)
        #expect(picker.selectedRow(inComponent: 7) == -1)
    }

    @Test("Layout during an animated selection lets the wheel scroll on, also if the width of a wheel is a fraction")
    func layoutDuringAnimation() {
        for width in stride(from: 320 as CGFloat, through: 321, by: 0.1) {
            picker.frame = CGRect(x: 198.892_857_142_857_1 - 180, y: 40, width: width, height: 216)
            picker.selectRow(0, inComponent: 0, animated: false)
            host.advance(by: 0.1)
            picker.selectRow(15, inComponent: 0, animated: true)
            host.advance(by: 0.1)
            let offsets = picker.wheels.map(\.contentOffset.y)
            picker.setNeedsLayout()
            picker.layoutIfNeeded()
            #expect(picker.wheels.map(\.contentOffset.y) == offsets)
        }
    }

    @Test("A reload limits the selection to the last row; a wheel without rows has no selection")
    func reloading() {
        picker.selectRow(15, inComponent: 0, animated: false)
        fruits.counts = [5, 0, 3]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 4)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        #expect(picker.numberOfComponents == 3)
        host.advance(by: 0.1)
        fruits.counts = [-4]
        picker.reloadAllComponents()
        #expect(picker.numberOfRows(inComponent: 0) == 0)
        host.advance(by: 0.1)
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 60))
        host.advance(by: 2)
        #expect(fruits.chosen.isEmpty)
    }

    @Test("A picker that is removed during a touch, and loses its data source, has no components")
    func leaving() {
        let finger = host.touchDown(at: CGPoint(x: 110, y: 148))
        finger.move(to: CGPoint(x: 110, y: 100), duration: 0.2)
        picker.removeFromSuperview()
        finger.lift()
        picker.dataSource = nil
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 0)
    }

    @Test("A picker shows and reuses the delegate's views, with the delegate's widths and heights")
    func customViews() async {
        final class Views: Fruits {
            var made = 0
            var reused = 0
            override func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 60 : 100 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
            func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
                if view == nil { made += 1 } else { reused += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "\(row)"
                return label
            }
        }
        // A subclass that inherits a conformance has the default implementations of the methods that its superclass does not implement.
        // This class therefore declares the conformance itself.
        let views = Outer(Views())
        picker.dataSource = views
        picker.delegate = views
        host.advance(by: 0.1)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 40))
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "1")
        let made = views.inner.made
        for row in stride(from: 0, to: 19, by: 1) {
            picker.selectRow(row, inComponent: 0, animated: false)
            host.advance(by: 0.1)
        }
        #expect(views.inner.reused > 5 && views.inner.made <= made + 5)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)

        @MainActor
        final class Outer: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            let inner: Views
            init(_ inner: Views) { self.inner = inner }
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                inner.pickerView(pickerView, widthForComponent: component)
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
            func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
                inner.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
            }
        }
    }

    @Test("Writes images of a picker, light and dark", arguments: [false, true])
    func snapshots(isDark: Bool) {
        host.isDark = isDark
        host.window.backgroundColor = .systemBackground
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.selectRow(4000, inComponent: 1, animated: false)
        host.advance(by: 0.1)
        writePicture(host, isDark ? "picker-dark" : "picker-light")
        #expect(picker.wheels.map(\.accessibilityValue) == ["Row 4", "Row 4000"])
    }
}
