import Foundation

/// Scroll views.
@MainActor
enum ScrollElements {
    static let levels: [InterfaceLevel] = [
        InterfaceLevel(
            UIScrollView.self, ["scrollView"],
            properties: [
                .flag("scrollEnabled", \.isScrollEnabled), .flag("pagingEnabled", \.isPagingEnabled), .flag("bounces", \.bounces),
                .flag("alwaysBounceVertical", \.alwaysBounceVertical), .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
                .flag("directionalLockEnabled", \.isDirectionalLockEnabled), .flag("bouncesZoom", \.bouncesZoom),
                .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
                .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
                .flag("delaysContentTouches", \.delaysContentTouches),
                .flag("canCancelContentTouches", \.canCancelContentTouches), .number("minimumZoomScale", \.minimumZoomScale),
                .number("maximumZoomScale", \.maximumZoomScale), .insets("contentInset", \.contentInset),
                .choice("indicatorStyle", ["default": .default, "black": .black, "white": .white], \.indicatorStyle),
                .choice("keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive], \.keyboardDismissMode),
                .choice(
                    "contentInsetAdjustmentBehavior",
                    ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always],
                    \.contentInsetAdjustmentBehavior), .size("contentSize", \.contentSize),
            ],
            unwritten: [
                .flag(
                    "clipsSubviews", is: false, of: ["scrollView", "tableView", "collectionView", "textView"], \.clipsToBounds)
            ],
            outlets: [
                InterfaceOutlet("delegate", conforming: \.keptScrollViewDelegate),
                InterfaceOutlet("refreshControl", \UIScrollView.refreshControl),
            ])
    ]
}
