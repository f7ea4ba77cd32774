import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKit

@Suite("Localized strings") @MainActor
struct LocalizedStringTests {
    let files: TestBundle

    init() throws {
        files = try TestBundle()
        files.write("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";\n\"only\" = \"Only English\";")
        files.write("de.lproj/Localizable.strings", "/* Gruß */ \"hello\" = \"Hallo \\\"du\\\"\";")
        files.write("pt-BR.lproj/Localizable.strings", "\"hello\" = \"Olá\";")
    }

    private func text(_ key: String, _ languages: [String], table: String? = nil) -> String {
        LocalizedText.string(key, table: table, bundle: files.bundle, value: nil, languages: languages)
    }

    @Test("Languages come from the environment, with gettext's rules")
    func environment() {
        #expect(DesktopLanguages.languages(of: ["LANG": "de_AT.UTF-8"]) == ["de-AT", "de"])
        #expect(DesktopLanguages.languages(of: ["LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"]) == ["fr", "de", "en-US", "en"])
        #expect(DesktopLanguages.languages(of: ["LC_ALL": "C", "LANGUAGE": "de"]) == ["en"])
        #expect(DesktopLanguages.languages(of: ["LC_MESSAGES": "sr_RS@latin", "LANG": "de_DE"]) == ["sr-RS", "sr"])
        #expect(DesktopLanguages.languages(of: [:]) == ["en"])
    }

    @Test("The preferred language is used, else a related one, else the app's; a missing key returns the key or the value")
    func languages() {
        #expect(text("hello", ["de-AT", "de"]) == "Hallo \"du\"")
        #expect(text("hello", ["pt"]) == "Olá")
        #expect(text("hello", ["xx"]) == "Hello")
        #expect(text("only", ["de"]) == "Only English")
        #expect(text("none", ["de"]) == "none")
        #expect(LocalizedText.string("none", table: nil, bundle: files.bundle, value: "Value") == "Value")
        #expect(NSLocalizedString("none", bundle: files.bundle, value: "Value", comment: "") == "Value")
        #expect(NSLocalizedString("only", bundle: files.bundle, comment: "") == "Only English")
        #expect(text("hello", ["de"], table: "../de.lproj/Localizable") == "hello")
    }

    @Test("The app's strings are found in the bundles beside the program")
    func besideTheProgram() {
        func text(_ languages: [String]) -> String {
            LocalizedText.string("Cancel", table: "Words", bundle: .main, value: nil, languages: languages)
        }
        // The library's own bundle is beside the tests.
        #expect(text(["de"]) == "Abbrechen" && text(["fr"]) == "Annuler")
        #expect(NSLocalizedString("no such text", tableName: "Words", comment: "") == "no such text")
        #expect(NSLocalizedString("no such text", tableName: "Words", value: "Value", comment: "") == "Value")
        files.write("Resources/de.lproj/Localizable.strings", "\"deep\" = \"Tief\";")
        #expect(self.text("deep", ["de"]) == "Tief")
    }

    @Test("Numbers select the text of a .stringsdict, by the language's plural rules")
    func plurals() {
        func dictionary(_ texts: [String: String]) -> String {
            let items = texts.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
            return """
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>n files</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$@</string><key>files</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
                \(items)</dict></dict></dict></plist>
                """
        }
        files.write("en.lproj/Localizable.stringsdict", dictionary(["one": "one file", "other": "%1$d files"]))
        files.write(
            "pl.lproj/Localizable.stringsdict",
            dictionary(["one": "%1$d plik", "few": "%1$d pliki", "many": "%1$d plików", "other": "%1$d pliku"]))
        let english = text("n files", ["en"])
        #expect(String.localizedStringWithFormat(english, 1, "Home") == "one file in Home")
        #expect(String.localizedStringWithFormat(english, 5, "Home") == "5 files in Home")
        let polish = text("n files", ["pl"])
        let forms = [1, 2, 5, 12, 22, 25].map { String.localizedStringWithFormat(polish, $0, "x") }
        #expect(forms == ["1 plik in x", "2 pliki in x", "5 plików in x", "12 plików in x", "22 pliki in x", "25 plików in x"])
        #expect(String.localizedStringWithFormat("%d apples", 3) == "3 apples")
    }

    @Test("A string catalogue provides translations and plurals, and the source text for a language without a translation")
    func catalogues() {
        files.write(
            "Words.xcstrings",
            """
            {"sourceLanguage":"en","version":"1.0","strings":{"Save":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Sichern"}}}},
            "%lld days":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"t","value":"%lld day"}},
            "other":{"stringUnit":{"state":"t","value":"%lld days"}}}}},"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"t","value":"%lld Tag"}},
            "other":{"stringUnit":{"state":"t","value":"%lld Tage"}}}}}}}}}
            """)
        #expect(text("Save", ["de"], table: "Words") == "Sichern")
        #expect(text("Save", ["fr"], table: "Words") == "Save")
        #expect(String.localizedStringWithFormat(text("%lld days", ["de"], table: "Words"), 1) == "1 Tag")
        #expect(String.localizedStringWithFormat(text("%lld days", ["de"], table: "Words"), 3) == "3 Tage")
    }

    @Test("A translation's format cannot read an argument as another type")
    func formats() {
        #expect(TextFormat.text("%2$@ has %1$d %%", [3, "Bo"]) == "Bo has 3 %")
        #expect(TextFormat.text("%@ %d %s %f", [3, "x", 2.5, "y"]) == "3 x 2.5 y")
        #expect(TextFormat.text("%.1f|%03lld|%x", [2.25, 7, 255]) == "2.2|007|ff")
        #expect(TextFormat.text("%9$@|%d|%n|%", [1]) == "|1|%n|%")
        #expect(TextFormat.text("%99999999999d", [1]) == "%99999999999d")
        // A table of 30 megabytes could otherwise demand a million times as much memory.
        #expect(TextFormat.text("%999999d", [1]) == "%999999d")
        #expect(TextFormat.text("%.9999f", [1.5]) == "%.9999f")
    }

    @Test("Invalid tables are ignored, and a plural rule that refers to itself does not recurse endlessly")
    func broken() {
        files.write("en.lproj/Bad.strings", "\"a\" = ")
        files.write("en.lproj/Bad.stringsdict", "<plist><dict><key>a")
        files.write("Bad.xcstrings", "{\"strings\": 3}")
        #expect(text("a", ["en"], table: "Bad") == "a")
        let loop: [String: Any] = ["NSStringLocalizedFormatKey": "%#@x@", "x": ["other": "%#@x@%#@x@"]]
        #expect((PluralText(stringsDictionary: loop)?.format(for: [1], language: "en").count ?? 0) < 1000)
    }

    @Test("A substitution whose argument number no text can have uses the next argument", arguments: [Int.min, -1, 0, Int.max])
    func argumentNumbers(number: Int) throws {
        let form = ["variations": ["plural": ["one": ["stringUnit": ["value": "one"]], "other": ["stringUnit": ["value": "%arg files"]]]]]
        var files: [String: Any] = form
        files["argNum"] = number
        let text = PluralText(catalogUnit: ["stringUnit": ["value": "%#@files@"], "substitutions": ["files": files]])
        #expect(try #require(text).format(for: [1], language: "en") == "one")
    }
}
