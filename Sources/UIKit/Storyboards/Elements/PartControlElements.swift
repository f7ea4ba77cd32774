import Foundation

/// Controls with parts: segments, steppers, pages, progress, pickers.
@MainActor
enum PartControlElements {
    static let levels: [InterfaceLevel] = [segmentedControl, stepper, pageControl, progressView, activityIndicator, pickerView]

    private static let segmentedControl = InterfaceLevel(
        UISegmentedControl.self, ["segmentedControl"],
        properties: [
            .flag("momentary", \.isMomentary), .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
        ]
    ) { control, element, loader in
        // A second reading would add the segments again.
        guard control.numberOfSegments == 0 else { return }
        for (index, segment) in element.contents(of: "segments").prefix(InterfaceLimits.segments).enumerated() {
            if let image = InterfaceImages.image("image", of: segment, loader) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                // Tables of strings have a segment's title as "id.segmentTitles[0]".
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
            .choice("style", ["medium": .medium, "large": .large, "whiteLarge": .large, "white": .medium, "gray": .medium], \.style),
        ]
    ) { indicator, element, _ in
        if element.flag("animating") == true { indicator.startAnimating() }
    }

    private static let pickerView = InterfaceLevel(
        UIPickerView.self, ["pickerView"],
        outlets: [
            InterfaceOutlet("dataSource") { view, value in
                guard let source = value as? any UIPickerViewDataSource else { return false }
                view.dataSource = source
                return true
            },
            InterfaceOutlet("delegate") { view, value in
                guard let delegate = value as? any UIPickerViewDelegate else { return false }
                view.delegate = delegate
                return true
            },
        ])
}
