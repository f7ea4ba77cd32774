/// The storyboard of a new app, in the form that Xcode writes.
enum TemplateStoryboard {
    static func text(module: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="grt-vc-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="grt-sc-001">
                    <objects>
                        <viewController id="grt-vc-001" customClass="GreetingViewController" customModule="\(module)" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="grt-vw-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" spacing="24" translatesAutoresizingMaskIntoConstraints="NO" id="grt-st-001">
                                        <rect key="frame" x="144" y="376" width="105" height="100"/>
                                        <subviews>
                                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="grt-lb-001">
                                                <rect key="frame" x="0.0" y="0.0" width="105" height="41"/>
                                                <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
                                                <color key="textColor" name="Accent"/>
                                            </label>
                                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="grt-bt-001">
                                                <rect key="frame" x="10" y="65" width="84" height="35"/>
                                                <state key="normal" title="Tap me"/>
                                                <buttonConfiguration key="configuration" style="filled" title="Tap me"/>
                                                <connections>
                                                    <action selector="countTap:" destination="grt-vc-001" eventType="touchUpInside" id="grt-ac-001"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                    </stackView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="grt-sa-001"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <constraints>
                                    <constraint firstItem="grt-st-001" firstAttribute="centerX" secondItem="grt-vw-001" secondAttribute="centerX" id="grt-cn-001"/>
                                    <constraint firstItem="grt-st-001" firstAttribute="centerY" secondItem="grt-vw-001" secondAttribute="centerY" id="grt-cn-002"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="button" destination="grt-bt-001" id="grt-ou-001"/>
                                <outlet property="label" destination="grt-lb-001" id="grt-ou-002"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="grt-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <namedColor name="Accent">
                    <color red="0.23" green="0.31" blue="0.72" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """
    }
}
