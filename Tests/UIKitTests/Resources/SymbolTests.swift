import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKit

@Suite("System symbols") @MainActor
struct SymbolTests {
    let host = TestHost(size: CGSize(width: 1200, height: 900), scale: 2)

    @Test("Hundreds of symbol names return an image, and unknown names return nil")
    func names() {
        let names = SymbolTable.names
        #expect(names.count >= 500)
        for name in names {
            let image = UIImage(systemName: name)
            #expect(image != nil, "\(name)")
            #expect((image?.size.width ?? 0) > 1 && (image?.size.width ?? 99) < 40, "\(name)")
        }
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "51.circle") == nil && UIImage(systemName: "50.circle.fill") != nil)
        #expect(UIImage(systemName: "ab.circle") == nil && UIImage(systemName: "a.square") != nil)
    }

    @Test("The symbols that apps use most are available")
    func common() {
        let used = """
            plus minus xmark checkmark chevron.left chevron.right chevron.up chevron.down chevron.forward arrow.left arrow.right arrow.clockwise
            star star.fill heart heart.fill house house.fill gear gearshape gearshape.fill person person.fill person.circle person.circle.fill
            person.crop.circle person.2 person.2.fill person.3 person.badge.plus magnifyingglass trash trash.fill pencil pencil.circle
            square.and.pencil square.and.arrow.up square.and.arrow.down folder folder.fill folder.badge.plus doc doc.fill doc.text doc.on.doc
            play play.fill pause pause.fill stop.fill forward.fill backward.fill play.circle.fill mic mic.fill mic.slash speaker.wave.2.fill
            speaker.slash.fill bell bell.fill bell.slash bookmark bookmark.fill tag flag paperclip link envelope envelope.fill phone phone.fill
            message message.fill bubble.left video video.fill camera camera.fill photo photo.on.rectangle paperplane paperplane.fill tray
            calendar clock clock.fill alarm timer map mappin location location.fill globe wifi wifi.slash bolt bolt.fill lock lock.fill lock.open
            key eye eye.fill eye.slash hand.thumbsup hand.raised sun.max sun.max.fill moon moon.fill cloud drop flame leaf cart cart.fill bag
            creditcard gift list.bullet list.dash line.horizontal.3 text.alignleft square.grid.2x2 square circle circle.fill triangle
            info.circle info questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle ellipsis
            ellipsis.circle xmark.circle xmark.circle.fill checkmark.circle checkmark.circle.fill plus.circle plus.circle.fill minus.circle
            slider.horizontal.3 wrench hammer scissors lightbulb book chart.bar keyboard printer gamecontroller car airplane power
            rectangle.portrait.and.arrow.right sidebar.left checkmark.seal checkmark.shield command shift 1.circle 9.square.fill a.circle
            """
        for name in used.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            #expect(UIImage(systemName: String(name)) != nil, "\(name)")
        }
    }

    @Test("The preconfigured images are symbols on filled circles")
    func preconfigured() {
        let images: [UIImage] = [.add, .remove, .checkmark, .actions, .strokedCheckmark]
        let names = ["plus.circle.fill", "minus.circle.fill", "checkmark.circle.fill", "ellipsis.circle.fill", "checkmark.circle.fill"]
        #expect(images.map { $0.traits.symbol?.name ?? "" } == names)
    }

    @Test("Size, weight and scale change the image; configurations are combined")
    func configurations() throws {
        let plain = try #require(UIImage(systemName: "star"))
        #expect(plain.isSymbolImage && plain.symbolConfiguration != nil && abs(plain.size.width - 20) < 4)
        let large = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(large.size.width - 2 * plain.size.width) < 2)
        let small = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
        #expect((small?.size.width ?? 99) < plain.size.width)
        func cover(_ image: UIImage?) -> Int {
            guard let image = image?.cgImage else { return 0 }
            var sum = 0
            for y in 0..<image.height { for x in 0..<image.width { sum += (image.color(x: x, y: y)?.alpha ?? 0) > 0.5 ? 1 : 0 } }
            return sum
        }
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .black]
        let covers = weights.map { cover(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(weight: $0))) }
        #expect(covers == covers.sorted() && Set(covers).count == covers.count)
        #expect(2 * cover(UIImage(systemName: "star.fill")) > 3 * cover(plain))
        let both = UIImage.SymbolConfiguration(pointSize: 30).applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        let style = UIImage.SymbolConfiguration(textStyle: .largeTitle).applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(style.isEqual(to: UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)))
        let again = plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(again?.size == large.size)
        #expect(UIImage().applyingSymbolConfiguration(both) == nil)
        let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .bold))
        #expect(font.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)))
        let odd = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: .infinity))
        #expect(odd?.size == plain.size)
    }

    @Test("A symbol has the image view's tint and preferredSymbolConfiguration, unless its image has a configuration")
    func imageViews() throws {
        let view = UIImageView(image: UIImage(systemName: "square.fill"))
        view.tintColor = .red
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let color = host.snapshot().color(x: Int(view.bounds.midX * 2), y: Int(view.bounds.midY * 2))
        #expect(color?.red == 1 && color?.green == 0)
        let size = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(abs(view.intrinsicContentSize.width - 2 * size.width) < 2)
        view.image = UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == size)
    }

    @Test("A symbol created before a screen exists is drawn at the screen's scale")
    func sharpness() {
        let view = UIImageView(image: UIImage(systemName: "star", compatibleWith: UITraitCollection(displayScale: 1)))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        #expect(view.layer.contentsScale == 2)
    }

    @Test("A symbol is centred on the capital letters of text with the same baseline")
    func baseline() throws {
        let image = try #require(UIImage(systemName: "plus"))
        let offset = try #require(image.baselineOffsetFromBottom)
        #expect(abs(image.size.height / 2 - offset - 17 * 0.705 / 2) < 0.01)
        #expect(!UIImage().hasBaseline)
    }

    @Test("Symbols that point forward are mirrored in a right-to-left layout")
    func mirroring() throws {
        let image = try #require(UIImage(systemName: "chevron.forward"))
        #expect(
            image.flipsForRightToLeftLayoutDirection && UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
        let view = UIImageView(image: image)
        view.semanticContentAttribute = .forceRightToLeft
        let other = UIImageView(image: UIImage(systemName: "chevron.backward"))
        for (index, view) in [view, other].enumerated() {
            view.tintColor = .black
            view.frame.origin = CGPoint(x: 20, y: 20 + 40 * CGFloat(index))
            host.window.addSubview(view)
        }
        host.advance(by: 0.1)
        let (one, two) = (host.snapshot(of: view), host.snapshot(of: other))
        #expect(one.width == two.width && one.height == two.height)
        var difference: CGFloat = 0
        var whole: CGFloat = 0
        for y in 0..<one.height {
            for x in 0..<one.width {
                let (left, right) = (one.color(x: x, y: y)?.alpha ?? 0, two.color(x: x, y: y)?.alpha ?? 0)
                difference += abs(left - right)
                whole += left
            }
        }
        #expect(whole > 20 && difference < whole * 0.3)
    }

    @Test("Arrows that are named by the reading direction exist beside those named by a side, and are mirrored")
    func directions() {
        let names = [
            "chevron.*", "chevron.*.2", "arrow.*", "arrow.up.*", "arrow.down.*.circle.fill", "arrow.uturn.*", "arrow.uturn.*.circle",
            "arrow.*.to.line", "arrowshape.turn.up.*.fill", "arrowtriangle.*.fill",
        ]
        for name in names {
            for (relative, side) in [("backward", "left"), ("forward", "right")] {
                let image = UIImage(systemName: name.replacingOccurrences(of: "*", with: relative))
                #expect(image?.flipsForRightToLeftLayoutDirection == true, "\(name), \(relative)")
                #expect(image?.size == UIImage(systemName: name.replacingOccurrences(of: "*", with: side))?.size, "\(name), \(side)")
            }
        }
    }

    @Test("Writes an image of all symbols, at least 500", arguments: [false, true])
    func sheet(isDark: Bool) {
        host.isDark = isDark
        host.window.backgroundColor = .systemBackground
        let columns = 36
        for (index, name) in SymbolTable.names.enumerated() {
            let configuration = UIImage.SymbolConfiguration(pointSize: 18)
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.tintColor = .label
            view.contentMode = .center
            view.frame = CGRect(x: 10 + CGFloat(index % columns) * 32.5, y: 10 + CGFloat(index / columns) * 34, width: 32, height: 32)
            host.window.addSubview(view)
        }
        host.advance(by: 0.1)
        writePicture(host, isDark ? "symbols-dark" : "symbols-light")
        #expect(host.window.subviews.count >= 500)
    }
}
