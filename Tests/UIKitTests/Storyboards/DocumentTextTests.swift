import Foundation
import Testing

@testable import UIKit

@Suite("The text of documents")
struct DocumentTextTests {
    private func root(_ text: String) throws -> InterfaceElement {
        try InterfaceParser.root(of: Data(text.utf8), file: "Text.xib")
    }

    private func fault(_ text: String) -> InterfaceFault? {
        do {
            _ = try root(text)
            return nil
        } catch {
            return error as? InterfaceFault
        }
    }

    @Test("Entities and characters by number are what they stand for, in attributes and in texts")
    func entities() throws {
        let root = try root("<a b=\"1 &lt; 2 &amp; &quot;x&apos;&#10;&#x1F600;\"><string key=\"c\">&lt;b&gt;\u{E9}&#233;</string></a>")
        #expect(root["b"] == "1 < 2 & \"x'\n\u{1F600}")
        #expect(root.string("c") == "<b>\u{E9}\u{E9}")
    }

    @Test("A text may come in pieces: comments and CDATA are in it")
    func pieces() throws {
        let root = try root("<a><string key=\"c\">one <!-- not this -->two <![CDATA[<three> & ]]>four</string></a>")
        #expect(root.string("c") == "one two <three> & four")
        #expect(try self.root("<a><string key=\"c\">x\r\ny\rz</string></a>").string("c") == "x\ny\nz")
    }

    @Test("A fault names the line that it is in")
    func lines() {
        #expect(fault("<a>\n<b>\n</c>\n</a>")?.line == 3)
        #expect(fault("<?xml version=\"1.0\"?>\n<a>\n<b c=\"&nothing;\"/>\n</a>")?.line == 3)
        // The end is missing in the last line, or in the one before the last line break.
        #expect([3, 4].contains(fault("<a>\n\n<b>\n")?.line))
    }

    @Test(
        "What is no document is refused",
        arguments: [
            "<a/><b/>", "<a/>text", "text<a/>", "<a b=\"1\" c/>", "<a b=1/>", "<a>&#0;</a>", "<a>&#xD800;</a>",
            "<a><b></a></b>", "<1/>", "< a/>", "<a b='1\"/>", "<a><![CDATA[x</a>", "<a><!-- x</a>", "</a>", "<a>&lt</a>",
        ])
    func refused(text: String) {
        #expect(fault(text) != nil)
    }

    @Test("An attribute is found by its whole name, the first of several")
    func attributes() throws {
        let long = String(repeating: "n", count: 70)
        let root = try root("<a key=\"k\" kay=\"l\" \(long)=\"m\" nnnnnn=\"o\" key2=\"p\"/>")
        #expect([root["key"], root["kay"], root[long], root["nnnnnn"], root["key2"]] == ["k", "l", "m", "o", "p"])
        #expect(root["kex"] == nil)
        #expect(root[""] == nil)
        #expect(root.key == "k")
        #expect(root.child("b") == nil && root.child(key: "k") == nil)
    }
}
