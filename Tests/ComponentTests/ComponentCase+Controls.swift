import UIKit

@testable import Components

extension ComponentCase {
    static let controls: [ComponentCase] = [
        ComponentCase(
            "buttons", screen: { ButtonExample() },
            keys: [KeyRow(["Space", "Return"], "presses the focused button") { try $0.the(ButtonExample.self).bookings == 1 }]),
        ComponentCase(
            "switches", size: CGSize(width: 320, height: 120), screen: { SwitchExample() },
            keys: [KeyRow(["Space", "Return"], "toggles the switch") { try !$0.the(SwitchExample.self).wifi.isOn }]),
        ComponentCase(
            "sliders", size: CGSize(width: 320, height: 160), screen: { SliderExample() },
            keys: [
                KeyRow(["ArrowRight", "ArrowUp"], "adds a twentieth of the range") { try $0.volume.isNear(0.45) },
                KeyRow(["ArrowLeft", "ArrowDown"], "subtracts a twentieth of the range") { try $0.volume.isNear(0.35) },
                KeyRow(["PageUp"], "adds a fifth of the range") { try $0.volume.isNear(0.6) },
                KeyRow(["PageDown"], "subtracts a fifth of the range") { try $0.volume.isNear(0.2) },
                KeyRow(["Home"], "sets the minimum") { try $0.volume.isNear(0) },
                KeyRow(["End"], "sets the maximum") { try $0.volume.isNear(1) },
            ]),
        ComponentCase(
            "steppers", size: CGSize(width: 320, height: 120), screen: { StepperExample() },
            keys: [
                KeyRow(["ArrowRight", "ArrowUp"], "increments the value") { try $0.the(StepperExample.self).stepper.value == 3 },
                KeyRow(["ArrowLeft", "ArrowDown"], "decrements the value") { try $0.the(StepperExample.self).stepper.value == 1 },
                KeyRow(["Home"], "sets the minimum") { try $0.the(StepperExample.self).stepper.value == 1 },
                KeyRow(["End"], "sets the maximum") { try $0.the(StepperExample.self).stepper.value == 12 },
            ]),
        ComponentCase(
            "segmented-controls", size: CGSize(width: 320, height: 160), screen: { SegmentedControlExample() },
            keys: [
                KeyRow(["ArrowRight", "ArrowDown"], "selects the next segment") { try $0.span == 2 },
                KeyRow(["ArrowLeft", "ArrowUp"], "selects the previous segment") { try $0.span == 0 },
                KeyRow(["Home"], "selects the first segment") { try $0.span == 0 },
                KeyRow(["End"], "selects the last segment") { try $0.span == 2 },
            ]),
        ComponentCase("progress-views", size: CGSize(width: 320, height: 120), screen: { ProgressExample() }),
        ComponentCase("activity-indicators", size: CGSize(width: 320, height: 120), screen: { ActivityIndicatorExample() }),
        ComponentCase(
            "page-controls", size: CGSize(width: 320, height: 140), screen: { PageControlExample() },
            keys: [
                KeyRow(["ArrowRight", "ArrowDown", "PageDown"], "goes to the next page") { try $0.page == 2 },
                KeyRow(["ArrowLeft", "ArrowUp", "PageUp"], "goes to the previous page") { try $0.page == 0 },
                KeyRow(["Home"], "goes to the first page") { try $0.page == 0 },
                KeyRow(["End"], "goes to the last page") { try $0.page == 4 },
            ]),
        ComponentCase("image-views", size: CGSize(width: 320, height: 140), screen: { ImageViewExample() }),
        ComponentCase("visual-effect-views", size: CGSize(width: 320, height: 220), screen: { VisualEffectExample() }),
    ]
}

extension ComponentFixture {
    fileprivate var volume: Float { get throws { try the(SliderExample.self).volume.value } }
    fileprivate var span: Int { get throws { try the(SegmentedControlExample.self).span.selectedSegmentIndex } }
    fileprivate var page: Int { get throws { try the(PageControlExample.self).pages.currentPage } }
}

extension Float {
    fileprivate func isNear(_ other: Float) -> Bool { abs(self - other) < 0.001 }
}
