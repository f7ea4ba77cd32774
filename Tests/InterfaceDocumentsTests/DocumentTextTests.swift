import Foundation
import Testing
import UIKitTesting

@testable import InterfaceDocuments

@Suite("XML parsing of documents")
struct DocumentTextTests {
    private func root(_ text: String) throws -> InterfaceElement {
        try InterfaceParser.root(of: Data(text.utf8), file: "Text.xib")
    }

    private func fault(_ text: String) -> InterfaceError? {
        do {
            _ = try root(text)
            return nil
        } catch {
            return error as? InterfaceError
        }
    }

    @Test("Entities and character references are decoded in attributes and text")
    func entities() throws {
        let root = try root("<a b=\"1 &lt; 2 &amp; &quot;x&apos;&#10;&#x1F600;\"><string key=\"c\">&lt;b&gt;\u{E9}&#233;</string></a>")
        #expect(root["b"] == "1 < 2 & \"x'\n\u{1F600}")
        #expect(root.string("c") == "<b>\u{E9}\u{E9}")
    }

    @Test("Text may consist of several parts with comments and CDATA sections between them")
    func parts() throws {
        let root = try root("<a><string key=\"c\">one <!-- not this -->two <![CDATA[<three> & ]]>four</string></a>")
        #expect(root.string("c") == "one two <three> & four")
        #expect(try self.root("<a><string key=\"c\">x\r\ny\rz</string></a>").string("c") == "x\ny\nz")
    }

    @Test("A parse error has the line number")
    func lines() {
        #expect(fault("<a>\n<b>\n</c>\n</a>")?.line == 3)
        #expect(fault("<?xml version=\"1.0\"?>\n<a>\n<b c=\"&nothing;\"/>\n</a>")?.line == 3)
        // The end tag is missing in the last line, or in the line before the last line break.
        #expect([3, 4].contains(fault("<a>\n\n<b>\n")?.line))
    }

    @Test(
        "Malformed XML is rejected",
        arguments: [
            "<a/><b/>", "<a/>text", "text<a/>", "<a b=\"1\" c/>", "<a b=1/>", "<a>&#0;</a>", "<a>&#xD800;</a>",
            "<a><b></a></b>", "<1/>", "< a/>", "<a b='1\"/>", "<a><![CDATA[x</a>", "<a><!-- x</a>", "</a>", "<a>&lt</a>",
        ])
    func refused(text: String) {
        #expect(fault(text) != nil)
    }

    @Test("An attribute is not found by a part of its name")
    func attributes() throws {
        let long = String(repeating: "n", count: 70)
        let root = try root("<a key=\"k\" kay=\"l\" \(long)=\"m\" nnnnnn=\"o\" key2=\"p\"/>")
        #expect([root["key"], root["kay"], root[long], root["nnnnnn"], root["key2"]] == ["k", "l", "m", "o", "p"])
        #expect(root["kex"] == nil)
        #expect(root[""] == nil)
        #expect(root.key == "k")
        #expect(root.child("b") == nil && root.child(key: "k") == nil)
    }

    @Test("Numbers up to ±1e12 are parsed exactly like Swift's Double; other text is rejected", arguments: UInt64(1)...8)
    func numbers(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let letters = Array("0123456789.-+e ")
        for _ in 0..<3000 {
            var text = ""
            if Bool.random(using: &dice) {
                let digits = Int.random(in: 1...15, using: &dice)
                text = String(Int.random(in: 0..<Int(pow(10, Double(digits))), using: &dice))
                if Bool.random(using: &dice) {
                    text.insert(".", at: text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &dice)))
                }
                if Bool.random(using: &dice) { text = "-" + text }
            } else {
                for _ in 0..<Int.random(in: 0...8, using: &dice) { text.append(letters.randomElement(using: &dice) ?? "0") }
            }
            let known = Double(text).flatMap { $0.isFinite && abs($0) <= 1e12 ? CGFloat($0) : nil }
            let read = InterfaceNumbers.number(text)
            #expect(read?.bitPattern == known?.bitPattern, "\(text)")
        }
    }

    @Test("An attribute or a child is not found by another name")
    func names() throws {
        var names: [String] = []
        for number in 0..<100 {
            let letters: String = String("abcdefghij".dropFirst(number % 7).prefix(1 + number % 9))
            names.append(letters + String(number))
        }
        let attributes = names.map { "\($0)='\($0)!'" }.joined(separator: " ")
        let children = names.map { "<\($0) key='\($0)'/>" }.joined()
        let element = try root("<root \(attributes)>\(children)</root>")
        for name in names {
            #expect(element[name] == name + "!")
            #expect(element.child(name)?.name == name && element.child(key: name)?.name == name)
            #expect(element[name + "x"] == nil && element.child(name + "x") == nil && element.child(key: "x" + name) == nil)
        }
        var numbers: [String: Int] = [:]
        for (number, name) in names.enumerated() { numbers[name] = number }
        let words = KeywordTable(numbers)
        for (number, name) in names.enumerated() { #expect(words[name] == number && words[name + "x"] == nil) }
        #expect(words[""] == nil && element[""] == nil)
    }
}
