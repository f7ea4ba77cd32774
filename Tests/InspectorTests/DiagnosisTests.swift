import InterfaceReading
import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("Why a view cannot be seen or touched")
struct DiagnosisTests {
    private let host = TestHost(size: CGSize(width: 390, height: 600))
    private let sample: SampleController
    private let sources = SourceLocator()

    init() {
        sample = SampleController.show(in: host)
    }

    private func visibility(_ view: UIView) -> (isFine: Bool, text: String) {
        host.enter {
            let diagnosis = Diagnosis.visibility(of: view, sources)
            return (diagnosis.isFine, diagnosis.reasons.map(\.text).joined(separator: "\n"))
        }
    }

    private func touches(_ view: UIView) -> (isFine: Bool, text: String) {
        host.enter {
            let diagnosis = Diagnosis.touches(of: view)
            return (diagnosis.isFine, diagnosis.reasons.map(\.text).joined(separator: "\n"))
        }
    }

    @Test("A visible button with an action can be seen and touched")
    func fine() {
        #expect(visibility(sample.send).isFine)
        #expect(touches(sample.send).isFine)
    }

    @Test("A hidden view, and a view in a hidden superview, name the hidden view")
    func hidden() {
        #expect(visibility(sample.hidden).text.contains("It is hidden"))
        #expect(touches(sample.hidden).text.contains("isUserInteractionEnabled = false"))
        sample.box.isHidden = true
        #expect(visibility(sample.outside).text.contains("UIView #box is hidden"))
        sample.box.isHidden = false
        sample.box.alpha = 0
        #expect(visibility(sample.outside).text.contains("UIView #box is transparent"))
    }

    @Test("The reason is a missing window, an empty size, a position outside of the window, or a transform")
    func geometry() {
        #expect(visibility(UIView()).text.contains("no superview"))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 20))
        view.backgroundColor = .red
        sample.view.addSubview(view)
        #expect(visibility(view).text.contains("Its size is 0 × 20"))
        view.frame = CGRect(x: -200, y: 10, width: 20, height: 20)
        #expect(visibility(view).text.contains("outside of the window"))
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(visibility(view).text.contains("transform"))
    }

    @Test("A view that is clipped away, or partly, names the superview that clips")
    func clipped() {
        sample.box.clipsToBounds = true
        #expect(visibility(sample.outside).text.contains("outside of UIView #box, which clips"))
        sample.outside.frame.origin.y = 28
        #expect(visibility(sample.outside).text.contains("50 % of it is inside of UIView #box"))
    }

    @Test("A view without content draws nothing")
    func empty() {
        #expect(visibility(sample.cover).text.contains("draws nothing"))
    }

    @Test("An opaque view in front covers a view; a transparent one does not")
    func covered() {
        #expect(visibility(sample.covered).isFine)
        sample.cover.backgroundColor = .white
        host.advance(by: 0.1)
        #expect(visibility(sample.covered).text.contains("UIView #cover is in front of it and covers it"))
    }

    @Test("A label that is too small for its text is cut")
    func cut() {
        let text = visibility(sample.cut).text
        #expect(text.contains("Its text is cut: it needs") && text.contains("points of width, and it has 60."))
        #expect(text.contains("No constraint determines its width"))
    }

    @Test("The constraint that limits the width of a label is named")
    func cutByConstraint() {
        let label = UILabel()
        label.text = "A text that does not fit"
        label.translatesAutoresizingMaskIntoConstraints = false
        sample.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
            label.leadingAnchor.constraint(equalTo: sample.view.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: sample.view.topAnchor, constant: 320),
        ])
        host.advance(by: 0.1)
        #expect(visibility(label).text.contains("The constraint “width ≤ 70” limits its width"))
        label.numberOfLines = 0
        label.heightAnchor.constraint(equalToConstant: 20).isActive = true
        host.advance(by: 0.1)
        let text = visibility(label).text
        #expect(text.contains("points of height, and it has 20."))
        #expect(text.contains("The constraint “height = 20” limits its height"))
    }

    @Test("A view in front of a button takes its touches")
    func coveredTouches() {
        #expect(touches(sample.covered).text.contains("UIView #cover is in front of it and takes the touch"))
        sample.cover.isUserInteractionEnabled = false
        #expect(touches(sample.covered).isFine)
    }

    @Test("A button outside of its superview's bounds receives no touches")
    func outside() {
        let result = touches(sample.outside)
        #expect(result.text.contains("It is outside of the bounds of UIView #box"))
        #expect(visibility(sample.outside).isFine)
    }

    @Test("A disabled control, and a button without an action, have no effect")
    func noEffect() {
        #expect(touches(sample.disabled).text.contains("isEnabled is false"))
        let button = UIButton(type: .system)
        button.setTitle("Nothing", for: .normal)
        button.frame = CGRect(x: 20, y: 320, width: 100, height: 44)
        sample.view.addSubview(button)
        #expect(touches(button).text.contains("no action and no menu"))
    }

    @Test("The answer about the label of a button is that of the button")
    func label() throws {
        let label = try #require(sample.disabled.titleLabel)
        let result = touches(label)
        #expect(result.text.contains("Touches at it go to its superview UIButton “Disabled”."))
        #expect(result.text.contains("isEnabled is false"))
        #expect(!result.isFine)
    }

    @Test("An overridden hit test is named if it hides a view")
    func overridden() {
        let shy = ShyView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
        let button = UIButton(type: .system)
        button.frame = shy.bounds
        shy.addSubview(button)
        sample.view.addSubview(shy)
        #expect(touches(button).text.contains("ShyView"))
    }
}

/// A view that hides its subviews from touches.
private final class ShyView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
}
