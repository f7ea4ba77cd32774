import CoreGraphics
import UIKit
import UIKitTesting

/// The costs of storyboards.
///
/// `storyboard-first` is a scene of 100 views with 150 constraints, from the document's bytes to the pixels of its first frame.
/// `storyboard-again` is another controller of the parsed storyboard. `prototype` is a new prototype cell. A point is a pixel, and all frames are drawn into
/// the same memory, like those of the peers.
@MainActor
enum Boarding {
    static func run() {
        guard let pixels = PixelStore(width: 390, height: 844) else { return note("There is no memory for a picture.") }
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: 1)
        let data = document
        var first = Samples(capacity: 60)
        var again = Samples(capacity: 60)
        var storyboard: UIStoryboard?
        for _ in 0..<60 {
            first.time {
                storyboard = try? UIStoryboard(data: data, name: "Bench", bundle: .main)
                show(storyboard, in: host, pixels)
            }
            check(host)
            clear(host)
            again.time { show(storyboard, in: host, pixels) }
            check(host)
            clear(host)
            storyboard = nil
        }
        first.report("storyboard-first", 100, in: .us)
        again.report("storyboard-again", 100, in: .us)

        guard let storyboard = try? UIStoryboard(data: data, name: "Bench", bundle: .main),
            let table = storyboard.instantiateViewController(withIdentifier: "table") as? UITableViewController
        else {
            return note("The document has no table.")
        }
        table.loadViewIfNeeded()
        var cells: [UITableViewCell] = []
        cells.reserveCapacity(1000)
        var prototypes = Samples(capacity: 1000)
        for _ in 0..<1000 {
            prototypes.time { if let cell = table.tableView.dequeueReusableCell(withIdentifier: "row") { cells.append(cell) } }
        }
        if cells.count != 1000 || cells.contains(where: { $0.contentView.subviews.count != 4 }) { note("A prototype gave a wrong cell.") }
        prototypes.report("prototype", 1000, in: .us)
    }

    private static func show(_ storyboard: UIStoryboard?, in host: TestHost, _ pixels: PixelStore) {
        host.window.rootViewController = storyboard?.instantiateInitialViewController()
        host.window.layoutIfNeeded()
        host.advance(by: 0.02)
        host.presentation.tree?.draw(into: pixels, scale: 1)
    }

    /// Releases the content outside of the measurement, as the peer does.
    private static func clear(_ host: TestHost) {
        host.window.rootViewController = nil
        host.advance(by: 0.02)
    }

    /// The rows are below each other, with the document's height.
    private static func check(_ host: TestHost) {
        let rows = host.window.rootViewController?.view.subviews ?? []
        if rows.count != 25 || rows.last?.frame != CGRect(x: 16, y: 20 + 24 * 32, width: 358, height: 28) {
            note("The scene is laid out wrongly: \(rows.count) rows, the last at \(rows.last?.frame ?? .null).")
        }
    }

    /// 25 rows of a view with a label, an image view and a button: 100 views with six constraints a row.
    private static let document: Data = {
        var rows = ""
        var constraints = ""
        for row in 0..<25 {
            let above =
                row == 0
                ? "secondItem=\"root\" secondAttribute=\"top\" constant=\"20\""
                : "secondItem=\"r\(row - 1)\" secondAttribute=\"bottom\" constant=\"4\""
            rows += """
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="r\(row)">
                <rect key="frame" x="16" y="\(20 + row * 32)" width="358" height="28"/><subviews>
                <label text="Row \(row)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(row)"><rect key="frame" x="0" y="4" width="60" \
                height="20"/><fontDescription key="fontDescription" type="system" pointSize="15"/><color key="textColor" \
                systemColor="labelColor"/></label>
                <imageView contentMode="scaleAspectFit" id="i\(row)"><rect key="frame" x="200" y="4" width="20" height="20"/></imageView>
                <button buttonType="system" id="b\(row)"><rect key="frame" x="280" y="0" width="70" height="28"/><state key="normal" \
                title="Go"/></button></subviews><constraints>
                <constraint firstItem="l\(row)" firstAttribute="leading" secondItem="r\(row)" secondAttribute="leading" id="k\(row)a"/>
                <constraint firstItem="l\(row)" firstAttribute="centerY" secondItem="r\(row)" secondAttribute="centerY" id="k\(row)b"/>
                <constraint firstAttribute="height" constant="28" id="k\(row)c"/></constraints></view>
                """
            constraints += """
                <constraint firstItem="r\(row)" firstAttribute="top" \(above) id="k\(row)d"/>
                <constraint firstItem="r\(row)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="k\(row)e"/>
                <constraint firstItem="root" firstAttribute="trailing" secondItem="r\(row)" secondAttribute="trailing" constant="16" id="k\(row)f"/>
                """
        }
        let cell = """
            <tableViewCell reuseIdentifier="row" rowHeight="60" id="cell"><rect key="frame" x="0" y="0" width="390" height="60"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="390" height="60"/><subviews>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="ci"/><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" \
            id="ct"/><label text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="cn"/><switch \
            translatesAutoresizingMaskIntoConstraints="NO" id="cs"/></subviews><constraints>
            <constraint firstItem="ci" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="ci" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
            <constraint firstItem="ct" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="60" id="c3"/>
            <constraint firstItem="ct" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c4"/>
            <constraint firstItem="cn" firstAttribute="leading" secondItem="ct" secondAttribute="leading" id="c5"/>
            <constraint firstItem="cn" firstAttribute="top" secondItem="ct" secondAttribute="bottom" constant="2" id="c6"/>
            <constraint firstItem="cs" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c7"/>
            <constraint firstAttribute="trailing" secondItem="cs" secondAttribute="trailing" constant="16" id="c8"/></constraints>
            </tableViewCellContentView></tableViewCell>
            """
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc"><scenes>
            <scene sceneID="s1"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="390" height="844"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \
            heightSizable="YES"/><color key="backgroundColor" systemColor="systemBackgroundColor"/><subviews>\(rows)</subviews><constraints>\(constraints)</constraints></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="table" id="tvc" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" rowHeight="60" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <prototypes>\(cell)</prototypes></tableView></tableViewController></objects></scene></scenes></document>
            """.utf8)
    }()
}
