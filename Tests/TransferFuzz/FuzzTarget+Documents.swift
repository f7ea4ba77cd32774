import Foundation
import UIKitTesting

@testable import UIKit

/// Storyboards and nibs that another program wrote.
extension FuzzTarget {
    /// Documents damaged byte by byte, and element by element. In the second kind, elements are removed, duplicated or moved, and attributes get values of
    /// other
    /// attributes. The document then remains well-formed, but its content is invalid.
    static var documents: [FuzzTarget] {
        let boards = [storyboard, older].map { Data($0.utf8) }
        return [
            FuzzTarget(name: "storyboard", seeds: boards) { isShown($0) },
            FuzzTarget(name: "parts", seeds: boards) { data in
                // The first bytes are the seed for the changes to a valid document.
                var random = SeededGenerator(seed: data.prefix(256).reduce(UInt64(data.count)) { $0 &* 31 &+ UInt64($1) })
                return isShown(Data(DocumentParts.mutated(Bool.random(using: &random) ? storyboard : older, &random).utf8))
            },
            FuzzTarget(name: "nib", seeds: [Data(nib.utf8)]) { data in
                let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
                for case let view as UIView in objects { view.layoutIfNeeded() }
                return !objects.isEmpty
            },
            FuzzTarget(name: "manifest", seeds: [Data(manifest.utf8)]) { data in
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                guard let list = list as? [String: Any] else { return false }
                let manifest = AppManifest(list)
                let words =
                    list.keys.sorted() + manifest.urlSchemes.map { "\($0)://host/%00?a#b" } + manifest.documentExtensions.map { "/a.\($0)" }
                _ = (manifest.opening(arguments: words, folder: "/nowhere"), manifest.scene(named: words.first))
                return true
            },
        ]
    }

