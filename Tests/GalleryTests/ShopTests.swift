import Testing
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("Shop")
struct ShopTests {
    /// The shop's views and people.
    @MainActor
    private struct Shop {
        let driver: DemoDriver
        let basket: BasketView
        let letter: MessageView

        init(_ size: DemoDriver.Size = .phone, dark: Bool = false) async throws {
            driver = await DemoDriver(ShopViewController.demo, size: size, dark: dark)
            basket = try #require(driver.views(BasketView.self).first)
            letter = try #require(driver.views(MessageView.self).first)
        }

        var goods: [GoodsCard] { driver.views(GoodsCard.self) }
        var people: [ContactView] { driver.views(ContactView.self) }
        var cards: [GiftCard] { driver.views(GiftCard.self) }

        /// Lifts `view` by a long press and moves it to `target` without dropping it.
        func carry(_ view: UIView, to target: UIView) -> TestTouch {
            let finger = driver.host.touchDown(at: driver.center(of: view))
            finger.hold(for: 0.6)
            finger.move(to: driver.center(of: target), duration: 0.3)
            driver.host.advance(by: 0.5)
            return finger
        }
    }

    @Test func pricesFollowTheLocale() {
        let german = Locale(identifier: "de_DE")
        #expect(Goods.label(6750, in: german) == "67,50\u{a0}€" && Goods.label(900, in: german) == "9\u{a0}€")
        #expect(Goods.label(123_456, in: Locale(identifier: "en_IE")) == "€1,234.56")
    }

    @Test(arguments: DemoDriver.Size.all, [false, true])
    func rest(size: DemoDriver.Size, dark: Bool) async throws {
        let driver = await DemoDriver(ShopViewController.demo, size: size, dark: dark)
        try expectPicture(driver.host.snapshot(), named: "shop-\(size.name)-rest\(dark ? "-dark" : "")")
    }

    @Test(arguments: [DemoDriver.Size.phone], [false, true])
    func buying(size: DemoDriver.Size, dark: Bool) async throws {
        let shop = try await Shop(size, dark: dark)
        let finger = shop.carry(shop.goods[0], to: shop.people[1])
        shop.driver.host.tap(at: shop.driver.center(of: shop.goods[2]))
        shop.driver.host.tap(at: shop.driver.center(of: shop.goods[1]))
        finger.move(to: shop.driver.center(of: shop.basket), duration: 0.2)
        shop.driver.host.advance(by: 0.6)
        let end = dark ? "-dark" : ""
        try expectPicture(shop.driver.host.snapshot(), named: "shop-\(size.name)-dragging\(end)")
        #expect(shop.driver.status == "Let go to buy for €67.50")
        finger.lift()
        await shop.driver.host.settle()
        #expect(Set(shop.basket.bought) == Set(Goods.all.prefix(3)))
        try expectPicture(shop.driver.host.snapshot(), named: "shop-\(size.name)-bought\(end)")
    }

    @Test func `a mouse buys without waiting, and again from a shelf that is never empty`() async throws {
        let shop = try await Shop(.desktop)
        let pointer = shop.driver.host.pointer
        for _ in 0..<2 {
            pointer.move(to: shop.driver.center(of: shop.goods[3]))
            pointer.press()
            pointer.move(to: shop.driver.center(of: shop.basket), duration: 0.2)
            pointer.release()
            await shop.driver.host.settle()
        }
        #expect(shop.basket.bought.map(\.name) == ["Book", "Book"])
        #expect(shop.driver.status == "Bought: Book, Book")
        #expect(shop.basket.subviews.filter { $0 is GoodsSymbolView && $0.alpha == 1 }.count == 2)
    }

    @Test func `goods released over the letter return to the shelf`() async throws {
        let shop = try await Shop()
        let finger = shop.carry(shop.goods[0], to: shop.letter)
        #expect(shop.letter.layer.borderColor?.alpha == 0, "the letter accepts only people")
        finger.lift()
        await shop.driver.host.settle()
        #expect(shop.basket.bought.isEmpty && shop.letter.recipients.isEmpty)
        #expect(shop.driver.status == "Back on the shelf")
    }

    @Test(arguments: [false, true])
    func `each person becomes a recipient once, decoded from the drag's data`(dark: Bool) async throws {
        let shop = try await Shop(.desktop, dark: dark)
        let finger = shop.carry(shop.people[0], to: shop.people[3])
        shop.driver.host.tap(at: shop.driver.center(of: shop.people[1]))
        finger.move(to: shop.driver.center(of: shop.letter), duration: 0.2)
        shop.driver.host.advance(by: 0.5)
        finger.lift()
        await shop.driver.host.settle()
        #expect(shop.letter.recipients == [Contact(name: "Ada", age: 36), Contact(name: "Grace", age: 41)])
        #expect(shop.letter.recipients.first !== shop.people[0].contact, "the contact was decoded from its data")
        #expect(shop.driver.status == "Sent to Ada, Grace")
        let again = shop.carry(shop.people[0], to: shop.letter)
        #expect(shop.driver.status == "Ada has it already")
        try expectPicture(shop.driver.host.snapshot(), named: "shop-desktop-refused\(dark ? "-dark" : "")")
        again.lift()
        await shop.driver.host.settle()
        #expect(shop.letter.recipients.count == 2)
    }

    @Test func `a card dropped on another merges with it; one remaining card can be dealt again`() async throws {
        let shop = try await Shop()
        #expect(shop.cards.count == 4)
        let total = shop.cards.map(\.value.amount).reduce(0, +)
        let first = shop.carry(shop.cards[0], to: shop.cards[1])
        #expect(shop.driver.status == "Let go for a card of €35")
        try expectPicture(shop.driver.host.snapshot(), named: "shop-phone-fusing")
        first.lift()
        await shop.driver.host.settle()
        #expect(shop.cards.map(\.value.amount).sorted() == [1500, 3500, 5000])
        for _ in 0..<2 {
            shop.carry(shop.cards[0], to: shop.cards[1]).lift()
            await shop.driver.host.settle()
        }
        #expect(shop.cards.map(\.value.amount) == [total])
        let again = try #require(shop.driver.views(UILabel.self).first { $0.text == "Deal again" })
        shop.driver.host.tap(at: shop.driver.center(of: again))
        #expect(shop.cards.count == 4)
    }

    @Test func `a card released beside the others returns unchanged to its position`() async throws {
        let shop = try await Shop()
        let finger = shop.carry(shop.cards[2], to: shop.basket)
        #expect(shop.cards[2].alpha < 1)
        finger.cancel()
        await shop.driver.host.settle()
        #expect(shop.cards.count == 4 && shop.cards[2].alpha == 1)
    }
}
