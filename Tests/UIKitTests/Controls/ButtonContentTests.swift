import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("A button's content stays within its content rectangle")
struct ButtonContentTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    private func button(
        _ size: CGSize, image side: CGFloat, title: String? = nil, _ change: (UIButton) -> Void = { _ in }
    ) throws -> (image: CGRect, title: CGRect) {
        let button = UIButton(type: .custom)
        button.frame = CGRect(origin: .zero, size: size)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }, for: .normal)
        button.setTitle(title, for: .normal)
        change(button)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        return (try #require(button.imageView).frame, button.titleLabel?.frame ?? .zero)
    }

    @Test("An image that is too large is scaled down")
    func largeImages() throws {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(try button(CGSize(width: 100, height: 40), image: 200).image == whole)
        for alignment in [UIControl.ContentHorizontalAlignment.left, .right, .fill] {
            let found = try button(CGSize(width: 100, height: 40), image: 200) { $0.contentHorizontalAlignment = alignment }
            #expect(found.image == whole, "\(alignment)")
        }
        let inset = try button(CGSize(width: 100, height: 40), image: 200) {
            $0.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        }
        #expect(inset.image == CGRect(x: 10, y: 5, width: 80, height: 30))
        let own = try button(CGSize(width: 100, height: 40), image: 30) {
            $0.imageEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        }
        #expect(own.image == CGRect(x: 35, y: 10, width: 30, height: 20))
    }

    @Test("A title stays beside the image and within titleEdgeInsets")
    func titles() throws {
        let found = try button(CGSize(width: 100, height: 40), image: 60, title: "A title that is far too long")
        #expect(found.image.size == CGSize(width: 60, height: 40) && found.image.minX >= 0)
        #expect(found.title.minX >= found.image.maxX - 0.5 && found.title.maxX <= 100 && found.title.maxY <= 40)
        let moved = try button(CGSize(width: 100, height: 40), image: 40, title: "A title that is far too long") {
            $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        }
        #expect(moved.title.minX >= 48 && moved.title.maxX <= 100)
        let low = try button(CGSize(width: 100, height: 12), image: 10, title: "Low")
        #expect(low.title.minY >= 0 && low.title.maxY <= 12)
    }

    @Test("Negative insets can exchange the positions of image and title")
    func exchange() throws {
        let size = CGSize(width: 200, height: 40)
        let usual = try button(size, image: 20, title: "Title")
        let width = usual.title.width
        let found = try button(size, image: 20, title: "Title") {
            $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: width, bottom: 0, right: -width)
            $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
        }
        #expect(abs(found.image.minX - (usual.image.minX + width)) <= 1 && found.image.width == 20)
        #expect(abs(found.title.minX - usual.image.minX) <= 1 && found.title.width == width)
    }
}
