import Testing
import UIKit
import UIKitTesting

@Suite("Key-value access to properties") @MainActor
struct KeyValueTests {
    private let host = TestHost()

    private final class Meter: UIView {
        var speed: CGFloat = 0
        override class var storyboardAttributes: [StoryboardAttribute] { [StoryboardAttribute("speed", \Meter.speed)] }
    }

    @Test("Key-value coding reads and sets properties of views, layers and app classes, also as NSNumber and NSValue")
    func views() {
        let meter = Meter(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        meter.setValue(0.5, forKey: "alpha")
        meter.setValue(NSNumber(value: 7), forKey: "speed")
        meter.setValue(12, forKeyPath: "layer.cornerRadius")
        meter.setValue(NSValue(cgPoint: CGPoint(x: 9, y: 8)), forKeyPath: "center")
        meter.setValue(0.25, forKeyPath: "layer.position.x")
        #expect(meter.alpha == 0.5 && meter.speed == 7 && meter.layer.cornerRadius == 12)
        #expect(meter.center == CGPoint(x: 0.25, y: 8))
        #expect(meter.value(forKey: "speed") as? CGFloat == 7 && meter.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12)
        #expect((meter.value(forKey: "frame") as? CGRect)?.width == 3)
        #expect(meter.value(forKey: "backgroundColor") == nil)
        meter.setValue(UIColor.red, forKey: "backgroundColor")
        #expect(meter.value(forKey: "backgroundColor") as? UIColor == .red)
        meter.setValue(nil, forKey: "backgroundColor")
        #expect(meter.backgroundColor == nil)
    }

    @Test("Key-value coding works through a variable of type NSObject; unknown keys and values of another type change nothing")
    func unknown() {
        let label = UILabel()
        let object: NSObject = label
        object.setValue("a", forKeyPath: "text")
        #expect(label.text == "a" && object.value(forKeyPath: "text") as? String == "a")
        object.setValue(5, forKey: "text")
        object.setValue(5, forKey: "nonsense")
        #expect(label.text == "a" && object.value(forKey: "nonsense") == nil && object.value(forKeyPath: "no.such.path") == nil)
        let layer: NSObject = label.layer
        layer.setValue(3, forKeyPath: "zPosition")
        layer.setValue(2, forKeyPath: "bounds.size.width")
        #expect(label.layer.zPosition == 3 && layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 2)
    }

    @Test("value(forKey:) returns a view's restorationIdentifier")
    func restorationIdentifier() {
        let (first, second) = (UIView(), UIView())
        first.restorationIdentifier = "first"
        #expect(first.restorationIdentifier == "first" && second.restorationIdentifier == nil)
        #expect(first.value(forKey: "restorationIdentifier") as? String == "first")
        first.restorationIdentifier = nil
        #expect(first.restorationIdentifier == nil)
    }

    @Test("NSMutableString.appendFormat appends formatted text")
    func format() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d %C %@", 5, UInt16(98), "c" as NSString)
        #expect(text.isEqual(to: "a5 b c"))
    }
}