    /// Reads the document, and lays out its controllers. Returns whether it could be read.
    private static func isShown(_ data: Data) -> Bool {
        guard let storyboard = try? UIStoryboard(data: data, name: "Fuzz", bundle: .main) else { return false }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controllers = [storyboard.instantiateInitialViewController(), storyboard.instantiateViewController(withIdentifier: "detail")]
        for controller in controllers {
            guard let controller else { continue }
            window.rootViewController = controller
            window.isHidden = false
            controller.view.layoutIfNeeded()
            for name in ["show", "sheet"] { controller.performSegue(withIdentifier: name, sender: nil) }
        }
        window.rootViewController = nil
        window.isHidden = true
        return true
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav"><device id="retina6_1" orientation="portrait"/>
        """

    private static let storyboard =
        head + """
            <scenes><scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar" largeTitles="YES"/>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s2"><objects><tableViewController id="list" sceneMemberID="viewController">
            <tableView key="view" style="insetGrouped" rowHeight="60" dataMode="static" id="table">
            <rect key="frame" x="0" y="0" width="390" height="844"/><sections><tableViewSection headerTitle="Rows" id="sec"><cells>
            <tableViewCell id="cell" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" rowHeight="60">
            <rect key="frame" x="0" y="0" width="390" height="60"/><tableViewCellContentView key="contentView" id="content">
            <subviews><label id="t" text="One"/><label id="d" text="Two"/></subviews></tableViewCellContentView>
            <connections><segue destination="detail" kind="show" identifier="show" id="g1"/></connections></tableViewCell>
            </cells></tableViewSection></sections></tableView>
            <navigationItem key="navigationItem" title="List" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
            <connections><segue destination="detail" kind="presentation" identifier="sheet" modalPresentationStyle="formSheet" id="g2"/>
            </connections></barButtonItem></navigationItem></tableViewController></objects></scene>
            <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" id="detail" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
            <label text="Title" numberOfLines="0" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <button buttonType="system" id="b"><state key="normal" title="Go" image="star" catalog="system"/></button>
            <slider value="0.5" minValue="0" maxValue="1" id="sl"/><segmentedControl id="sg"><segments><segment title="A"/></segments>
            </segmentedControl><textField placeholder="Name" borderStyle="roundedRect" id="tf"/><datePicker datePickerMode="date" id="dp"/>
            </subviews></stackView>
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints>
            <constraint firstAttribute="height" constant="80" id="k1"/><constraint firstAttribute="width" secondItem="c" \
            secondAttribute="height" multiplier="16:9" id="k2"/></constraints>
            <connections><segue destination="items" kind="embed" id="g3"/></connections></containerView></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>
            <constraint firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="k3"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="k4">
            <variation key="widthClass=compact" constant="16"/></constraint>
            <constraint firstItem="c" firstAttribute="top" secondItem="stack" secondAttribute="bottom" priority="750" id="k5"/>
            <constraint firstItem="c" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k6"/></constraints></view>
            </viewController></objects></scene>
            <scene sceneID="s4"><objects><collectionViewController id="items" sceneMemberID="viewController">
            <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="200" height="80"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="fl"><size key="itemSize" width="50" height="50"/>
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="i" id="cc"><view key="contentView" id="cw"/>
            </collectionViewCell></cells></collectionView></collectionViewController></objects></scene></scenes></document>
            """

    private static let older =
        head.replacing("useSafeAreas=\"YES\" initialViewController=\"nav\"", with: "initialViewController=\"old\"") + """
            <scenes><scene sceneID="s1"><objects><viewController storyboardIdentifier="detail" id="old" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="sv"><subviews>
            <imageView image="missing" translatesAutoresizingMaskIntoConstraints="NO" id="im"/>
            <view fixedFrame="YES" id="f"><rect key="frame" x="10" y="10" width="80" height="30"/><autoresizingMask key="autoresizingMask" \
            widthSizable="YES" flexibleMaxY="YES"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
            keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            </subviews></scrollView></subviews><constraints>
            <constraint firstItem="sv" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k1"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="sv" secondAttribute="bottom" id="k2"/>
            <constraint firstItem="sv" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="-16" id="k3"/>
            <constraint firstAttribute="trailingMargin" secondItem="sv" secondAttribute="trailing" id="k4"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="k4"/></mask></variation>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="sv"/></mask></variation></view>
            <connections><outlet property="view" destination="v" id="o1"/></connections></viewController></objects></scene></scenes></document>
            """

    private static let manifest = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.app</string>
        <key>UIMainStoryboardFile</key><string>Main</string><key>UIUserInterfaceStyle</key><string>Dark</string>
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>notes</string></array></dict></array>
        <key>CFBundleDocumentTypes</key><array><dict><key>LSItemContentTypes</key><array><string>public.text</string></array>
        <key>CFBundleTypeExtensions</key><array><string>txt</string><string>*</string></array></dict></array>
        <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>new</string>
        <key>UIApplicationShortcutItemTitle</key><string>New</string><key>UIApplicationShortcutItemUserInfo</key>
        <dict><key>a</key><integer>1</integer></dict></dict></array>
        <key>UILaunchScreen</key><dict><key>UIColorName</key><string>c</string></dict>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
        """

    private static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <tableViewCell id="c" reuseIdentifier="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="w"><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
        </subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="k"/>
        <constraint firstItem="l" firstAttribute="centerY" secondItem="w" secondAttribute="centerY" id="k2"/></constraints>
        </tableViewCellContentView></tableViewCell><tapGestureRecognizer id="t"/></objects></document>
        """
}

/// Random damage of a document's elements and attributes.
enum DocumentParts {
    private static let values = [
        "", "0", "-1", "1", "YES", "NO", "nan", "inf", "1e300", "-1e12", "9999999999", "0:0", "1:0", "..", "/etc/passwd", "view", "v",
        "nav", "list", "detail", "c", "k1", "safe", "UIView", "system", "width", "leading", "centerX", "present", "show", "embed", "unwind",
    ]

    /// The document with some of its elements damaged.
    static func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
        var parts = text.split(separator: "<", omittingEmptySubsequences: true).map { "<" + $0 }
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let index = Int.random(in: 1..<parts.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where isWhole(parts[index]): parts.remove(at: index)
            case 1 where isWhole(parts[index]): parts.insert(parts[index], at: Int.random(in: 1..<parts.count, using: &random))
            case 2:
                let other = Int.random(in: 1..<parts.count, using: &random)
                if isWhole(parts[index]), isWhole(parts[other]) { parts.swapAt(index, other) }
            case 3: drop(anAttributeOf: &parts[index], &random)
            default: change(anAttributeOf: &parts[index], &random)
            }
            if parts.count < 3 { break }
        }
        return parts.joined()
    }

    /// Whether the part is an element without children.
    private static func isWhole(_ part: String) -> Bool { part.contains("/>") }

    private static func attributes(of part: String) -> [Range<String.Index>] {
        part.ranges(of: /[A-Za-z]+="[^"]*"/)
    }

    private static func drop(anAttributeOf part: inout String, _ random: inout SeededGenerator) {
        guard let range = attributes(of: part).randomElement(using: &random) else { return }
        part.removeSubrange(range)
    }

    private static func change(anAttributeOf part: inout String, _ random: inout SeededGenerator) {
        guard let range = attributes(of: part).randomElement(using: &random), let name = part[range].split(separator: "=").first else {
            return
        }
        part.replaceSubrange(range, with: "\(name)=\"\(values.randomElement(using: &random) ?? "")\"")
    }
}
