import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct ScrollLayoutTests {
    private func makeScrollView(_ bench: LayoutBench) -> (UIScrollView, UIView) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        bench.root.addSubview(scrollView)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        return (scrollView, content)
    }

    @Test func constraintsToTheEdgesDetermineTheContentSize() {
        let bench = LayoutBench()
        let (scrollView, content) = makeScrollView(bench)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor), content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        bench.layOut()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 500))
        #expect(content.frame == CGRect(x: 10, y: 0, width: 180, height: 500))
        scrollView.contentOffset.y = 100
        bench.layOut()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 180, height: 500))
        scrollView.frame.size.width = 250
        bench.layOut()
        #expect(scrollView.contentSize == CGSize(width: 250, height: 500))
    }

    @Test func guidesHaveTheContentSizeAndTheFrame() {
        let bench = LayoutBench()
        let (scrollView, content) = makeScrollView(bench)
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(header)
        let (inside, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            content.topAnchor.constraint(equalTo: inside.topAnchor), content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor), content.heightAnchor.constraint(equalToConstant: 400),
            header.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5), header.heightAnchor.constraint(equalToConstant: 20),
            header.leadingAnchor.constraint(equalTo: frame.leadingAnchor), header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        ])
        bench.layOut()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 400))
        #expect(header.frame == CGRect(x: 0, y: 5, width: 200, height: 20))
        scrollView.contentOffset.y = 30
        bench.host.advance(by: 0.05)
        #expect(header.frame.minY == 35)
        #expect(content.frame.minY == 0)
        #expect(inside.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 400))
    }

    @Test func contentSizeWithoutConstraintsStays() {
        let bench = LayoutBench()
        let (scrollView, content) = makeScrollView(bench)
        scrollView.contentSize = CGSize(width: 600, height: 700)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.widthAnchor.constraint(equalToConstant: 50), content.heightAnchor.constraint(equalToConstant: 50),
        ])
        bench.layOut()
        #expect(scrollView.contentSize == CGSize(width: 600, height: 700))
    }
}
