import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Progress bars and activity indicators") @MainActor
struct ProgressTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))

    @Test("Progress is between 0 and 1, and NaN is ignored")
    func limits() {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.frame.height == 4 && bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        bar.progress = 2
        #expect(bar.progress == 1)
        bar.progress = .nan
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0 && bar.accessibilityValue == "0 %")
    }

    @Test("An animated bar can be reversed during the animation")
    func animation() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let fill = bar.subviews[0].subviews[0]
        bar.setProgress(1, animated: true)
        host.advance(by: 0.2)
        let half = host.presentedFrame(of: fill).width
        #expect(half > 20 && half < 180)
        bar.setProgress(0, animated: true)
        host.advance(by: 0.02)
        #expect(abs(host.presentedFrame(of: fill).width - half) < 40)
        host.advance(by: 1)
        #expect(host.presentedFrame(of: fill).width == 0)
    }

    @Test("A bar follows an observed progress until it is finished, and then requests no frames")
    func observed() async {
        let work = Progress(totalUnitCount: 4)
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.observedProgress = work
        host.window.addSubview(bar)
        work.completedUnitCount = 1
        host.advance(by: 0.3)
        #expect(bar.progress == 0.25)
        work.completedUnitCount = 4
        host.advance(by: 0.3)
        #expect(bar.progress == 1)
        await host.settle()
        #expect(host.isSettled)
        let other = Progress(totalUnitCount: 2)
        bar.observedProgress = other
        bar.removeFromSuperview()
        await host.settle()
        #expect(host.isSettled)
    }

    @Test("In a right-to-left layout the bar fills from the right")
    func rightToLeft() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.progress = 0.25
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        #expect(bar.subviews[0].subviews[0].frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    @Test("An activity indicator is hidden unless it animates, has its style's size, and requests no frames while hidden")
    func indicator() async {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.frame.size == CGSize(width: 37, height: 37) && indicator.isHidden && !indicator.isAnimating)
        host.window.addSubview(indicator)
        await host.settle()
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        host.advance(by: 0.5)
        #expect(!host.isSettled)
        indicator.isHidden = true
        await host.settle()
        #expect(host.isSettled && indicator.isAnimating)
        indicator.isHidden = false
        host.advance(by: 0.1)
        #expect(!host.isSettled)
        indicator.stopAnimating()
        await host.settle()
        #expect(host.isSettled && indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.style = .medium
        #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(indicator.color == .systemGray)
        indicator.color = .red
        #expect(indicator.color == .red)
        indicator.startAnimating()
        indicator.removeFromSuperview()
        await host.settle()
        #expect(host.isSettled)
    }
}
