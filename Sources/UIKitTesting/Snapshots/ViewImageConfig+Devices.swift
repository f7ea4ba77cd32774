import UIKit

// Devices. The names, sizes and insets are those of swift-snapshot-testing, so reference images have the same size on both systems.
extension ViewImageConfig {
    private static func phone(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0, sides: CGFloat = 0,
        below: CGFloat = 0, isWide: Bool = false
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
                traits: traits(.phone, .compact, .regular))
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: sides, bottom: below, right: sides), size: CGSize(width: height, height: width),
                traits: traits(.phone, isWide ? .regular : .compact, .compact))
        }
    }

    /// A tablet of `width` × `height` points in portrait. The splits are the widths of the app in landscape and in portrait.
    private static func tablet(
        _ orientation: TabletOrientation, _ width: CGFloat, _ height: CGFloat, landscape: (CGFloat, CGFloat, CGFloat),
        portrait: (CGFloat, CGFloat), top: CGFloat = 20, bottom: CGFloat = 0, isHalfRegular: Bool = false
    ) -> ViewImageConfig {
        let (size, isCompact) =
            switch orientation {
            case .landscape(.oneThird): (CGSize(width: landscape.0, height: width), true)
            case .landscape(.oneHalf): (CGSize(width: landscape.1, height: width), !isHalfRegular)
            case .landscape(.twoThirds): (CGSize(width: landscape.2, height: width), false)
            case .landscape(.full): (CGSize(width: height, height: width), false)
            case .portrait(.oneThird): (CGSize(width: portrait.0, height: height), true)
            case .portrait(.twoThirds): (CGSize(width: portrait.1, height: height), true)
            case .portrait(.full): (CGSize(width: width, height: height), false)
            }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: traits(.pad, isCompact ? .compact : .regular, .regular))
    }

    private static func traits(
        _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = idiom
            traits.horizontalSizeClass = horizontal
            traits.verticalSizeClass = vertical
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
        }
    }

    private static func whole(_ orientation: Orientation) -> TabletOrientation {
        orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
}

extension ViewImageConfig {
    /// An iPhone SE of 2016 in portrait.
    public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }

    /// An iPhone SE of 2016.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 320, 568)
    }

    /// An iPhone 8 in portrait.
    public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }

    /// An iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 667)
    }

    /// An iPhone 8 Plus in portrait.
    public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }

    /// An iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 736, isWide: true)
    }

    /// An iPhone X in portrait.
    public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }

    /// An iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, top: 44, bottom: 34, sides: 44, below: 24)
    }

    /// An iPhone XS Max in portrait.
    public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

    /// An iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, top: 44, bottom: 34, sides: 44, below: 24, isWide: true)
    }

    /// An iPhone XR in portrait.
    public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }

    /// An iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, top: 44, bottom: 34, sides: 44, below: 24, isWide: true)
    }

    /// An iPhone 12 in portrait.
    public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }

    /// An iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, top: 47, bottom: 34, sides: 47, below: 21)
    }

    /// An iPhone 12 Pro in portrait.
    public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }

    /// An iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, top: 47, bottom: 34, sides: 47, below: 21)
    }

    /// An iPhone 12 Pro Max in portrait.
    public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }

    /// An iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, top: 47, bottom: 34, sides: 47, below: 21, isWide: true)
    }

    /// An iPhone 13 in portrait.
    public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }

    /// An iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, top: 47, bottom: 34, sides: 47, below: 21)
    }

    /// An iPhone 13 mini in portrait.
    public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }

    /// An iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, top: 50, bottom: 34, sides: 50, below: 21)
    }

    /// An iPhone 13 Pro in portrait.
    public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }

    /// An iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, top: 47, bottom: 34, sides: 47, below: 21)
    }

    /// An iPhone 13 Pro Max in portrait.
    public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }

    /// An iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, top: 47, bottom: 34, sides: 47, below: 21, isWide: true)
    }

    /// An iPad mini with a home button in landscape.
    public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }

    /// An iPad mini with a home button with the app on the whole screen.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(whole(orientation)) }

    /// An iPad mini with a home button with the app on a part of the screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 768, 1024, landscape: (320, 507, 694), portrait: (320, 438))
    }

    /// An iPad of 9.7 inches in landscape.
    public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }

    /// An iPad of 9.7 inches with the app on the whole screen.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(whole(orientation)) }

    /// An iPad of 9.7 inches with the app on a part of the screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 768, 1024, landscape: (320, 507, 694), portrait: (320, 438))
    }

    /// An iPad of 10.2 inches in landscape.
    public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }

    /// An iPad of 10.2 inches with the app on the whole screen.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(whole(orientation)) }

    /// An iPad of 10.2 inches with the app on a part of the screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 810, 1080, landscape: (320, 535, 750), portrait: (320, 480))
    }

    /// An iPad Pro of 10.5 inches in landscape.
    public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }

    /// An iPad Pro of 10.5 inches with the app on the whole screen.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(whole(orientation)) }

    /// An iPad Pro of 10.5 inches with the app on a part of the screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 834, 1112, landscape: (320, 551, 782), portrait: (320, 504))
    }

    /// An iPad Pro of 11 inches in landscape.
    public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }

    /// An iPad Pro of 11 inches with the app on the whole screen.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(whole(orientation)) }

    /// An iPad Pro of 11 inches with the app on a part of the screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 834, 1194, landscape: (375, 592, 809), portrait: (320, 504), top: 24, bottom: 20)
    }

    /// An iPad Pro of 12.9 inches in landscape.
    public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }

    /// An iPad Pro of 12.9 inches with the app on the whole screen.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(whole(orientation)) }

    /// An iPad Pro of 12.9 inches with the app on a part of the screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 1024, 1366, landscape: (375, 678, 981), portrait: (375, 639), isHalfRegular: true)
    }
}
