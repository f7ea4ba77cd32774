import Foundation
import InterfaceDocuments

/// Controls with several parts: segmented controls, steppers, page controls, progress views, pickers.
@MainActor
enum PartControlElements {
    static let levels: [InterfaceLevel] = [
        segmentedControl, stepper, pageControl, progressView, activityIndicator, pickerView, datePicker, colorWell,
    ]

    private static let segmentedControl = InterfaceLevel(
        UISegmentedControl.self, ["segmentedControl"],
        properties: [
            .flag("momentary", \.isMomentary), .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
        ]
    ) { control, element, loader in
        // Reading the element again must not add the segments again.
        guard control.numberOfSegments == 0 else { return }
        for (index, segment) in element.contents(of: "segments").prefix(InterfaceLimits.segments).enumerated() {
            if let image = InterfaceImages.image("image", of: segment, loader) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                // A strings table has a segment's title under the key "id.segmentTitles[0]".
                let title = loader.text("title", of: segment, named: "segmentTitles[\(index)]", id: element.id)
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
            if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        }
        if let index = element.integer("selectedSegmentIndex"), index < control.numberOfSegments, index >= 0 {
            control.selectedSegmentIndex = index
        }
    }

    private static let stepper = InterfaceLevel(
        UIStepper.self, ["stepper"],
        properties: [
            .number("minimumValue", \.minimumValue), .number("maximumValue", \.maximumValue), .number("value", \.value),
            .flag("continuous", \.isContinuous), .flag("autorepeat", \.autorepeat), .flag("wraps", \.wraps),
        ]
    ) { stepper, element, _ in
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = Double(step) }
    }

    private static let colorWell = InterfaceLevel(
        UIColorWell.self, ["colorWell"],
        properties: [
            .color("selectedColor", \.selectedColor), .text("title", \.title), .flag("supportsAlpha", \.supportsAlpha),
        ])

    private static let pageControl = InterfaceLevel(
        UIPageControl.self, ["pageControl"],
        properties: [
            .flag("hidesForSinglePage", \.hidesForSinglePage), .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
            .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ]
    ) { control, element, _ in
        if let pages = element.integer("numberOfPages") { control.numberOfPages = min(max(pages, 0), InterfaceLimits.pages) }
        if let page = element.integer("currentPage") { control.currentPage = min(max(page, 0), max(control.numberOfPages - 1, 0)) }
    }

    private static let progressView = InterfaceLevel(
        UIProgressView.self, ["progressView"],
        properties: [
            .choice("progressViewStyle", ["default": .default, "bar": .bar], \.progressViewStyle), .number("progress", \.progress),
            .color("progressTintColor", \.progressTintColor), .color("trackTintColor", \.trackTintColor),
            .image("progressImage", \.progressImage),
            .image("trackImage", \.trackImage),
        ])

    private static let activityIndicator = InterfaceLevel(
        UIActivityIndicatorView.self, ["activityIndicatorView"],
        properties: [
            .flag("hidesWhenStopped", \.hidesWhenStopped), .color("color", \.color),
            .choice("style", ["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray], \.style),
        ],
        unwritten: [.flag("hidesWhenStopped", is: false, of: ["activityIndicatorView"], \.hidesWhenStopped)]
    ) { indicator, element, _ in
        if element.flag("animating") == true { indicator.startAnimating() }
        // An indicator that hides when stopped updates `isHidden` itself. Otherwise the document's setting applies.
        if element.flag("hidden") == true, !indicator.hidesWhenStopped { indicator.isHidden = true }
    }

    private static let pickerView = InterfaceLevel(
        UIPickerView.self, ["pickerView"],
        outlets: [
            InterfaceOutlet("dataSource", conforming: \.dataSource),
            InterfaceOutlet("delegate", conforming: \.delegate),
        ])

    private static let datePicker = InterfaceLevel(
        UIDatePicker.self, ["datePicker"],
        properties: [.choice("datePickerMode", dateModes, \.datePickerMode)]
    ) { picker, element, loader in
        if let interval = element.integer("minuteInterval"), interval > 0 { picker.minuteInterval = min(interval, 30) }
        if let style = element["style"] {
            if let style = dateStyles[style] {
                picker.preferredDatePickerStyle = style
            } else {
                loader.report("The attribute \"style\" has the unknown value \"\(style)\".", element)
            }
        } else if loader.document.isBefore(build: 17_000) {
            // Before styles were introduced, every picker had wheels.
            picker.preferredDatePickerStyle = .wheels
        }
        func date(_ key: String) -> Date? {
            element.child(key: key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: Double($0)) }
        }
        if let name = element.child(key: "locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
        if let name = element.child(key: "timeZone")?["name"] { picker.timeZone = TimeZone(identifier: name) }
        if let least = date("minimumDate") { picker.minimumDate = least }
        if let greatest = date("maximumDate") { picker.maximumDate = greatest }
        if let shown = date("date") { picker.date = shown }
        if let seconds = element.number("countDownDuration"), seconds > 0 { picker.countDownDuration = Double(seconds) }
    }

    private static let dateModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
    private static let dateStyles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
